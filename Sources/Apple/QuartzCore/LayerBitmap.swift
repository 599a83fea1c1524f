// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A bitmap of a part of a layer's space, its pixels on a grid through the origin.
struct LayerBitmap {
  /// Draws in the layer's space.
  let context: CGContext
  /// What the bitmap covers, in the layer's space.
  let rect: CGRect

  /// Makes an empty bitmap; nil if it were larger than 16,384 pixels a side, or nothing.
  init?(around part: CGRect, scale: CGFloat) {
    let (left, top) = ((part.minX * scale).rounded(.down), (part.minY * scale).rounded(.down))
    let (width, height) = ((part.maxX * scale).rounded(.up) - left, (part.maxY * scale).rounded(.up) - top)
    guard (1...16384).contains(width), (1...16384).contains(height),
      let context = CGContext.layerBitmap(width: Int(width), height: Int(height))
    else { return nil }
    context.translateBy(x: -left, y: height + top)
    context.scaleBy(x: scale, y: -scale)
    self.context = context
    rect = CGRect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
  }
}

extension CGContext {
  /// An empty bitmap of the kind that layers are drawn into; nil if a side is not 1 to 32,767 pixels.
  /// - Parameter data: rows without gaps that are drawn on as they are; nil for memory of its own.
  static func layerBitmap(width: Int, height: Int, data: UnsafeMutableRawPointer? = nil) -> CGContext? {
    guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return nil }
    return CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: data == nil ? 0 : width * 4,
      space: space,
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }
}
