// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// The alpha of what casts a shadow, where the shadow falls, and then the shadow itself.
///
/// A large blur is done on fewer pixels, so that there are at most eight to a standard deviation: the steps of what is
/// blurred so much are far below what eight bits can show.
struct ShadowBitmap {
  let pixels: OffscreenSurface
  /// The part of canvas space of which something may be drawn.
  let source: CGRect
  private let sigmaInPixels: Double

  /// The most pixels to a standard deviation.
  private static let greatestSigma = 8.0
  /// The most in PDF and SVG, whose readers may show each pixel as a square.
  private static let greatestVectorSigma = 32.0

  /// Makes clear pixels; nil if they would be too many.
  ///
  /// - Parameters:
  ///   - target: Where the shadow is wanted; as much more as the blur reaches is added on all sides.
  ///   - isDrawnInParts: Whether the pixels are to be the same for a part of the target, all rows of it.
  init?(_ shadow: Shadow, within target: CGRect, isVector: Bool, isDrawnInParts: Bool) {
    let reach = shadow.reach(isVector: isVector)
    let box = target.insetBy(dx: -reach, dy: -reach)
    var (scale, spread) = (CGFloat(1), 0.0)
    if isVector {
      scale = min(VectorFallback.pixelsPerPoint, CGFloat(Self.greatestVectorSigma / max(shadow.sigma, 1e-9)))
    } else if shadow.sigma > Self.greatestSigma {
      // Coarser pixels blur by themselves: in what they take in, and in what is read between them.
      var pixel = Self.pixel(of: shadow.sigma)
      // One of 2, 4, 8 and so on is read alike by all.
      if isDrawnInParts { pixel = exp2(log2(pixel).rounded(.down)) }
      (scale, spread) = (CGFloat(1 / pixel), (pixel * pixel - 1) / 12 + pixel * pixel / 6)
    }
    if !isDrawnInParts { scale = OffscreenSurface.scale(atMost: scale, for: box) }
    guard
      let pixels = OffscreenSurface(box: box, scale: scale, format: CAIRO_FORMAT_A8, shift: shadow.offset)
    else { return nil }
    self.pixels = pixels
    source = pixels.box.offsetBy(CGVector(dx: -shadow.offset.dx, dy: -shadow.offset.dy))
    sigmaInPixels = sqrt(max(0, shadow.sigma * shadow.sigma - spread)) * Double(scale)
  }

  /// How many pixels of a canvas, in a row, a pixel stands for where a shadow is blurred.
  static func pixel(of sigma: Double) -> Double { max(1, (sigma / greatestSigma).rounded(.up)) }

  /// Turns what casts the shadow into the shadow.
  func blur() {
    pixels.withPixels { alpha, stride in
      GaussianBlur(sigma: sigmaInPixels).blur(alpha, width: pixels.width, height: pixels.height, stride: stride)
    }
  }
}
