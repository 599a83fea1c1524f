// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The size of a page: one that has a name, or two lengths.
enum PaperSize {
  /// In millimetres, upright.
  private static let named: [(name: String, width: Double, height: Double)] = [
    ("A2", 420, 594), ("A3", 297, 420), ("A4", 210, 297), ("A5", 148, 210), ("A6", 105, 148),
    ("Letter", 215.9, 279.4), ("Legal", 215.9, 355.6), ("Tabloid", 279.4, 431.8),
  ]

  static var names: [String] { named.map(\.name) }

  /// What a side may be: from a stamp to the most that a PDF without tricks can say.
  static let sides = PaperLength(millimetres: 10)...PaperLength(millimetres: 5080)

  /// The size in points; nil where the text is neither a name nor `WxH` with a unit, such as `150x200mm` or `6inx9in`.
  static func parse(_ text: String) -> CGSize? {
    if let size = named.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return self.size(PaperLength(millimetres: size.width), PaperLength(millimetres: size.height))
    }
    return PaperLength.pair(text).map(size)
  }

  static let a4 = size(PaperLength(millimetres: 210), PaperLength(millimetres: 297))

  private static func size(_ width: PaperLength, _ height: PaperLength) -> CGSize {
    CGSize(width: width.points, height: height.points)
  }
}
