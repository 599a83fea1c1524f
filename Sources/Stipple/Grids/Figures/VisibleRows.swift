// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The rows of a figure that a space shows, and the marks on them.
///
/// No loop is over what is not shown, and there are at most 32,768 rows, and marks in a row.
struct VisibleRows {
  private let space: GridSpace
  /// Of the rows, in points of the content.
  private let contentStep: SIMD2<Double>
  private let contentNext: SIMD2<Double>
  private let shift: SIMD2<Double>
  /// Where the middles of marks may be.
  private let area: CGRect
  /// Of marks that are edges of whole cells.
  private let pair: CellPair?
  /// Of a mark near the top left corner.
  private let column: Double
  /// From a mark to the next, and from a row to the next, in the view.
  private let step: SIMD2<Double>
  private let next: SIMD2<Double>
  private(set) var indices = GridIndices.none

  init?(_ rows: GridRows, reach: Double, in space: GridSpace) {
    self.space = space
    (contentStep, contentNext, shift) = (rows.step, rows.next, rows.shift)
    (step, next) = (space.vector(rows.step), space.vector(rows.next))
    if space.edge == .closed, case .edge(_, let way, let cell) = rows.mark {
      guard let pair = CellPair(way: way, cell: cell, in: space) else { return nil }
      (self.pair, area) = (pair, pair.area)
    } else {
      (pair, area) = (nil, space.area(reach: reach))
    }
    let corner = SIMD2(CGPoint(x: space.rect.minX, y: space.rect.minY))
    guard step.length > 0, area.width.isFinite, area.height.isFinite,
      let base = space.index(nearestTo: corner, rows.step, rows.next, shift: rows.shift)
    else { return nil }
    column = base.x
    let start = space.point(base.x, rows.step, base.y, rows.next, shift: rows.shift)
    let across = SIMD2(-step.y, step.x) / step.length
    // Of the four corners.
    let x = SIMD4(area.minX, area.maxX, area.minX, area.maxX) - start.x
    let y = SIMD4(area.minY, area.minY, area.maxY, area.maxY) - start.y
    let offsets = (across.x * x + across.y * y) / across.dot(next)
    let (low, high) = (offsets.min(), offsets.max())
    guard abs(low) < GridSpace.largestIndex, !high.isNaN else { return nil }
    let first = (base.y + low - Self.slack).rounded(.up)
    let last = min((base.y + high + Self.slack).rounded(.down), first + 2 * Self.most)
    indices = GridIndices(first, last).trimmed { isShown($0) }.prefix(Self.most)
  }

  /// Rounding never leaves out a row or a mark; whether it is shown is then looked at.
  private static let slack = 1e-6
  private static let most = Double(GridLayout.maximumLineCount)
  /// The most marks that are moved to pixels one by one; in pictures of more they stay where they are.
  private static let mostSnapped = 1 << 22

  private func start(ofRow row: Double) -> SIMD2<Double> {
    point(column, row)
  }

  private func point(_ column: Double, _ row: Double) -> SIMD2<Double> {
    space.point(column, contentStep, row, contentNext, shift: shift)
  }

  private func isShown(_ row: Double) -> Bool {
    space.part(of: start(ofRow: row), along: step, in: area) != nil
  }

  private func holds(_ mark: SIMD2<Double>) -> Bool {
    pair?.holds(mark, in: space) ?? space.holds(mark, in: area)
  }

  /// The ends of a row that is a line: at the edges along an axis, beyond them at an angle, so that all of it ends there.
  func ends(ofRow row: Double, width: Double, pixels: PixelGrid?) -> (SIMD2<Double>, SIMD2<Double>)? {
    let rect = space.rect
    if step.y == 0 {
      let y = place(ofRow: row, axis: 1, width: width, pixels)
      return (SIMD2(Double(rect.minX), y), SIMD2(Double(rect.maxX), y))
    }
    if step.x == 0 {
      let x = place(ofRow: row, axis: 0, width: width, pixels)
      return (SIMD2(x, Double(rect.minY)), SIMD2(x, Double(rect.maxY)))
    }
    let start = start(ofRow: row)
    let clip = space.edge == .closed ? rect : rect.insetBy(dx: -width, dy: -width)
    guard let part = space.part(of: start, along: step, in: clip) else { return nil }
    return (start + step * part.lowerBound, start + step * part.upperBound)
  }

  /// Where a row along one axis is on the other, moved to pixels.
  private func place(ofRow row: Double, axis: Int, width: Double, _ pixels: PixelGrid?) -> Double {
    let place = space.coordinate(axis, column, contentStep, row, contentNext, shift: shift)
    return pixels?.middle(place, of: width) ?? place
  }

  /// The marks of a row that are shown. Those of rows that stand straight under each other are those of one above, if they
  /// are known, but for their height.
  func marks(
    ofRow row: Double, under above: RowMarks? = nil, width: Double, length: Double?, pixels: PixelGrid?
  ) -> RowMarks? {
    if var marks = above, (step.y == 0 && next.x == 0) || (step.x == 0 && next.y == 0) {
      let axis = step.y == 0 ? 1 : 0
      marks.first[axis] = place(ofRow: row, axis: axis, width: width, pixels)
      marks.last[axis] = marks.first[axis]
      return marks
    }
    let base = start(ofRow: row)
    guard let part = space.part(of: base, along: step, in: area), abs(part.lowerBound) < GridSpace.largestIndex
    else { return nil }
    let low = column + (part.lowerBound - Self.slack).rounded(.up)
    let high = min(column + (part.upperBound + Self.slack).rounded(.down), low + 2 * Self.most)
    let point = { self.point($0, row) }
    let columns = GridIndices(low, high).trimmed { holds(point($0)) }.prefix(Self.most)
    guard !columns.isEmpty else { return nil }
    var marks = RowMarks(
      columns: columns, first: point(columns.first), last: point(columns.last), period: step.length,
      direction: step / step.length)
    if let pixels, step.x == 0 || step.y == 0, columns.count * indices.count <= Self.mostSnapped {
      marks.snap(to: pixels, width: width, length: length, point: point)
    }
    return marks
  }

  /// Whether discs leave no place between them, nor at the edges.
  func areCovered(byRadius radius: Double) -> Bool {
    guard !indices.isEmpty, radius > max(step.length, next.length),
      let top = marks(ofRow: indices.first, width: 0, length: 0, pixels: nil),
      let bottom = marks(ofRow: indices.last, width: 0, length: 0, pixels: nil)
    else { return false }
    let rect = space.rect
    if step.y == 0, next.x == 0 {
      // The corners are the places that are furthest from a dot.
      let right = max(step.length, top.first.x - rect.minX, rect.maxX - top.last.x)
      let under = max(next.length, top.first.y - rect.minY, rect.maxY - bottom.first.y)
      return radius > SIMD2(right, under).length
    }
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { SIMD2(Double(x), Double($0)) } }
    let marks = [top.first, top.last, bottom.first, bottom.last]
    let furthest = corners.compactMap { corner in marks.map { ($0 - corner).length }.min() }.max() ?? .infinity
    return radius > furthest + step.length + next.length
  }
}
