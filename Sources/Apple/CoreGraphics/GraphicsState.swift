// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// All that `saveGState` keeps, but for the clip, of which Cairo has the exact shape and this the box.
struct GraphicsState {
  /// From user space to the space that the context was made with.
  var ctm = CGAffineTransform.identity
  /// The box of the clip, in canvas space.
  var clipBox: CGRect
  /// What the box would be if not a part of a picture but all of it were drawn; nil where that is the box.
  var wholeBox: CGRect?
  /// Whether the clip is that box, and no other shape within it.
  var isClipRectangular = true
  var fillColor: CGColor
  var strokeColor: CGColor
  var fillColorSpace: CGColorSpace
  var strokeColorSpace: CGColorSpace
  var alpha: CGFloat = 1
  /// What red, green and blue of all that is drawn are multiplied by; nil for ones.
  var colorScale: SIMD3<Double>?
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  /// From base space, in which shadows and patterns are placed, to the space that the context was made with.
  var baseCTM = CGAffineTransform.identity
  /// How far patterns are moved, in base space.
  var patternPhase = CGSize.zero
  /// Whether colours cannot be changed: in a cell that has none of its own.
  var locksColors = false
  /// What all is drawn through, besides the clip.
  var softMasks: [SoftMask] = []
  var stroke = StrokeStyle()
  var shouldAntialias = true
  var interpolationQuality = CGInterpolationQuality.default

  /// The state of a new context, or page.
  init(canvas size: CGSize) {
    clipBox = CGRect(origin: .zero, size: size)
    (fillColor, strokeColor) = (Self.black, Self.black)
    (fillColorSpace, strokeColorSpace) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceGray())
  }

  private static let black = CGColor(gray: 0, alpha: 1)
}
