// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Two rulers on one base line, 100 mm above it and 4 inches below, that tell whether a page was printed at its size.
struct PaperRuler: Sendable {
  let ink: PaperInk

  /// Of both rulers with their numbers, and what keeps them apart from the pattern.
  static let height = PaperLength(millimetres: 15).points

  private static let fullWidth = 4 * 72.0
  private static let width = 0.25
  private let lettering = PaperLettering(height: PaperLength(millimetres: 1.8).points)

  /// The narrowest page that the shortest rulers have room on.
  static let leastPage = PaperLength(millimetres: 20)

  /// - Parameter top: where the room for it begins.
  func strokes(top: Double, on page: CGSize) -> [PaperStroke] {
    // On a narrow page the rulers are shorter, by halves.
    var share = 1.0
    while overhang + reach(share) > page.width - PaperLength(millimetres: 5).points, share > 0.2 { share /= 2 }
    let left = (page.width - reach(share) + overhang) / 2
    let base = top + PaperLength(millimetres: 8).points
    let millimetres = scale(
      count: Int(100 * share), unit: PaperLength.millimetre, per: [(10, 2.5), (5, 1.8), (1, 1)], at: left, base: base,
      up: true)
    let inches = scale(
      count: Int(64 * share), unit: 72 / 16, per: [(16, 2.5), (8, 1.8), (4, 1.4), (1, 0.8)], at: left, base: base,
      up: false)
    let line = PaperLine(left, base, to: left + Self.fullWidth * share, base)
    return [
      PaperStroke(lines: [line] + millimetres + inches, width: Self.width, ink: ink),
      numbers(share, left: left, base: base),
    ]
  }

  /// How far the first number reaches before the rulers.
  private var overhang: Double { lettering.width(of: "0") / 2 }

  /// How far the rulers and their last numbers, with the units behind them, reach from where they start.
  private func reach(_ share: Double) -> Double {
    let millimetres = Self.lastNumber(share)
    let inches = Int(4 * share)
    func end(_ number: Int, _ unit: String, at place: Double) -> Double {
      place + lettering.width(of: "\(number) \(unit)") - lettering.width(of: "\(number)") / 2
    }
    return max(
      Self.fullWidth * share, end(millimetres, "mm", at: Double(millimetres) * PaperLength.millimetre),
      end(inches, "in", at: Double(inches) * 72))
  }

  /// How many millimetres there are between two numbers.
  private static func step(_ share: Double) -> Int { share < 1 ? 10 : 20 }

  private static func lastNumber(_ share: Double) -> Int {
    Int(100 * share) / step(share) * step(share)
  }

  /// - Parameter steps: for every so many units, how long the tick is in millimetres; the coarsest first.
  private func scale(
    count: Int, unit: Double, per steps: [(count: Int, length: Double)], at left: Double, base: Double, up: Bool
  ) -> [PaperLine] {
    // Ticks of one length one after the other, as these are written shortest.
    steps.enumerated().flatMap { index, step in
      (0...count).filter { tick in
        tick.isMultiple(of: step.count) && !steps[..<index].contains { tick.isMultiple(of: $0.count) }
      }.map { tick in
        let x = left + Double(tick) * unit
        let length = PaperLength(millimetres: step.length).points
        return PaperLine(x, base, to: x, up ? base - length : base + length)
      }
    }
  }

  private func numbers(_ share: Double, left: Double, base: Double) -> PaperStroke {
    let gap = PaperLength(millimetres: 3.3).points
    var lines: [PaperLine] = []
    func add(_ text: String, _ digits: Int, at x: Double, y: Double) {
      let width = lettering.width(of: String(text.prefix(digits)))
      lines += lettering.lines(of: text, at: CGPoint(x: x - width / 2, y: y))
    }
    let last = Self.lastNumber(share)
    for number in stride(from: 0, through: last, by: Self.step(share)) {
      let text = String(number)
      add(
        number == last ? "\(text) mm" : text, text.count, at: left + Double(number) * PaperLength.millimetre,
        y: base - gap)
    }
    let inches = 4 * share
    for number in 0...Int(inches) {
      let text = String(number)
      add(
        Double(number + 1) > inches ? "\(text) in" : text, text.count, at: left + Double(number) * 72,
        y: base + gap + lettering.height)
    }
    return PaperStroke(lines: lines, width: lettering.penWidth, cap: .round, ink: ink)
  }
}
