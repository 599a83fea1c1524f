// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A bitmap context as UIKit makes them: origin at the top left, y down, in points.
package struct BitmapCanvas {
  package let context: CGContext
  /// Pixels a point.
  package let scale: CGFloat
  private let isOpaque: Bool

  /// Makes a bitmap for an area; part pixels at its right and bottom become whole ones.
  ///
  /// Nil for a size or scale that is not positive and finite, and for more than 16384 pixels a side.
  /// - Parameter opaque: Whether the bitmap has no alpha; it is black at first, else clear.
  package init?(bounds: CGRect, scale: CGFloat, opaque: Bool) {
    guard
      bounds.origin.x.isFinite, bounds.origin.y.isFinite, scale.isFinite, scale > 0,
      let width = Self.pixels(bounds.size.width * scale), let height = Self.pixels(bounds.size.height * scale)
    else { return nil }
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.info(.premultipliedFirst).rawValue)
    else { return nil }
    if opaque {
      context.setFillColor(CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    context.turnToPoints(height: height, scale: scale)
    context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
    self.context = context
    self.scale = scale
    isOpaque = opaque
  }

  /// A picture of the bitmap as it is now.
  package var image: CGImage? {
    guard isOpaque else { return context.makeImage() }
    // The context has alpha all the same; without it, what was cleared is black.
    guard let pixels = context.data else { return nil }
    let data = NSData(bytes: pixels, length: context.bytesPerRow * context.height)
    return CGDataProvider(data: data).flatMap { provider in
      CGImage(
        width: context.width, height: context.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: context.bytesPerRow, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: Self.info(.noneSkipFirst),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  private static func info(_ alpha: CGImageAlphaInfo) -> CGBitmapInfo {
    CGBitmapInfo(rawValue: alpha.rawValue).union(.byteOrder32Little)
  }

  static func pixels(_ length: CGFloat) -> Int? {
    // A length that rounding has carried just over a whole number of pixels is meant to be that number.
    let count = (length - 1e-6).rounded(.up)
    return count >= 1 && count <= 16384 ? Int(count) : nil
  }
}

extension CGContext {
  /// Puts the origin of a new bitmap at its top left, y down, and measures in points.
  func turnToPoints(height: Int, scale: CGFloat) {
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: scale, y: -scale)
    // As on Apple, shadows fall downwards for a positive height, and are measured in points.
    setBaseCTM(ctm)
  }
}
