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

  private var accumulator = AreaAccumulator()
  private var corners: [SIMD2<Int>] = []
  private var bytes: [UInt8] = []
  private var union = MarkUnion()

  init() {}

  /// Adds the inside of a closed outline.
  ///
  /// Of fewer than three points, or of points that are not finite, nothing. Takes time for the visible edges and for
  /// the pixels between them.
  /// - Parameters:
  ///   - points: The corners, in pixels; within 2^30 of the origin.
  /// - Returns: Whether a pixel that the outline covers had coverage before.
  mutating func add(_ points: [SIMD2<Double>], to band: inout CoverageBand) -> Bool {
    guard let bounds = measure(points) else { return false }
    let columns = bounds.columns.clamped(to: band.columns)
    let rows = bounds.rows.clamped(to: band.rows)
    guard !columns.isEmpty, !rows.isEmpty else { return false }
    let height = max(1, Self.cells / (columns.count + 16))
    var overlaps = false
    var row = rows.lowerBound
    while row < rows.upperBound {
      let window = PixelRect(columns: columns, rows: row..<min(row + height, rows.upperBound))
      if addVisible(window, to: &band) { overlaps = true }
      row += height
    }
    return overlaps
  }

  /// Adds a shape: exactly if it is one polygon, else as `MarkUnion` does.
  ///
  /// - Returns: Whether a pixel that the shape covers had coverage before.
  mutating func add(_ outline: Outline, to band: inout CoverageBand) -> Bool {
    outline.ends.count > 1 ? union.add(outline, to: &band) : add(outline.points, to: &band)
  }

  /// Takes the corners of an outline; gives the pixels that it may cover, or nil if there are none.
  private mutating func measure(_ points: [SIMD2<Double>]) -> PixelRect? {
    guard points.count > 2 else { return nil }
    corners.removeAll(keepingCapacity: true)
    var low = SIMD2(Int.max, Int.max)
    var high = SIMD2(Int.min, Int.min)
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let corner = AreaAccumulator.parts(point)
      low = pointwiseMin(low, corner)
      high = pointwiseMax(high, corner)
      corners.append(corner)
    }
    let unit = AreaAccumulator.unit
    return PixelRect(
      columns: (low.x >> 13)..<((high.x + unit - 1) >> 13), rows: (low.y >> 13)..<((high.y + unit - 1) >> 13))
  }

  private mutating func addVisible(_ window: PixelRect, to band: inout CoverageBand) -> Bool {
    accumulator.open(window)
    var last = corners[corners.count - 1]
    for corner in corners {
      accumulator.addEdge(from: last, to: corner)
      last = corner
    }
    if bytes.count < window.columns.count + 16 {
      bytes = Array(repeating: 0, count: window.columns.count + 16)
    }
    var overlaps = false
    bytes.withUnsafeMutableBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return }
      for line in 0..<window.rows.count {
        let columns = accumulator.takeRow(line, into: bytes)
        guard !columns.isEmpty else { continue }
        let first = window.columns.lowerBound + columns.lowerBound
        let row = window.rows.lowerBound + line
        if band.add(
          mask: bytes + columns.lowerBound, stride: 0, columns: first..<first + columns.count, rows: row..<row + 1)
        {
          overlaps = true
        }
      }
    }
    return overlaps
  }
}
