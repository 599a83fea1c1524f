// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file name with a place for a number: `frames-%03d.png` stands for `frames-000.png`, `frames-001.png` and so on.
struct NumberedPath {
  private let before: Substring
  private let after: Substring
  /// The number has at least so many digits, zeros before it.
  private let digits: Int

  /// Nil unless the text has one `%d` or `%0Nd`, N from 1 to 9, in its last part, and no other `%`.
  init?(_ text: String) {
    let name = (text as NSString).lastPathComponent
    guard text.filter({ $0 == "%" }).count == 1, name.contains("%"), let sign = text.firstIndex(of: "%"),
      let mark = text[sign...].firstMatch(of: /^%(?:0([1-9]))?d/)
    else { return nil }
    before = text[..<sign]
    after = text[mark.range.upperBound...]
    digits = mark.output.1.flatMap { Int($0) } ?? 1
  }

  func path(_ number: Int) -> String {
    let text = String(number)
    return before + String(repeating: "0", count: max(0, digits - text.count)) + text + after
  }
}
