// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The rows of a figure that a space shows, and the marks on them.
///
/// No loop is over what is not shown, and there are at most 32,768 rows, and marks in a row.
struct VisibleRows {
  private let rows: GridRows
  private let space: GridSpace
  /// Where the middles of marks may be.
  private let area: CGRect
  /// Of a mark near the top left corner.
  private let column: Double
  /// From a mark to the next, and from a row to the next, in the view.
  private let step: SIMD2<Double>
  private let next: SIMD2<Double>
  private(set) var indices = GridIndices.none

  init?(_ rows: GridRows, reach: Double, in space: GridSpace) {
    self.rows = rows
    self.space = space
    (step, next) = (space.vector(rows.step), space.vector(rows.next))
    area = space.area(reach: reach)
    let corner = SIMD2(CGPoint(x: space.rect.minX, y: space.rect.minY))
    guard step.length > 0, area.width.isFinite, area.height.isFinite,
      let base = space.index(nearestTo: corner, rows.step, rows.next, shift: rows.shift)
    else { return nil }
    column = base.x
    let start = space.point(base.x, rows.step, base.y, rows.next, shift: rows.shift)
    let across = SIMD2(-step.y, step.x) / step.length
    let offsets = [area.minX, area.maxX].flatMap { x in
      [area.minY, area.maxY].map { y in across.dot(SIMD2(Double(x), Double(y)) - start) / across.dot(next) }
    }
    guard var low = offsets.min(), let high = offsets.max(), abs(low) < GridSpace.largestIndex, !high.isNaN
    else { return nil }
    low = (base.y + low - Self.slack).rounded(.up)
    let last = min((base.y + high + Self.slack).rounded(.down), low + 2 * Self.most)
    indices = GridIndices(low, last).trimmed { isShown($0) }.prefix(Self.most)
  }

  /// Rounding never leaves out a row or a mark; whether it is shown is then looked at.
  private static let slack = 1e-6
  private static let most = Double(GridLayout.maximumLineCount)
  /// The most marks that are moved to pixels one by one; in pictures of more they stay where they are.
  private static let mostSnapped = 1 << 22

  private func start(ofRow row: Double) -> SIMD2<Double> {
    space.point(column, rows.step, row, rows.next, shift: rows.shift)
  }

  private func isShown(_ row: Double) -> Bool {
    space.part(of: start(ofRow: row), along: step, in: area) != nil
  }

  /// The ends of a row that is a line: at the edges along an axis, beyond them at an angle, so that all of it ends there.
  func ends(ofRow row: Double, width: Double, pixels: PixelGrid?) -> (SIMD2<Double>, SIMD2<Double>)? {
    let start = snapped(start(ofRow: row), width: width, pixels)
    let rect = space.rect
    if step.y == 0 { return (SIMD2(Double(rect.minX), start.y), SIMD2(Double(rect.maxX), start.y)) }
    if step.x == 0 { return (SIMD2(start.x, Double(rect.minY)), SIMD2(start.x, Double(rect.maxY))) }
    let clip = space.edge == .closed ? rect : rect.insetBy(dx: -width, dy: -width)
    guard let part = space.part(of: start, along: step, in: clip) else { return nil }
    return (start + step * part.lowerBound, start + step * part.upperBound)
  }

  /// A row along an axis is moved to pixels across it.
  private func snapped(_ point: SIMD2<Double>, width: Double, _ pixels: PixelGrid?) -> SIMD2<Double> {
    guard let pixels else { return point }
    if step.y == 0 { return SIMD2(point.x, pixels.middle(point.y, of: width)) }
    if step.x == 0 { return SIMD2(pixels.middle(point.x, of: width), point.y) }
    return point
  }

  /// The marks of a row that are shown. Those of rows that stand straight under each other are those of one above, if they
  /// are known, but for their height.
  func marks(
    ofRow row: Double, under above: RowMarks? = nil, width: Double, length: Double?, pixels: PixelGrid?
  ) -> RowMarks? {
    let base = start(ofRow: row)
    if var marks = above, (step.y == 0 && next.x == 0) || (step.x == 0 && next.y == 0) {
      let (place, across) = (snapped(base, width: width, pixels), step.y == 0 ? 1 : 0)
      marks.first[across] = place[across]
      marks.last[across] = place[across]
      return marks
    }
    guard let part = space.part(of: base, along: step, in: area), abs(part.lowerBound) < GridSpace.largestIndex
    else { return nil }
    let low = column + (part.lowerBound - Self.slack).rounded(.up)
    let high = min(column + (part.upperBound + Self.slack).rounded(.down), low + 2 * Self.most)
    let point = { space.point($0, rows.step, row, rows.next, shift: rows.shift) }
    let columns = GridIndices(low, high).trimmed { space.holds(point($0), in: area) }.prefix(Self.most)
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
