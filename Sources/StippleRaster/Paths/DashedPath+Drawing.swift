// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DashedPath {
  /// Columns that are gathered at a time, so that the memory of a band stays small on any bitmap.
  private static let tileWidth = 1 << 14

  /// Paints what was prepared, as one shape.
  ///
  /// Only rows that are asked for, and in the bitmap's clip, are painted; the clip must be within the one that the path
  /// was prepared for. Takes time for the marks in the bands of 32 rows that are asked for, and 0.5 MB at most.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let visible = bands.bounds.intersection(bitmap.clip)
    let rows = visible.rows.clamped(to: rows)
    guard !rows.isEmpty, !visible.columns.isEmpty else { return }
    var column = visible.columns.lowerBound
    while column < visible.columns.upperBound {
      let columns = column..<min(column + Self.tileWidth, visible.columns.upperBound)
      var painter = BandPainter(self, columns: columns)
      for band in PathBands.band(of: rows.lowerBound)...PathBands.band(of: rows.upperBound - 1) {
        let top = band * Self.bandHeight
        let bandRows = (top..<top + Self.bandHeight).clamped(to: rows)
        painter.paint(rows: bandRows, in: bitmap.clipped(to: PixelRect(columns: columns, rows: bandRows)), with: paint)
      }
      column = columns.upperBound
    }
  }
}
