// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Marks that share pixels, and large ones: for each row of pixels the coverage of all marks is added up and then
// composed once. Measured on lattices of dots of radius 2, against `drawPlainly`: 1.1 microseconds a dot that touches its
// neighbours instead of 2.5, 0.97 where it reaches into them instead of 2.0.

extension MarkArrangement {
  func drawSums(in bitmap: BitmapView, rows range: Range<Int>, with paint: Paint, fill: RowFill?) {
    let visible = bitmap.clip.columns
    let reach = area.reach
    let marks = columns.visible(in: visible, reach: reach.x)
    withUnsafeTemporaryAllocation(of: Float.self, capacity: visible.count) { sums in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: visible.count) { bytes in
        guard let sums = sums.baseAddress, let bytes = bytes.baseAddress else { return }
        sums.initialize(repeating: 0, count: visible.count)
        for y in range {
          fill?.fill(y..<y + 1)
          var touched: (lower: Int, upper: Int) = (visible.upperBound, visible.lowerBound)
          for j in rows.visible(in: y..<y + 1, reach: reach.y) {
            let row = MarkAreaRow(area, row: y, middle: rows.middle(j), cell: rows.cell(of: j, reach: reach.y))
            for i in marks {
              let pixels = columns.pixels(of: i, reach: reach.x, in: visible)
              guard !pixels.isEmpty else { continue }
              area.addCoverage(
                columns: pixels, row: row, middle: columns.middle(i), cell: columns.cell(of: i, reach: reach.x),
                to: sums - visible.lowerBound)
              touched = (min(touched.lower, pixels.lowerBound), max(touched.upper, pixels.upperBound))
            }
          }
          guard touched.lower < touched.upper else { continue }
          let first = touched.lower - visible.lowerBound
          let count = touched.upper - touched.lower
          for index in first..<first + count {
            bytes[index] = MarkLattice.byte(sums[index])
            sums[index] = 0
          }
          paint.compose(coverage: bytes + first, onto: bitmap.row(y) + touched.lower, count: count)
        }
      }
    }
  }
}
