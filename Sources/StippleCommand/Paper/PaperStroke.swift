// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Lines of one width and colour on a page.
struct PaperStroke: Equatable, Sendable {
  /// The raw values are those of PDF and of `CGLineCap`.
  enum Cap: Int, Sendable {
    case butt, round, square
  }

  var lines: [PaperLine]
  var width: Double
  var cap = Cap.butt
  /// Lengths of dashes and gaps in turn; empty for solid lines.
  var dashes: [Double] = []
  var ink: PaperInk

  func shifted(by distance: CGPoint) -> PaperStroke {
    var stroke = self
    stroke.lines = lines.map { $0.shifted(by: distance) }
    return stroke
  }
}
