// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The shadow that is cast by all that is drawn, in canvas space.
struct Shadow {
  let offset: CGVector
  /// The standard deviation of the blur.
  let sigma: Double
  let color: CGColor

  /// How far from a shape, moved by the offset, its shadow may be seen, and how far off what is cut off is not missed.
  ///
  /// On a bitmap a large sigma is blurred in coarse pixels: the cut goes through one, one more is read where a group is made
  /// smaller, the blur rounds up to one, and between two of them is read.
  func reach(isVector: Bool) -> CGFloat {
    let pixel = isVector ? 1 : ShadowBitmap.pixel(of: sigma)
    return CGFloat(sigma * GaussianBlur.reach + (pixel > 1 ? 5 * pixel : 1))
  }

  /// Beyond this a blurred shape is too thin to be seen on the largest canvas.
  private static let greatestSigma = 100_000.0

  /// Makes a shadow; nil if none can be seen, or a number is none or not finite.
  ///
  /// - Parameter baseToCanvas: From the space of the offset and the blur to canvas space.
  init?(offset: CGSize, blur: CGFloat, color: CGColor, baseToCanvas: CGAffineTransform) {
    let moved = offset.applying(baseToCanvas)
    let scale = sqrt(abs(baseToCanvas.a * baseToCanvas.d - baseToCanvas.b * baseToCanvas.c))
    let sigma = Double(max(0, blur) / 2 * scale)
    guard
      color.rgba.alpha > 0, sigma <= Self.greatestSigma,
      abs(moved.width) <= CanvasPath.limit, abs(moved.height) <= CanvasPath.limit
    else { return nil }
    (self.offset, self.sigma, self.color) = (CGVector(dx: moved.width, dy: moved.height), sigma, color)
  }
}
