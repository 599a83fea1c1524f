// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where failures of set by name go while a throwing call runs.
///
/// Apple's `setValue(_:forKey:)` and its kin do not throw, and views override them. So the throwing calls run those,
/// overrides and all, inside a report and throw what it caught. Without a report a failure is a line on stderr.
@MainActor final class AttributeReport {
  @TaskLocal static var current: AttributeReport?

  /// The first failure.
  private(set) var error: AttributeError?

  /// Runs `body`, throwing the first failure reported in it.
  static func throwing(_ body: () -> Void) throws(AttributeError) {
    let report = AttributeReport()
    $current.withValue(report) { body() }
    if let error = report.error { throw error }
  }

  /// Tells a failure to the running report, or to stderr.
  static func add(_ error: AttributeError) {
    if let current {
      current.error = current.error ?? error
    } else {
      StandardError.write("UIKit: \(error)")
    }
  }
}
