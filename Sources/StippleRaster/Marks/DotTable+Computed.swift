// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotTable {
  /// Adds the coverage of a disc that there is no table for.
  func addComputed(center: SIMD2<Double>, to band: inout CoverageBand) -> Bool {
    guard let area = MarkArea(.dot(radius: radius), axis: .horizontal) else { return false }
    guard center.x.isFinite, center.y.isFinite else { return false }
    let x = MarkSeries(first: center.x, pitch: 0, count: 1)
    let y = MarkSeries(first: center.y, pitch: 0, count: 1)
    let everywhere = -Double.infinity...Double.infinity
    var overlaps = false
    for row in y.pixels(of: 0, reach: radius, in: band.rows) {
      for column in x.pixels(of: 0, reach: radius, in: band.columns) {
        let coverage = MarkLattice.byte(
          area.coverage(column: column, row: row, middle: [x.middle(0), y.middle(0)], cell: (everywhere, everywhere)))
        guard coverage > 0 else { continue }
        if band.coverage(column: column, row: row) > 0 { overlaps = true }
        band.add(coverage, column: column, row: row)
      }
    }
    return overlaps
  }
}
