// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple

/// Where the pattern lies on a page: as many whole cells as there is room for, in the middle of it.
struct PaperLayout: Sendable {
  /// What is kept free at the sides of a page, in points.
  struct Insets: Equatable, Sendable {
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    var left = 0.0
  }

  let sheet: PaperSheet
  /// The whole cells, in the page's space.
  let area: CGRect
  /// What is drawn of the pattern: the area, and where nothing is kept free the bleed too.
  let drawn: CGRect
  /// The pattern in its place.
  let pattern: PaperPattern

  /// Nil where not one cell fits.
  init?(sheet: PaperSheet, insets: Insets, pattern: PaperPattern) {
    let size = CGSize(
      width: sheet.page.width - insets.left - insets.right, height: sheet.page.height - insets.top - insets.bottom)
    guard let cell = pattern.grid.fullPitch, size.width >= cell.x, size.height >= cell.y else { return nil }
    var pattern = pattern
    (pattern.grid, area) = pattern.grid.centered(in: CGRect(origin: CGPoint(x: insets.left, y: insets.top), size: size))
    self.sheet = sheet
    self.pattern = pattern
    drawn = Self.drawn(area, of: sheet, insets)
  }

  private static func drawn(_ area: CGRect, of sheet: PaperSheet, _ insets: Insets) -> CGRect {
    guard sheet.bleed > 0 else { return area }
    let bleed = sheet.frame(around: sheet.bleed)
    let left = insets.left > 0 ? area.minX : bleed.minX
    let top = insets.top > 0 ? area.minY : bleed.minY
    let right = insets.right > 0 ? area.maxX : bleed.maxX
    let bottom = insets.bottom > 0 ? area.maxY : bleed.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How many cells are drawn of.
  var cellCount: Double {
    pattern.grid.cellCount(in: drawn)
  }

  var strokes: [PaperStroke] { pattern.strokes(in: drawn) }
}
