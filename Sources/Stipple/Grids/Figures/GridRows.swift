// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Parallel lines, or rows of marks: the lines of paper, the dots of a lattice, the edges of a honeycomb.
///
/// Mark `(i, j)` is at `shift + i * step + j * next`; row `j` runs along `step`.
struct GridRows: GridElement {
  /// What is at each mark, or along a row.
  enum Mark: Sendable {
    /// The row is a line.
    case line
    /// A disc.
    case disc
    /// A stroke along the row through the mark; `isSplit`: without the square in its middle, which another row draws.
    case arm(isSplit: Bool)
    /// A stroke along the row whose middle is the mark, a share of the step long: an edge between two cells of a size, `way`
    /// from one's middle to the other's.
    case edge(share: Double, way: SIMD2<Double>, cell: SIMD2<Double>)
  }

  var mark: Mark
  var step: SIMD2<Double>
  var next: SIMD2<Double>
  var shift: SIMD2<Double> = .zero
  /// The indices of the marks that are major where one of index 0 is, of those from there to the next: itself, but of a
  /// honeycomb, whose cells have two edges of each direction.
  var majors: [SIMD2<Double>] = [.zero]

  var isLines: Bool { if case .line = mark { true } else { false } }

  func draw(_ tier: GridTier, with pen: GridPen, in space: GridSpace, to builder: inout GridStrokeBuilder) {
    var space = space
    // Edges of cells are lines, and cut off where those are, not left out by their middles; or they are of whole cells.
    if case .edge = mark, space.edge == .inside { space.edge = .beyond }
    let period = space.vector(step).length
    guard let brush = Brush(mark, pen: pen, period: period),
      let rows = VisibleRows(self, reach: brush.reach, in: space)
    else { return }
    // Where some are left out, those beside them reach as far for twice the radius.
    if case .disc = mark, rows.areCovered(byRadius: tier.hole == nil ? pen.dotRadius : pen.dotRadius / 2) {
      return builder.addCover(of: space.rect, with: pen)
    }
    let marked = !brush.isSolid ? brush : isLines ? nil : Brush(mark, pen: pen, period: period, isHoled: true)
    // Most rows are stroked alike.
    let path = builder.path(
      of: pen.style(width: brush.width, cap: brush.cap, dashes: brush.isSolid ? [] : brush.dashed(period)))
    var above: RowMarks?
    for row in rows.indices {
      if builder.isFull { return }
      if brush.isSolid, tier.holds(line: row) {
        if let ends = rows.ends(ofRow: row, width: brush.width, pixels: pen.pixels) {
          builder.addLine(from: ends.0, to: ends.1, of: path)
        }
      } else if let marked, let cycle = MarkCycle(ofRow: row, majors: majors, tier: tier),
        let marks = rows.marks(ofRow: row, under: above, width: marked.width, length: marked.length, pixels: pen.pixels)
      {
        above = marks
        if cycle.isWhole, marks.distances == nil, marks.period == period, !brush.isSolid {
          marked.addWhole(marks, of: path, to: &builder)
        } else {
          marked.draw(marks, of: cycle, with: pen, to: &builder)
        }
      }
    }
  }

  func ink(with pen: GridPen, in space: GridSpace) -> Double {
    let period = space.vector(step).length
    guard let brush = Brush(mark, pen: pen, period: period) else { return 0 }
    return brush.area / abs(space.vector(step).cross(space.vector(next)))
  }
}

extension GridStrokeBuilder {
  /// Adds the whole of a rectangle, as one broad line.
  mutating func addCover(of rect: CGRect, with pen: GridPen) {
    addLine(
      from: SIMD2(CGPoint(x: rect.minX, y: rect.midY)), to: SIMD2(CGPoint(x: rect.maxX, y: rect.midY)),
      style: pen.style(width: rect.height))
  }
}
