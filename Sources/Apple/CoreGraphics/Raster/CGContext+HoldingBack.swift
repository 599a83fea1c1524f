// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

extension CGContext {
  /// An opaque fill of whole pixels that has not been drawn yet.
  typealias Background = (pixels: PixelRect, color: PixelColor)

  /// Draws with some of it held back until what comes next is known: a background and what lies on it are one pass over
  /// memory, and so are the strokes of one path at many places. The pixels are the same.
  package func holdingBack(_ body: () -> Void) {
    let heldBack = holdsBack
    holdsBack = true
    body()
    holdsBack = heldBack
    if !heldBack { drawHeldBack() }
  }

  /// Holds a drawing back if it is worth it; returns whether that is so.
  func isHeldBack(_ route: RasterRoute, _ clip: RasterClip, _ color: PixelColor) -> Bool {
    guard holdsBack, let pixels = clip.wholePixels else { return false }
    if let background = route.background(color, clip: clip) {
      drawHeldBack()
      self.background = background
      return true
    }
    guard case .marks(let kept, let origin) = route.kernel else { return false }
    // Nobody else has the origins here: to add one copies none.
    if heldMarks?.isOf(kept, color, pixels) == true {
      heldMarks?.origins.append(origin)
    } else {
      if heldMarks != nil || background?.pixels != pixels { drawHeldBack() }
      heldMarks = HeldMarks(kept: kept, color: color, pixels: pixels, origins: [origin])
    }
    return true
  }

  /// Draws what has been held back.
  func drawHeldBack() {
    guard background != nil || heldMarks != nil, let target = takeTarget() else { return }
    let (background, held) = (background, heldMarks)
    (self.background, heldMarks) = (nil, nil)
    if let held { return held.draw(in: target.bitmap, over: background?.color, threads: threads) }
    guard let background else { return }
    let bitmap = target.bitmap.clipped(to: background.pixels)
    threads.divide(background.pixels) { rows in
      RectFill(background.pixels).draw(in: bitmap, rows: rows, with: Paint(background.color))
    }
  }
}
