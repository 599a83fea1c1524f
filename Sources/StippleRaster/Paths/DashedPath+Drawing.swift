// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DashedPath {
  /// Columns that are gathered at a time, so that the memory of a band stays small on any bitmap.
  private static let tileWidth = 1 << 14

  /// Paints what was prepared, as one shape.
  ///
  /// Only rows that are asked for, and in the bitmap's clip, are painted; the clip must be within the one that the path
  /// was prepared for. Takes time for the marks in the bands of 32 rows that are asked for, and 0.5 MB at most,
  /// or 1.1 MB where marks overlap.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    draw(in: bitmap, rows: rows, with: paint, isFast: true)
  }

  /// With `isFast` false, what the fast way is held against: all marks are gathered.
  func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint, isFast: Bool) {
    let visible = bands.bounds.intersection(bitmap.clip)
    let rows = visible.rows.clamped(to: rows)
    guard !rows.isEmpty, !visible.columns.isEmpty else { return }
    var column = visible.columns.lowerBound
    while column < visible.columns.upperBound {
      let columns = column..<min(column + Self.tileWidth, visible.columns.upperBound)
      var separateDots = isFast ? SeparateDots(self, columns: columns) : nil
      var straightPainter = isFast ? StraightPainter(self, columns: columns) : nil
      var painter: BandPainter?
      for band in PathBands.band(of: rows.lowerBound)...PathBands.band(of: rows.upperBound - 1) {
        let top = band * Self.bandHeight
        let bandRows = (top..<top + Self.bandHeight).clamped(to: rows)
        let view = bitmap.clipped(to: PixelRect(columns: columns, rows: bandRows))
        if separateDots?.paint(ofBand: band, in: view, with: paint) ?? false { continue }
        if straightPainter?.paint(rows: bandRows, in: view, with: paint) ?? false { continue }
        if painter == nil { painter = BandPainter(self, columns: columns) }
        painter?.paint(rows: bandRows, in: view, with: paint)
      }
      column = columns.upperBound
    }
  }
}
