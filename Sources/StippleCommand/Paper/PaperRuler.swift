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

  /// - Parameter top: where the room for it begins.
  func strokes(top: Double, on page: CGSize) -> [PaperStroke] {
    // On a narrow page the rulers are shorter, by halves.
    var share = 1.0
    while Self.fullWidth * share > page.width - PaperLength(millimetres: 8).points, share > 0.2 { share /= 2 }
    let left = (page.width - Self.fullWidth * share) / 2
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
    let end = Int(100 * share)
    for number in stride(from: 0, through: end, by: share < 1 ? 10 : 20) {
      let text = String(number)
      add(
        number + 10 > end ? "\(text) mm" : text, text.count, at: left + Double(number) * PaperLength.millimetre,
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
