// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Adds the coverage of discs of one radius, at any place, to a band.
struct DotTable: Sendable {
  /// In pixels.
  let radius: Double

  /// Adds a disc's coverage, up to 255; outside the band nothing.
  ///
  /// - Returns: Whether a pixel that the disc covers had coverage before.
  func add(center: SIMD2<Double>, to band: inout CoverageBand) -> Bool {
    guard let area = MarkArea(.dot(radius: radius), axis: .horizontal) else { return false }
    guard center.x.isFinite, center.y.isFinite else { return false }
    let columns = MarkSeries(first: center.x, pitch: 0, count: 1).pixels(of: 0, reach: radius, in: band.columns)
    let rows = MarkSeries(first: center.y, pitch: 0, count: 1).pixels(of: 0, reach: radius, in: band.rows)
    let everywhere = -Double.infinity...Double.infinity
    var overlaps = false
    for row in rows {
      for column in columns {
        let coverage = MarkLattice.byte(
          area.coverage(column: column, row: row, middle: center, cell: (everywhere, everywhere)))
        guard coverage > 0 else { continue }
        if band.coverage(column: column, row: row) > 0 { overlaps = true }
        band.add(coverage, column: column, row: row)
      }
    }
    return overlaps
  }
}
