// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The marks of a lattice made ready to be drawn: their shape, and where they are.
struct MarkArrangement {
  let area: MarkArea
  let columns: MarkSeries
  let rows: MarkSeries
  /// What coverage is multiplied by: 1, but for marks too close to be told apart.
  let density: Float

  /// Nil if nothing can be seen.
  init?(_ lattice: MarkLattice) {
    guard let area = MarkArea(lattice.mark, axis: lattice.axis) else { return nil }
    let columns = MarkSeries(first: lattice.origin.x, pitch: lattice.pitch.x, count: lattice.columns)
    let rows = MarkSeries(first: lattice.origin.y, pitch: lattice.pitch.y, count: lattice.rows)
    guard columns.count > 0, rows.count > 0 else { return nil }
    self.area = area
    self.columns = columns
    self.rows = rows
    density = 1
  }

  /// The coverage of pixels of a row, in 255ths, mark by mark.
  func coverage(of pixels: Range<Int>, row: Int) -> [Float] {
    var sums = [Float](repeating: 0, count: pixels.count)
    let reach = area.reach
    for j in rows.visible(in: row..<row + 1, reach: reach.y) {
      for i in columns.visible(in: pixels, reach: reach.x) {
        let middle = SIMD2(columns.middle(i), rows.middle(j))
        let cell = (x: columns.cell(of: i, reach: reach.x), y: rows.cell(of: j, reach: reach.y))
        for column in columns.pixels(of: i, reach: reach.x, in: pixels) {
          sums[column - pixels.lowerBound] += area.coverage(column: column, row: row, middle: middle, cell: cell)
        }
      }
    }
    return density == 1 ? sums : sums.map { $0 * density }
  }
}
