// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import StippleTestSupport
import Testing

/// Draws into a fresh canvas and gives its pixels.
func bitmap(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> Bitmap {
  let canvas = try Canvas(width, height)
  draw(canvas.context)
  #expect(canvas.context.failure == nil)
  return canvas.bitmap
}

extension CGContext {
  /// Strokes one straight line.
  func strokeLine(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    strokeLineSegments(between: [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)])
  }
}
