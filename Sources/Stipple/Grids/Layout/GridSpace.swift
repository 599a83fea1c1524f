// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where one tier of a grid stands in the view: from indices of marks to points, and back.
///
/// A figure is made of marks at whole multiples of two vectors, in points of the content, from the layout's origin on.
struct GridSpace {
  /// What is drawn on, in points of the view.
  let rect: CGRect
  var edge: GridEdge
  let stride: GridStride
  let origin: SIMD2<Double>
  let zoom: Double
  let offset: SIMD2<Double>

  /// A vector of the content in points of the view.
  func vector(_ vector: SIMD2<Double>) -> SIMD2<Double> {
    vector * zoom * stride.factor / stride.divisor
  }

  /// Where `column * step + row * next + shift` is, in points of the view, to the last digit however far that is.
  func point(
    _ column: Double, _ step: SIMD2<Double>, _ row: Double, _ next: SIMD2<Double>, shift: SIMD2<Double> = .zero
  ) -> SIMD2<Double> {
    SIMD2(coordinate(0, column, step, row, next, shift: shift), coordinate(1, column, step, row, next, shift: shift))
  }

  /// One of the coordinates of such a point.
  func coordinate(
    _ axis: Int, _ column: Double, _ step: SIMD2<Double>, _ row: Double, _ next: SIMD2<Double>, shift: SIMD2<Double>
  ) -> Double {
    let sum = PairedDouble(column, times: step[axis]) + PairedDouble(row, times: next[axis]) + shift[axis]
    let scaled = stride.divisor == 1 ? sum * stride.factor : sum / stride.divisor
    return ((scaled + origin[axis]) * zoom + -offset[axis]).value
  }

  /// The whole indices nearest to a point of the view; nil where there are none, or none that a Double can hold.
  func index(
    nearestTo point: SIMD2<Double>, _ step: SIMD2<Double>, _ next: SIMD2<Double>, shift: SIMD2<Double> = .zero
  ) -> SIMD2<Double>? {
    var index = SIMD2<Double>.zero
    // The first guess errs where the origin is far; from there on all is small.
    for _ in 0..<3 {
      let rest = point - self.point(index.x, step, index.y, next, shift: shift)
      guard let correction = indices(of: rest, step, next) else { return nil }
      index += correction.rounded(.toNearestOrAwayFromZero)
    }
    return index.isFinite && abs(index.x) <= Self.largestIndex && abs(index.y) <= Self.largestIndex ? index : nil
  }

  /// How many steps either way a vector of the view is.
  func indices(
    of vector: SIMD2<Double>, _ step: SIMD2<Double>, _ next: SIMD2<Double>
  ) -> SIMD2<Double>? {
    let (step, next) = (self.vector(step), self.vector(next))
    let area = step.cross(next)
    guard area.isFinite, area != 0, vector.isFinite else { return nil }
    return SIMD2(vector.cross(next), step.cross(vector)) / area
  }

  /// How many parallelograms of two vectors have the area of the rectangle.
  func count(_ step: SIMD2<Double>, _ next: SIMD2<Double>) -> Double {
    rect.width * rect.height / abs(vector(step).cross(vector(next)))
  }

  /// Indices beyond it are not told apart.
  static let largestIndex = 0x1p51

  /// Where the middles of marks may be that reach so far about them.
  func area(reach: Double) -> CGRect {
    edge == .beyond ? rect.insetBy(dx: -reach, dy: -reach) : rect
  }

  /// Whether a mark at a point is one of those to be drawn.
  func holds(_ point: SIMD2<Double>, in area: CGRect) -> Bool {
    isWithin(point.x, area.minX, area.maxX) && isWithin(point.y, area.minY, area.maxY)
  }

  func isWithin(_ value: Double, _ low: CGFloat, _ high: CGFloat) -> Bool {
    switch edge {
    case .inside: low < value && value < high
    case .closed: low - Self.closeness <= value && value <= high + Self.closeness
    case .beyond: low <= value && value <= high
    }
  }

  /// How far off an edge a mark is still on it, in points.
  static let closeness: CGFloat = 1e-6

  /// The part of a line from `start` in a direction that is in an area, in lengths of the direction.
  func part(of start: SIMD2<Double>, along direction: SIMD2<Double>, in area: CGRect) -> ClosedRange<Double>? {
    let slack = edge == .closed ? Self.closeness : 0
    var (from, to) = (-Double.infinity, Double.infinity)
    for axis in 0...1 {
      let (low, high) = axis == 0 ? (area.minX, area.maxX) : (area.minY, area.maxY)
      if direction[axis] == 0 {
        guard isWithin(start[axis], low, high) else { return nil }
        continue
      }
      let one = (low - slack - start[axis]) / direction[axis]
      let other = (high + slack - start[axis]) / direction[axis]
      from = max(from, min(one, other))
      to = min(to, max(one, other))
    }
    return from.isFinite && to.isFinite && from <= to ? from...to : nil
  }
}
