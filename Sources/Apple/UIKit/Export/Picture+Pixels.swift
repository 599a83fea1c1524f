// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension Picture {
  /// Draws into memory: red, green, blue and alpha in four bytes a pixel, the top row first, no gaps between rows.
  ///
  /// Colours are premultiplied. What is in the memory before does not count.
  /// - Parameter memory: As many bytes as `sides` tell, or more.
  package func draw(into memory: UnsafeMutableRawBufferPointer) throws(PictureError) {
    let (width, height) = sides
    guard memory.count >= width * height * 4, let start = memory.baseAddress else { throw .notDrawn(.png) }
    memset(start, 0, width * height * 4)
    guard
      let context = CGContext(
        data: start, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw .notDrawn(.png) }
    context.turnToPoints(height: height, scale: scale)
    draw(in: context)
    context.flush()
    if context.failure != nil { throw .notDrawn(.png) }
  }
}
