// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The sizes that the marks of a tier are drawn at, in points of the view.
struct GridPen {
  var lineWidth: Double
  var dotRadius: Double
  /// From end to end of a plus or a cross.
  var markSize: Double
  var emphasis: Double
  var opacity: Double
  /// The width of the lines that part a page, in the major colour.
  var frameWidth: Double
  /// The width of lines that are of no tier, in the minor colour.
  var minorWidth: Double
  /// How far neighbouring lines are from each other at least.
  var leastDistance: Double
  /// The pixels that upright lines and marks are snapped to.
  var pixels: PixelGrid?

  /// A style of strokes; its path is empty.
  func style(width: Double, cap: CGLineCap = .butt, dashes: [CGFloat] = []) -> GridStroke {
    GridStroke(
      path: Self.empty, lineWidth: width, lineCap: cap, dashPattern: dashes, emphasis: emphasis, opacity: opacity)
  }

  private static var empty: CGPath { CGMutablePath() }
}

/// The pixels of a screen.
struct PixelGrid {
  /// Pixels a point.
  var scale: Double

  /// A length of whole pixels, one at least.
  func length(_ length: Double) -> Double {
    max((length * scale).rounded(), 1) / scale
  }

  /// A length of whole pixels, as odd or even as another.
  func length(_ length: Double, like other: Double) -> Double {
    let odd = isOdd(other) ? 1.0 : 0
    return max((((length * scale) - odd) / 2).rounded() * 2 + odd, 2 - odd) / scale
  }

  /// The middle of what is so long, so that it covers whole pixels and is at most half a pixel from where it was.
  ///
  /// Halves go the same way everywhere, so that what is shifted by a whole pixel is shifted exactly.
  func middle(_ position: Double, of length: Double) -> Double {
    let half = isOdd(length) ? 0.5 : 0
    return ((position * scale - half + 0.5).rounded(.down) + half) / scale
  }

  private func isOdd(_ length: Double) -> Bool {
    (length * scale).rounded().truncatingRemainder(dividingBy: 2) == 1
  }
}
