// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension MarkLattice {
  /// Draws what lies in a range of rows and in the bitmap's clip.
  ///
  /// - Parameter background: A colour that these pixels are set to first, in the same pass over memory.
  public func draw(in bitmap: BitmapView, rows: Range<Int>, with paint: Paint, background: PixelColor? = nil) {
    drawPlainly(in: bitmap, rows: rows, with: paint, background: background)
  }
}
