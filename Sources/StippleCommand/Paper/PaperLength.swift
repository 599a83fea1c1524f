// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A length on paper with its unit, such as `5mm` or `0.25in`.
struct PaperLength: Comparable, Sendable {
  let points: Double

  static func < (one: PaperLength, other: PaperLength) -> Bool { one.points < other.points }

  init(points: Double) { self.points = points }

  init(millimetres: Double) { points = millimetres * Self.millimetre }

  /// Points in a millimetre.
  static let millimetre = 72 / 25.4

  private static let units: [(name: String, points: Double)] = [
    ("mm", millimetre), ("cm", 10 * millimetre), ("in", 72), ("pt", 1),
  ]

  var millimetres: Double { points / Self.millimetre }

  /// Reads a plain decimal and its unit; a zero may do without. Nil for anything else, and for what is negative.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    if let unit = Self.units.first(where: { text.hasSuffix($0.name) }) {
      self.init(number: text.dropLast(unit.name.count), unit: unit.points)
    } else {
      self.init(number: text, unit: 0)
      if Double(plainDecimal: text) != 0 { return nil }
    }
  }

  private init?(number: some StringProtocol, unit: Double) {
    let number = number.trimmingCharacters(in: .whitespaces)
    guard let value = Double(plainDecimal: number), value >= 0, value.isFinite else { return nil }
    points = value * unit
  }

  /// Reads two lengths that an `x` parts, such as `150x200mm`: the unit of the second is the first one's too, unless
  /// that has its own.
  static func pair(_ text: String) -> (PaperLength, PaperLength)? {
    var parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return nil }
    if unit(of: parts[0]) == nil, let unit = unit(of: parts[1]) { parts[0] += unit }
    guard let first = PaperLength(parts[0]), let second = PaperLength(parts[1]) else { return nil }
    return (first, second)
  }

  /// The unit at the end of a text, if there is one.
  private static func unit(of text: some StringProtocol) -> String? {
    let text = text.lowercased()
    return units.map(\.name).first { text.hasSuffix($0) }
  }

  /// What messages ask for.
  static let form = "a length such as 5mm, 0.5cm, 0.25in or 14pt"
}
