// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers of PDF and SVG: decimals with no more digits than they need.
extension [UInt8] {
  /// Appends a number rounded to so many decimals: `12`, `.5`, `-3.25`.
  mutating func append(_ number: Double, decimals: Int) {
    let unit = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][Swift.min(Swift.max(decimals, 0), 6)]
    // Beyond it no page reaches; what is no number is none.
    let limit = 1e12
    let scaled = Swift.min(Swift.max(number.isNaN ? 0 : number * Double(unit), -limit), limit)
    let whole = Int(scaled.rounded())
    if whole < 0 { append(UInt8(ascii: "-")) }
    let (units, rest) = Int(whole.magnitude).quotientAndRemainder(dividingBy: unit)
    if units > 0 || rest == 0 { append(text: String(units)) }
    if rest == 0 { return }
    append(UInt8(ascii: "."))
    var (place, left) = (unit / 10, rest)
    while left > 0 {
      append(UInt8(ascii: "0") + UInt8(left / place))
      left %= place
      place /= 10
    }
  }

  /// Appends numbers, a space between them.
  mutating func append(_ numbers: [Double], decimals: Int) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(number, decimals: decimals)
    }
  }

  mutating func append(text: String) {
    append(contentsOf: text.utf8)
  }
}
