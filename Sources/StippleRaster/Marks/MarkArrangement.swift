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
    var (shape, density) = (area, 1.0)
    self.columns = Self.merged(columns, of: &shape, along: 0, density: &density)
    self.rows = Self.merged(rows, of: &shape, along: 1, density: &density)
    self.area = shape
    self.density = Float(density)
  }

  /// Makes one mark of marks that are closer than 1/64 of a pixel, of which there could be any number in a pixel: a long
  /// one of the same coverage on average. It differs by less than 1/255, for want of place between one mark and the next.
  private static func merged(
    _ series: MarkSeries, of area: inout MarkArea, along axis: Int, density: inout Double
  ) -> MarkSeries {
    guard series.count > 1, series.pitch < 1.0 / 64 else { return series }
    let between = series.pitch * Double(series.count - 1) / 2
    let middle = MarkSeries(first: series.first + between, pitch: 0, count: 1)
    let (pitch, radius, across) = (series.pitch, area.radius, 1 - axis)
    var core = area.core
    if pitch <= 2 * area.reach[axis], radius == 0 || radius >= 4 * pitch {
      // What is missing between two discs is not 1/500 of a pixel wide.
      core[axis] += between
      area = MarkArea(core: core, radius: radius)
    } else {
      let (along, width) = (area.reach[axis], area.reach[across])
      let corners = (4 - Double.pi) * radius * radius
      density *= min((4 * along * width - corners) / (2 * width * pitch), 1)
      core[axis] = between + pitch / 2
      core[across] = width
      area = MarkArea(core: core, radius: 0)
    }
    return middle
  }

  /// Whether a mark may reach into a rectangle of pixels.
  func isVisible(in columns: Range<Int>, rows: Range<Int>) -> Bool {
    let reach = area.reach
    return !self.rows.visible(in: rows, reach: reach.y).isEmpty
      && !self.columns.visible(in: columns, reach: reach.x).isEmpty
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
