// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Closed polygons, in pixels, whose union is one shape.
///
/// A polygon's last point is joined to its first one; inside is what it goes round, either way.
struct Outline: Equatable, Sendable {
  /// The corners of all polygons, one polygon after the other.
  private(set) var points: [SIMD2<Double>] = []
  /// Where each polygon ends in `points`.
  private(set) var ends: [Int] = []

  init() {}

  /// Makes an outline of one polygon.
  init(_ points: [SIMD2<Double>]) {
    self.points = points
    ends = [points.count]
  }

  /// Takes all polygons away and keeps the memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Adds a corner to the polygon that has been begun.
  mutating func append(_ point: SIMD2<Double>) { points.append(point) }

  /// Adds a polygon of four corners.
  mutating func append(_ quad: DashQuad) {
    points.append(contentsOf: quad.corners)
    close()
  }

  /// Ends the polygon that has been begun; one without a point is none.
  mutating func close() {
    if points.count > ends.last ?? 0 { ends.append(points.count) }
  }

  /// The corners of a polygon, by its number.
  func polygon(_ index: Int) -> ArraySlice<SIMD2<Double>> {
    points[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }
}
