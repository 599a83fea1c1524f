// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

@testable import StippleRaster

/// Draws dashed paths and reads their coverage.
enum PathPicture {
  static let black = Paint(PixelColor(premultiplied: 0xFF00_0000))

  /// The coverage of each pixel, row by row.
  static func coverage(
    of path: StrokePath, _ lengths: [Double], phase: Double = 0, pen: PathPen, width: Int, height: Int
  ) -> [Int] {
    let canvas = PixelCanvas(width: width, height: height)
    let view = canvas.view()
    DashedPath(path, lengths: lengths, phase: phase, pen: pen, clip: view.clip, cache: MaskCache())?
      .draw(in: view, rows: 0..<height, with: black)
    return canvas.pixels.map { Int($0 >> 24) }
  }

  /// The largest difference between bytes and areas, in 255ths.
  static func largestError(_ bytes: [Int], _ areas: [Double]) -> Double {
    zip(bytes, areas).map { abs(Double($0) - 255 * $1) }.max() ?? 0
  }
}
