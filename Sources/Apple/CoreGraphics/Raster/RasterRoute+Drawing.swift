// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import StippleRaster

extension RasterRoute {
  /// Draws its part in some rows of a bitmap, within the clip.
  func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    switch kernel {
    case .grid(let grid): grid.draw(in: bitmap, rows: rows, with: paint)
    case .lattice(let lattice): lattice.draw(in: bitmap, rows: rows, with: paint)
    case .rows(let marks): for row in marks { row.draw(in: bitmap, rows: rows, with: paint) }
    case .rects(let rects): for rect in rects { rect.draw(in: bitmap, rows: rows, with: paint) }
    case .path(let path): path.draw(in: bitmap, rows: rows, with: paint)
    case .marks(let kept, let origin): kept.marks.draw(at: origin, in: bitmap, rows: rows, with: paint)
    }
  }

  /// Draws its part and the background under it in one pass over some rows; the whole clip becomes the background's.
  func draw(over background: PixelColor, in bitmap: BitmapView, rows: Range<Int>, with paint: Paint) {
    switch kernel {
    case .grid(let grid):
      LineGrid.draw([(grid, paint)], in: bitmap, rows: rows, background: background)
    case .lattice(let lattice):
      lattice.draw(in: bitmap, rows: rows, with: paint, background: background)
    case .rows, .rects, .path, .marks:
      for band in rows.bands {
        RectFill(bitmap.clip).draw(in: bitmap, rows: band, with: Paint(background))
        draw(in: bitmap, rows: band, with: paint)
      }
    }
  }

  /// What this would be as a background: opaque, and nothing but all pixels of the clip.
  func background(_ color: PixelColor, clip: RasterClip) -> (pixels: PixelRect, color: PixelColor)? {
    guard case .rects(let rects) = kernel, rects.count == 1, color.isOpaque, let pixels = clip.wholePixels else {
      return nil
    }
    let (x, y) = (rects[0].x, rects[0].y)
    guard x.lower <= Double(pixels.columns.lowerBound), x.upper >= Double(pixels.columns.upperBound),
      y.lower <= Double(pixels.rows.lowerBound), y.upper >= Double(pixels.rows.upperBound)
    else { return nil }
    return (pixels, color)
  }
}
