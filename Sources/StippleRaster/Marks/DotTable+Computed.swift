// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotTable {
  /// Adds the coverage of a disc that there is no table for.
  func addComputed(center: SIMD2<Double>, to band: inout CoverageBand) -> Bool {
    guard let area = MarkArea(.dot(radius: radius), axis: .horizontal) else { return false }
    guard center.x.isFinite, center.y.isFinite else { return false }
    let x = MarkSeries(first: center.x, pitch: 0, count: 1)
    let y = MarkSeries(first: center.y, pitch: 0, count: 1)
    let columns = x.pixels(of: 0, reach: radius, in: band.columns)
    let everywhere = -Double.infinity...Double.infinity
    var overlaps = false
    withUnsafeTemporaryAllocation(of: Float.self, capacity: columns.count) { sums in
      guard let sums = sums.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: columns.count) { bytes in
        guard let bytes = bytes.baseAddress else { return }
        for row in y.pixels(of: 0, reach: radius, in: band.rows) {
          sums.initialize(repeating: 0, count: columns.count)
          area.addCoverage(
            columns: columns, row: MarkAreaRow(area, row: row, middle: y.middle(0), cell: everywhere),
            middle: x.middle(0), cell: everywhere, to: sums - columns.lowerBound)
          for index in 0..<columns.count { bytes[index] = MarkLattice.byte(sums[index]) }
          if band.add(mask: bytes, stride: columns.count, columns: columns, rows: row..<row + 1) { overlaps = true }
        }
      }
    }
    return overlaps
  }
}
