// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension LineGrid {
  /// Draws over what is there, in some rows of a bitmap, within the clip.
  ///
  /// Only pixels about lines are visited: in rows that no horizontal line crosses, those about vertical lines.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let columns = bitmap.clip.columns
    let rows = bitmap.clip.rows.clamped(to: rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let columnShares = columnShares(columns)
    let columnRuns = AxisRuns([columnShares], pixels: columns)
    let clusters = Self.clusters(columnShares)
    var kinds = [UInt8](repeating: 0, count: columnRuns.kindCount)
    var coverage = [UInt8](repeating: 0, count: columns.count)
    let rowRuns = AxisRuns([rowShares(rows)], pixels: rows)
    for run in rowRuns.runs {
      let shares = rowRuns.kinds[0][run.kind]
      let parts = shares.lines > 0 ? [columns] : shares.extent > 0 ? clusters : []
      guard !parts.isEmpty else { continue }
      for kind in kinds.indices { kinds[kind] = Self.coverage(column: columnRuns.kinds[0][kind], row: shares) }
      coverage.withUnsafeMutableBufferPointer { coverage in
        guard let start = coverage.baseAddress else { return }
        columnRuns.spread(kinds, over: start)
        for row in run.pixels {
          for part in parts {
            paint.compose(
              coverage: start + (part.lowerBound - columns.lowerBound), onto: bitmap.row(row) + part.lowerBound,
              count: part.count)
          }
        }
      }
    }
  }

  /// Clears some rows of a bitmap to an opaque colour and draws grids over it, one after the other, within the clip.
  ///
  /// Each pixel is written once; rows that are alike are copied, which is as fast as a fill.
  public static func draw(
    _ layers: [(grid: LineGrid, paint: Paint)], in bitmap: BitmapView, rows: Range<Int>, background: PixelColor
  ) {
    let columns = bitmap.clip.columns
    let rows = bitmap.clip.rows.clamped(to: rows)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    let columnRuns = AxisRuns(layers.map { $0.grid.columnShares(columns) }, pixels: columns)
    let rowRuns = AxisRuns(layers.map { $0.grid.rowShares(rows) }, pixels: rows)
    var pixels = [UInt32](repeating: 0, count: columnRuns.kindCount)
    var coverage = [UInt8](repeating: 0, count: columnRuns.kindCount)
    var lastRows = [Int?](repeating: nil, count: rowRuns.kindCount)
    for run in rowRuns.runs {
      for row in run.pixels {
        let target = bitmap.row(row) + columns.lowerBound
        if let other = lastRows[run.kind] {
          target.update(from: bitmap.row(other) + columns.lowerBound, count: columns.count)
        } else {
          for kind in pixels.indices { pixels[kind] = background.bits }
          for (index, layer) in layers.enumerated() {
            let shares = rowRuns.kinds[index][run.kind]
            for kind in pixels.indices {
              coverage[kind] = Self.coverage(column: columnRuns.kinds[index][kind], row: shares)
            }
            layer.paint.compose(coverage: coverage, onto: &pixels, count: pixels.count)
          }
          columnRuns.spread(pixels, over: target)
        }
        lastRows[run.kind] = row
      }
    }
  }

  /// Columns that have vertical lines, without gaps that would take longer to leave out than to look at.
  private static func clusters(_ shares: AxisShares) -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    for column in shares.pixels where shares[column].lines > 0 {
      if let last = clusters.last, column - last.upperBound < 256 {
        clusters[clusters.count - 1] = last.lowerBound..<column + 1
      } else {
        clusters.append(column..<column + 1)
      }
    }
    return clusters
  }
}

extension AxisRuns {
  /// Gives each pixel what its kind has.
  func spread<Value>(_ values: [Value], over pixels: UnsafeMutablePointer<Value>) {
    guard let first = runs.first?.pixels.lowerBound, let end = runs.last?.pixels.upperBound else { return }
    pixels.update(repeating: values[commonest], count: end - first)
    for run in runs where run.kind != commonest {
      (pixels + (run.pixels.lowerBound - first)).update(repeating: values[run.kind], count: run.pixels.count)
    }
  }
}
