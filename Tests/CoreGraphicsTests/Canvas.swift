// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

/// A bitmap context with a look at its pixels: premultiplied RGBA, top row first.
struct Canvas {
  let context: CGContext

  init(_ width: Int, _ height: Int, info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
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

  /// The alphas of a row, counted from the top.
  func row(_ y: Int) -> [UInt8] {
    Array(alphas[y * context.width..<(y + 1) * context.width])
  }

  /// The sum of all alphas, in whole pixels: the area that is covered.
  var ink: Double {
    alphas.reduce(0) { $0 + Double($1) } / 255
  }
}

/// Draws into a fresh canvas and gives its bytes.
func bytes(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> [UInt8] {
  let canvas = try Canvas(width, height)
  draw(canvas.context)
  #expect(canvas.context.failure == nil)
  return canvas.bytes
}

extension CGContext {
  /// Strokes one straight line.
  func strokeLine(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    strokeLineSegments(between: [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)])
  }
}
