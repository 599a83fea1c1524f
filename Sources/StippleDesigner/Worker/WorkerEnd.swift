// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// Why a worker answers no more, in one line.
struct WorkerEnd: Error, Hashable, Sendable {
  let reason: String

  init(_ reason: String) {
    self.reason = reason
  }

  /// - Parameters:
  ///   - status: As `waitpid` gives it.
  ///   - errors: What the worker has written to standard error, the beginning of it.
  init(status: Int32, errors: Data) {
    let signal = status & 0x7F
    let name = Self.names.first { $0.signal == signal }?.name ?? "signal \(signal)"
    let end =
      switch signal {
      case 0: "it ended with status \(status >> 8 & 0xFF)"
      // Somebody has sent these.
      case SIGKILL, SIGTERM: name
      default: "it crashed: \(name)"
      }
    let lines = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { !$0.allSatisfy(\.isWhitespace) }
    // What Swift says of a trap tells most; its own mark of a crash, nothing.
    let telling = lines.first { $0.contains("Fatal error") } ?? lines.first { !$0.contains("Program crashed") }
    reason = end + (telling.map { "; \(String($0).inMessage)" } ?? "")
  }

  private static let names: [(signal: Int32, name: String)] = [
    (SIGSEGV, "bad access to memory"), (SIGBUS, "bad access to memory"), (SIGILL, "a check in Swift failed"),
    (SIGTRAP, "a check in Swift failed"), (SIGABRT, "it gave up"), (SIGFPE, "bad arithmetic"),
    (SIGKILL, "it was killed"), (SIGTERM, "it was ended"), (SIGXCPU, "it took too long"),
  ]
}
