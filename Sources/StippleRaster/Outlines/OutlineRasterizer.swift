// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Adds shapes with straight edges to a band at exact area coverage.
///
/// Within 0.6/255 of the exact area, rounding included, for outlines that do not cross themselves; where one goes round
/// a pixel more than once the pixel is covered wholly. The result in a pixel depends on the outline alone, not on the
/// band. It keeps memory for reuse: up to 1 MB, or what a row of the band takes if that is more.
struct OutlineRasterizer: ~Copyable {
  /// Cells in memory at a time, but for a single row that is longer.
  private static let cells = 1 << 17

  var accumulator = AreaAccumulator()
  /// The corners of the outline at hand, in parts of a pixel: as many as `count`.
  var corners: [SIMD2<Int64>] = []
  var count = 0
  /// The pixels that the last outline may cover; nil if it is large.
  private(set) var box: PixelRect?
  private var mask = OutlineMask()
  private var union = MarkUnion()

  init() {}

  /// Adds the inside of a closed outline.
  ///
  /// Of fewer than three points, or of points that are not finite, nothing. Takes time for the visible edges and for
  /// the pixels between them.
  /// - Parameters:
  ///   - points: The corners, in pixels; within 2^34 of the origin.
  /// - Returns: Whether a pixel that the outline covers had coverage before.
  @discardableResult
  mutating func add(_ points: [SIMD2<Double>], to band: inout CoverageBand) -> Bool {
    box = OutlineMask.box(of: points)
    if let box { return add(points, in: box, to: &band) }
    guard let bounds = measureFast(points) else { return false }
    return addWindows(bounds, to: &band, plainly: false)
  }

  /// What `add` does by the plain twins of its parts.
  mutating func addPlainly(_ points: [SIMD2<Double>], to band: inout CoverageBand) -> Bool {
    box = OutlineMask.box(of: points)
    if let box { return add(points, in: box, to: &band, plainly: true) }
    guard let bounds = measure(points) else { return false }
    return addWindows(bounds, to: &band, plainly: true)
  }

  /// Adds a small outline.
  private mutating func add(
    _ points: [SIMD2<Double>], in box: PixelRect, to band: inout CoverageBand, plainly: Bool = false
  ) -> Bool {
    guard let rows = Self.rows(of: box, in: band) else { return false }
    let origin = SIMD2(Double(box.columns.lowerBound), Double(box.rows.lowerBound))
    var from = OutlineMask.place(points[points.count - 1] - origin)
    for point in points {
      let to = OutlineMask.place(point - origin)
      if plainly {
        mask.addEdgePlainly(from: from, to: to, columns: box.columns.count, rows: rows)
      } else {
        mask.addEdge(from: from, to: to, columns: box.columns.count, rows: rows)
      }
      from = to
    }
    return plainly ? mask.takeRowsPlainly(box, into: &band) : mask.takeRows(box, into: &band)
  }

  /// Adds the outline of a dash.
  ///
  /// - Returns: Whether a pixel that it covers had coverage before.
  mutating func add(_ quad: DashQuad, to band: inout CoverageBand) -> Bool {
    box = OutlineMask.box(of: quad)
    guard let box else { return add(quad.corners, to: &band) }
    guard let rows = Self.rows(of: box, in: band) else { return false }
    let origin = SIMD2(Double(box.columns.lowerBound), Double(box.rows.lowerBound))
    let (a, b) = (OutlineMask.place(quad.startRight - origin), OutlineMask.place(quad.startLeft - origin))
    let (c, d) = (OutlineMask.place(quad.endLeft - origin), OutlineMask.place(quad.endRight - origin))
    let columns = box.columns.count
    mask.addEdge(from: d, to: a, columns: columns, rows: rows)
    mask.addEdge(from: a, to: b, columns: columns, rows: rows)
    mask.addEdge(from: b, to: c, columns: columns, rows: rows)
    mask.addEdge(from: c, to: d, columns: columns, rows: rows)
    return mask.takeRows(box, into: &band)
  }

  /// Those rows of a box that are in a band, counted from the box's first.
  @inline(__always)
  private static func rows(of box: PixelRect, in band: borrowing CoverageBand) -> Range<Int>? {
    let visible = box.rows.clamped(to: band.rows)
    guard !visible.isEmpty else { return nil }
    return visible.lowerBound &- box.rows.lowerBound..<visible.upperBound &- box.rows.lowerBound
  }

  /// Adds a shape: exactly if it is one polygon, else as `MarkUnion` does.
  ///
  /// - Returns: Whether a pixel that the shape covers had coverage before.
  @discardableResult
  mutating func add(_ outline: Outline, to band: inout CoverageBand) -> Bool {
    guard outline.ends.count > 1 else { return add(outline.points, to: &band) }
    box = nil
    return union.add(outline, to: &band)
  }

  /// Takes the corners of an outline; gives the pixels that it may cover, or nil if there are none.
  mutating func measure(_ points: [SIMD2<Double>]) -> PixelRect? {
    guard points.count > 2 else { return nil }
    corners.removeAll(keepingCapacity: true)
    var low = SIMD2(Int64.max, .max)
    var high = SIMD2(Int64.min, .min)
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let corner = AreaEdge.parts(point)
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
      corners.append(corner)
    }
    count = corners.count
    return Self.pixels(low: low, high: high)
  }

  /// The pixels between points in parts.
  @inline(__always)
  static func pixels(low: SIMD2<Int64>, high: SIMD2<Int64>) -> PixelRect {
    let last = AreaAccumulator.unit - 1
    return PixelRect(
      columns: AreaAccumulator.index(low.x)..<AreaAccumulator.index(high.x &+ last),
      rows: AreaAccumulator.index(low.y)..<AreaAccumulator.index(high.y &+ last))
  }

  /// Adds the outline at hand by windows that fit the memory.
  private mutating func addWindows(_ bounds: PixelRect, to band: inout CoverageBand, plainly: Bool) -> Bool {
    let visible = bounds.intersection(PixelRect(columns: band.columns, rows: band.rows))
    guard !visible.isEmpty else { return false }
    let height = max(1, Self.cells / (visible.columns.count + 16))
    var overlaps = false
    var row = visible.rows.lowerBound
    while row < visible.rows.upperBound {
      let rows = row..<min(row + height, visible.rows.upperBound)
      accumulator.open(PixelRect(columns: visible.columns, rows: rows))
      if plainly {
        for index in 0..<count {
          accumulator.addEdge(from: corners[index == 0 ? count - 1 : index - 1], to: corners[index])
        }
        if accumulator.takeRows(into: &band) { overlaps = true }
      } else {
        addEdgesFast()
        if accumulator.takeRowsFast(into: &band) { overlaps = true }
      }
      row = rows.upperBound
    }
    return overlaps
  }
}
