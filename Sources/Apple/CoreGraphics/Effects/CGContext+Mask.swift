// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Lets later drawing through as far as an image tells, within a rectangle alone: a clip with shades.
  ///
  /// The alpha of an image counts, or, if it has none, its gray, white letting all through; of an image mask, what it
  /// paints. The image lies in the rectangle as `draw(_:in:byTiling:)` would draw it. Nothing is drawn any more if the
  /// rectangle is empty or not finite. In PDF and SVG the mask is an image.
  public func clip(to rect: CGRect, mask: CGImage) {
    let path = canvasPath
    defer { canvasPath = path }
    clip(to: rect)
    let rect = rect.standardized
    guard !state.clipBox.isEmpty, rect.width > 0, rect.height > 0, let pattern = pattern(of: mask, in: rect),
      let soft = SoftMask(pattern)
    else {
      state.clipBox = .zero
      return
    }
    state.softMasks.append(soft)
  }

  private func pattern(of mask: CGImage, in rect: CGRect) -> OpaquePointer? {
    guard
      let transform = imageToCanvas(mask, rect)?.drawable,
      let surface = mask.alphaPixels()?.makeSurface(isSwapped: false)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let pattern = cairo_pattern_create_for_surface(surface)
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(userToCanvas)
    var matrix = sampling(transform.inverted(), rightAt: middle).cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter(for: mask))
    cairo_pattern_set_extend(pattern, isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    return pattern
  }
}
