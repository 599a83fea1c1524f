// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Vertical and horizontal lines that are one shape: where they cross or overlap, they are painted once.
///
/// The coverage of a pixel is the exact area of the union within it, rounded once. It takes shares of columns and of
/// rows alone: what vertical lines cover, and horizontal lines, less what both do. Vertical lines all span the same
/// rows, horizontal lines the same columns; either may end anywhere, also inside a pixel.
public struct LineGrid: Equatable, Sendable {
  /// Vertical lines, by their places along the x axis.
  public var columns: [LineSeries]
  /// Horizontal lines, by their places along the y axis.
  public var rows: [LineSeries]
  /// From where to where on the y axis the vertical lines run.
  public var columnExtent: Interval
  /// From where to where on the x axis the horizontal lines run.
  public var rowExtent: Interval

  public init(
    columns: [LineSeries] = [], rows: [LineSeries] = [], columnExtent: Interval = .everywhere,
    rowExtent: Interval = .everywhere
  ) {
    self.columns = columns
    self.rows = rows
    self.columnExtent = columnExtent
    self.rowExtent = rowExtent
  }

  /// The shares of columns of pixels.
  func columnShares(_ pixels: Range<Int>) -> AxisShares {
    AxisShares(lines: columns, extent: rowExtent, pixels: pixels)
  }

  /// The shares of rows of pixels.
  func rowShares(_ pixels: Range<Int>) -> AxisShares {
    AxisShares(lines: rows, extent: columnExtent, pixels: pixels)
  }

  /// The coverage of the pixel where a column and a row meet.
  @inline(__always)
  static func coverage(column: AxisShares.Shares, row: AxisShares.Shares) -> UInt8 {
    let vertical = Int(column.lines) &* Int(row.extent)
    let horizontal = Int(column.extent) &* Int(row.lines)
    return PixelShare.coverage(area: vertical &+ horizontal &- Int(column.both) &* Int(row.both))
  }

  /// Draws pixel by pixel; `draw(in:rows:with:)` makes the same bytes.
  func drawPlainly(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let rows = bitmap.clip.rows.clamped(to: rows)
    let columnShares = columnShares(bitmap.clip.columns)
    let rowShares = rowShares(rows)
    for row in rows {
      let pixels = bitmap.row(row)
      for column in bitmap.clip.columns {
        let coverage = Self.coverage(column: columnShares[column], row: rowShares[row])
        pixels[column] = paint.pixel(over: pixels[column], coverage: coverage)
      }
    }
  }

  /// Draws pixel by pixel; `draw(_:in:rows:background:)` makes the same bytes.
  static func drawPlainly(
    _ layers: [(grid: LineGrid, paint: Paint)], in bitmap: BitmapView, rows: Range<Int>, background: PixelColor
  ) {
    let rows = bitmap.clip.rows.clamped(to: rows)
    for row in rows {
      for column in bitmap.clip.columns { bitmap.row(row)[column] = background.bits }
    }
    for layer in layers { layer.grid.drawPlainly(in: bitmap, rows: rows, with: layer.paint) }
  }
}
