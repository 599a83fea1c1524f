// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Tells on a terminal how far long work is, in one line that goes away.
///
/// Work of few steps says nothing, nor does any where standard error is no terminal.
struct ProgressLine {
  /// So many steps are done before anyone wonders.
  private static let few = 10_000
  /// From one text to the next.
  private static let stride = 4_096

  private let what: String
  private let count: Int
  private let isShown: Bool

  init(_ what: String, of count: Int) {
    (self.what, self.count) = (what, count)
    isShown = count > Self.few && isatty(STDERR_FILENO) != 0
  }

  /// Tells that one of the count is being worked on.
  func show(_ index: Int) {
    if isShown, index.isMultiple(of: Self.stride) { write("stipple: \(what) \(index) of \(count)") }
  }

  /// Tells of work that cannot tell how far it is.
  static func tell(_ text: String) -> ProgressLine {
    let line = ProgressLine(text, of: few + 1)
    if line.isShown { line.write("stipple: \(text)") }
    return line
  }

  func clear() {
    if isShown { write("") }
  }

  /// Puts a text in the place of the line that is there.
  private func write(_ text: String) {
    StandardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }
}
