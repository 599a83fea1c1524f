// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The numbers of pages as pieces that pages share: a start for each count of digits, and the ten digits.
struct PaperNumbering: Sendable {
  private static let most = 6
  let pieces: [PaperPiece]

  /// - Parameters:
  ///   - middle: where the middle of a number stands.
  ///   - base: where its base line is.
  init(_ lettering: PaperLettering, middle: Double, base: Double, ink: PaperInk) {
    let starts = (1...Self.most).map { count in
      let width = lettering.width(of: String(repeating: "0", count: count))
      return PaperPiece(shift: CGPoint(x: middle - width / 2, y: base))
    }
    let digits = (0...9).map { digit in
      PaperPiece(
        strokes: [lettering.stroke(String(digit), at: .zero, ink: ink)], shift: CGPoint(x: lettering.advance, y: 0))
    }
    pieces = starts + digits
  }

  /// The pieces of a page's number, by their indices.
  func pieces(of page: Int) -> [Int] {
    let digits = String(page).compactMap(\.wholeNumberValue)
    guard digits.count <= Self.most else { return [] }
    return [digits.count - 1] + digits.map { Self.most + $0 }
  }

  /// The number of a page, in the page's space.
  func strokes(of page: Int) -> [PaperStroke] {
    var origin = CGPoint.zero
    return pieces(of: page).map { pieces[$0] }.flatMap { piece in
      defer { origin = CGPoint(x: origin.x + piece.shift.x, y: origin.y + piece.shift.y) }
      return piece.strokes.map { $0.shifted(by: origin) }
    }
  }
}
