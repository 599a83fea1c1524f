// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A rectangle with edges along the rows and columns of pixels, at any place between them.
///
/// The coverage of a pixel is the product of the shares of its column and its row, rounded once. Edges may be anywhere,
/// also at infinity; without an area, or with an edge that is not a number, it draws nothing. Its cost is that of the
/// pixels it covers: a fill, where it covers them wholly with a colour that hides them.
public struct RectFill: Equatable, Sendable {
  public var x: Interval
  public var y: Interval

  /// A rectangle by its edges, in pixels.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    x = Interval(from: minX, to: maxX)
    y = Interval(from: minY, to: maxY)
  }

  /// Draws its part in some rows of a bitmap, within the clip.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    let columns = x.pixels(in: bitmap.clip.columns)
    guard let first = columns.first, let last = columns.last else { return }
    let (firstShare, lastShare) = (x.share(ofPixel: first), x.share(ofPixel: last))
    var isHidden = false
    for row in y.pixels(in: bitmap.clip.rows.clamped(to: rows)) {
      let share = y.share(ofPixel: row)
      let pixels = bitmap.row(row)
      paint.compose(coverage: PixelShare.coverage(area: share * firstShare), onto: pixels + first, count: 1)
      guard first < last else { continue }
      paint.compose(coverage: PixelShare.coverage(area: share * lastShare), onto: pixels + last, count: 1)
      let inner = PixelShare.coverage(area: share * PixelShare.whole)
      if isHidden, inner == 255 {
        // To copy is faster than to fill: the memory is not read before it is written.
        (pixels + first + 1).update(from: bitmap.row(row - 1) + first + 1, count: last - first - 1)
      } else {
        paint.compose(coverage: inner, onto: pixels + first + 1, count: last - first - 1)
        isHidden = inner == 255 && paint.hidesWhatItCovers
      }
    }
  }
}
