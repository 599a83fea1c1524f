// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import StippleRaster

/// The same marks at several places, in one colour, that have not been drawn yet.
struct HeldMarks {
  let kept: KeptMarks
  let color: PixelColor
  /// The clip.
  let pixels: PixelRect
  /// In the order in which they are to be drawn.
  var origins: [SIMD2<Double>]

  func isOf(_ kept: KeptMarks, _ color: PixelColor, _ pixels: PixelRect) -> Bool {
    self.kept === kept && self.color == color && self.pixels == pixels
  }

  /// Draws them, with the background under them if there is one, in one band of rows after the other.
  ///
  /// Strokes all over a bitmap, drawn one by one, take most of their time to fetch pixels into the cache.
  func draw(in bitmap: BitmapView, over background: PixelColor?, threads: RowThreads) {
    let bitmap = bitmap.clipped(to: pixels)
    let paint = Paint(color)
    guard origins.count > 1 || background != nil else {
      for origin in origins {
        threads.divide(pixels) { rows in kept.marks.draw(at: origin, in: bitmap, rows: rows, with: paint) }
      }
      return
    }
    let path = RepeatedPath(kept.marks, at: origins, clip: pixels)
    threads.divide(pixels) { rows in
      guard let background else { return path.draw(in: bitmap, rows: rows, with: paint) }
      for band in rows.bands {
        RectFill(bitmap.clip).draw(in: bitmap, rows: band, with: Paint(background))
        path.draw(in: bitmap, rows: band, with: paint)
      }
    }
  }
}
