// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Sets the shadow that all later drawing casts: a copy in one colour, moved and blurred, drawn before it in the same
  /// blend mode. It is part of the graphics state.
  ///
  /// The alpha of what is drawn counts: a translucent shape casts a lighter shadow. The shape need not be within the clip
  /// for its shadow to be; the shadow is clipped. Offset and blur are in base space, whatever the CTM is: in a context
  /// of one's own y runs up, one pixel (point, in PDF and SVG) a unit; in a context of UIKit's y runs down, in points.
  ///
  /// The blur is Gaussian, within 2/255; its cost grows with the area drawn, and does not grow with `blur`. In PDF and
  /// SVG a shadow is an image of four pixels a point, and of fewer where it is so soft that none is missed.
  ///
  /// Source: Technical Q&A QA1706 (Apple) for the direction in UIKit's contexts.
  ///
  /// - Parameters:
  ///   - offset: How far the shadow is moved; not a number or over a million pixels: there is no shadow.
  ///   - blur: Twice the standard deviation of the Gaussian, as in CSS (WebKit hands CSS values to Apple's unchanged); a
  ///     negative one is 0.
  ///   - color: The colour; nil or clear for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap {
      Shadow(offset: offset, blur: blur, color: $0, baseToCanvas: state.baseCTM.concatenating(surface.baseTransform))
    }
  }

  /// Sets a shadow of black with an alpha of a third; see `setShadow(offset:blur:color:)`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3))
  }

  /// Sets the base space, in which shadows and patterns are placed; part of the graphics state.
  ///
  /// At first it is that of a new context. UIKit's contexts have the flipped one of points.
  ///
  /// - Parameter transform: From base space to the space that the context was made with.
  package func setBaseCTM(_ transform: CGAffineTransform) {
    if transform.isFinite { state.baseCTM = transform }
  }

  /// Draws the shadow of a drawing, if one is set.
  func castShadow(of drawing: Drawing) {
    guard let shadow = state.shadow, surface.acceptsDrawing, !state.clipBox.isEmpty else { return }
    let reach = shadow.reach(isVector: isVector)
    let moved = drawing.bounds.map { $0.insetBy(dx: -reach, dy: -reach).offsetBy(shadow.offset) }
    let target = state.clipBox.overlap(with: moved ?? state.clipBox)
    guard
      !target.isEmpty,
      let bitmap = ShadowBitmap(shadow, within: target, isVector: isVector, isDrawnInParts: isDrawnInParts)
    else { return }
    let clip = (state.clipBox, state.isClipRectangular)
    state.clipBox = bitmap.source
    perform(drawing.draw, on: bitmap.pixels.cairo, CAIRO_OPERATOR_OVER)
    (state.clipBox, state.isClipRectangular) = clip
    bitmap.blur()
    guard let mask = SoftMask(bitmap.pixels.makePattern(isSmooth: bitmap.pixels.scale != 1)) else { return }
    let (red, green, blue, alpha) = scaledComponents(of: shadow.color)
    let (first, third) = surface.isSwapped ? (blue, red) : (red, blue)
    draw(
      Drawing(
        within: target, source: { cairo_set_source_rgba($0, first, green, third, alpha) },
        covering: { cairo in mask.withPattern { cairo_mask(cairo, $0) } }))
  }
}

extension CGRect {
  /// The rectangle moved by a vector.
  func offsetBy(_ vector: CGVector) -> CGRect { offsetBy(dx: vector.dx, dy: vector.dy) }
}
