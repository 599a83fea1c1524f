// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Numbers and words of a page, drawn as lines of a pen.
///
/// A font would have to be embedded for printers to take the page, and would outweigh all else on it; so the few signs
/// that pages need are lines, which look the same in every form of output.
struct PaperLettering: Sendable {
  /// The height of digits and capitals, in points.
  let height: Double

  /// The corners of the lines of each sign: x and y in a grid of 4 x 6 with its origin at the top left; a space parts
  /// lines.
  private static let signs: [Character: String] = [
    "0": "103041453616050110", "1": "112026", "2": "01103041420646", "3": "01103041423323 334445361605",
    "4": "36300444", "5": "400002324345361605", "6": "413010010516364544331304", "7": "004016",
    "8": "103041423313020110 1304051636454433", "9": "051636454130100102133342",
    "D": "00204244260600", "a": "1232434616051444", "e": "044443321203051646", "i": "2226 2021",
    "m": "0602 03122326 23324346", "n": "0602 0312324346", "t": "10152636 0232",
  ]
  private var unit: Double { height / 6 }

  /// From one sign to the next.
  var advance: Double { 6 * unit }

  /// How thick the pen is.
  var penWidth: Double { height / 9 }

  func width(of text: String) -> Double {
    text.isEmpty ? 0 : Double(text.count) * advance - 2 * unit
  }

  /// The lines of a text whose first sign stands at a place; a sign that is not known is a space.
  /// - Parameter origin: the left end of its base line.
  func lines(of text: String, at origin: CGPoint) -> [PaperLine] {
    text.enumerated().flatMap { index, sign in
      let left = origin.x + Double(index) * advance
      let corners = Self.signs[sign] ?? ""
      return corners.split(separator: " ").map { line in
        let digits = line.compactMap(\.wholeNumberValue).map(Double.init)
        return PaperLine(
          stride(from: 0, to: digits.count - 1, by: 2).map {
            CGPoint(x: left + digits[$0] * unit, y: origin.y + (digits[$0 + 1] - 6) * unit)
          })
      }
    }
  }

  /// The stroke of a text.
  func stroke(_ text: String, at origin: CGPoint, ink: PaperInk) -> PaperStroke {
    PaperStroke(lines: lines(of: text, at: origin), width: penWidth, cap: .round, ink: ink)
  }
}
