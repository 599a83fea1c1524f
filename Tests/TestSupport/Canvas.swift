// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
import Foundation

/// A bitmap context to draw in, at one pixel a point with the origin at the bottom left, and a look at its pixels.
package struct Canvas {
  package let context: CGContext

  /// Makes a clear canvas; of RGBA, premultiplied, unless `info` tells another layout.
  package init(_ width: Int, _ height: Int, info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue) throws {
    struct NoContext: Error {
      let width, height: Int
    }
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { throw NoContext(width: width, height: height) }
    self.context = context
  }

  /// All bytes as they lie in memory.
  package var bytes: [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  /// The pixels as they are now, of a canvas of RGBA.
  package var bitmap: Bitmap { Bitmap(self) }

  /// The pixel of a column and a row from the top, as it is now.
  package subscript(x: Int, y: Int) -> Bitmap.Pixel { bitmap[x, y] }

  /// The alphas of a row, counted from the top.
  package func row(_ y: Int) -> [UInt8] { bitmap.row(y) }

  /// The area that is covered, in pixels: the sum of all alpha.
  package var coverage: Double { bitmap.coverage }
}
