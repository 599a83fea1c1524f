// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

extension Double {
  /// Reads a plain decimal, such as `-2.5`: Swift's own reading would also take "nan", "inf", "0x10" and "1e9".
  package init?(plainDecimal text: some StringProtocol) {
    let digits = text.first == "-" ? text.dropFirst() : text[...]
    guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(String(text)) else {
      return nil
    }
    self = number
  }
}

extension CGSize {
  /// Reads two plain decimals over 0 that an `x` parts, such as `320x44`.
  package init?(plainDecimals text: String) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double(plainDecimal: $0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
