// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A bitmap context with a look at its pixels: premultiplied RGBA, top row first.
struct Canvas {
  let context: CGContext

  init?(width: Int, height: Int, info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue) {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { return nil }
    self.context = context
  }

  /// All bytes as they lie in memory.
  var bytes: [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  /// The four bytes of a pixel, counted from the top left.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = y * context.bytesPerRow + x * 4
    return Array(bytes[start..<start + 4])
  }

  /// The alpha of every pixel.
  var alphas: [UInt8] {
    let bytes = self.bytes
    return stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
  }

  /// The sum of all alphas, in whole pixels: the area that is covered.
  var ink: Double {
    alphas.reduce(0) { $0 + Double($1) } / 255
  }
}
