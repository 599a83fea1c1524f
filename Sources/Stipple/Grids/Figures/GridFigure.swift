// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a kind of grid draws, and where it can be snapped to. Points of the content, from the layout's origin on.
struct GridFigure: Sendable {
  /// What is drawn, all of it in each tier.
  var elements: [any GridElement]
  /// The points that are snapped to.
  var sites: any GridSites
  /// The cells between the marks.
  var cells: any GridCells
  /// The smallest distance between neighbouring marks or lines.
  var spacing: Double
  /// Whether every Nth mark either way makes the same figure, N times as large: then levels of a ladder lie on each other,
  /// and major marks are such a level.
  var isNested = true
  /// Whether all marks and lines run along the axes, so that each can be snapped to pixels of its own. Of another figure
  /// only mark 0 is, with all of it, and lines along an axis.
  var isUpright = true
  /// Whether a page of whole cells has no other: their edges are not on the page's own.
  var isOfCells = false
  /// Where mark 0 is on a page of whole cells, in shares of it: at the top left corner, or in the middle.
  var anchor = SIMD2<Double>.zero
}

/// A part of a figure that knows its strokes.
protocol GridElement: Sendable {
  /// Draws the marks of a tier that a space shows.
  func draw(_ tier: GridTier, with pen: GridPen, in space: GridSpace, to builder: inout GridStrokeBuilder)

  /// Whether it is of lines, which cross those of other elements.
  var isLines: Bool { get }

  /// The share of an area that is inked.
  func ink(with pen: GridPen, in space: GridSpace) -> Double
}

/// Points that can be snapped to.
protocol GridSites: Sendable {
  /// What is drawn at them: it tells which pixels they are snapped to.
  var mark: GridSite.Mark { get }

  /// A few that are near a point of the view, the nearest among them, even if each is moved to the pixels about it.
  func sites(near point: SIMD2<Double>, in space: GridSpace) -> [GridSite]

  /// Those in the space's rectangle, row by row, no more than `limit`.
  func all(in space: GridSpace, limit: Int) -> [GridSite]
}

/// A point that can be snapped to.
struct GridSite {
  /// In the view.
  var point: SIMD2<Double>
  /// Its indices, which tell what tier it is of; NaN along an axis where it can be anywhere.
  var index: SIMD2<Double>

  /// What is drawn at a site.
  enum Mark: Sendable {
    /// Two lines, each of a tier of its own.
    case crossing
    case disc
    case strokes
  }
}

/// Cells of a grid, told apart by two whole numbers.
protocol GridCells: Sendable {
  /// The cell at a point of the view.
  func cell(at point: SIMD2<Double>, in space: GridSpace) -> GridCell?

  /// The smallest upright rectangle around a cell, in points of the view.
  func bounds(of cell: GridCell, in space: GridSpace) -> CGRect?

  /// About how many are in the space's rectangle.
  func count(in space: GridSpace) -> Double
}
