// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A dash pattern as it is written: numbers with spaces or commas between them.
///
/// `none` is a solid line, as is a pattern of nothing but 0; an empty text is no pattern at all.
enum DashPatternText {
  /// The numbers of a text; `nil` if it is not a pattern.
  static func pattern(_ text: String) -> [CGFloat]? {
    let words = text.split { $0 == " " || $0 == "," || $0 == "\t" || $0 == "\n" }
    if words == ["none"] { return [0] }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == words.count, numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return nil }
    return numbers.map { CGFloat($0) }
  }

  /// The text of a pattern: whole numbers without a fraction; `none` for one that is a solid line as it cannot be.
  static func text(_ pattern: [CGFloat]) -> String {
    guard pattern.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return "none" }
    return pattern.map { number in
      let number = Double(number)
      return number == number.rounded() && abs(number) < 1e15 ? String(Int64(number)) : String(number)
    }.joined(separator: " ")
  }
}
