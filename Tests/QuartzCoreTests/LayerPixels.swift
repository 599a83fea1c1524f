// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore

/// The pixels that a layer draws: premultiplied RGBA, from the top left, y down.
struct LayerPixels: Equatable {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Renders a layer in its own space into a bitmap of points times scale, which begins at `origin`.
  init(_ layer: CALayer, width: Int, height: Int, scale: Int = 1, origin: CGPoint = .zero) throws {
    let context = try Self.context(width: width * scale, height: height * scale)
    context.translateBy(x: 0, y: CGFloat(height * scale))
    context.scaleBy(x: CGFloat(scale), y: CGFloat(-scale))
    context.translateBy(x: -origin.x, y: -origin.y)
    layer.render(in: context)
    self.init(context)
  }

  /// Takes the pixels of a bitmap context.
  init(_ context: CGContext) {
    width = context.width
    height = context.height
    bytes =
      context.data.map {
        Array(UnsafeRawBufferPointer(start: $0, count: context.bytesPerRow * context.height))
      } ?? []
  }

  static func context(width: Int, height: Int) throws -> CGContext {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { throw NoBitmap() }
    return context
  }

  struct NoBitmap: Error {}

  subscript(x: Int, y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }

  private var alphas: [UInt8] {
    stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
  }

  /// How many pixels are painted at all.
  var painted: Int {
    alphas.count { $0 > 0 }
  }

  /// How many pixels are wholly covered.
  var opaque: Int {
    alphas.count { $0 == 255 }
  }

  /// The covered area, in pixels.
  var ink: Double {
    alphas.reduce(0) { $0 + Double($1) } / 255
  }

  /// The smallest rectangle around all painted pixels.
  var box: CGRect {
    let alphas = self.alphas
    let indices = alphas.indices.filter { alphas[$0] > 0 }
    let (xs, ys) = (indices.map { $0 % width }, indices.map { $0 / width })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

let redPixel: [UInt8] = [255, 0, 0, 255]
let greenPixel: [UInt8] = [0, 255, 0, 255]
let bluePixel: [UInt8] = [0, 0, 255, 255]
let clearPixel: [UInt8] = [0, 0, 0, 0]

/// A layer of a frame and a background color.
func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: CGColor? = nil) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color
  return layer
}

/// The SVG document that a layer draws.
func svg(_ layer: CALayer, width: Int, height: Int) throws -> String {
  let data = NSMutableData()
  guard let consumer = CGDataConsumer(data: data),
    let context = CGContext(svg: consumer, size: CGSize(width: width, height: height))
  else { throw LayerPixels.NoBitmap() }
  context.translateBy(x: 0, y: CGFloat(height))
  context.scaleBy(x: 1, y: -1)
  layer.render(in: context)
  context.finish()
  return String(decoding: Data(referencing: data), as: UTF8.self)
}

/// The PDF document that a layer draws.
func pdf(_ layer: CALayer, width: Int, height: Int) throws -> Data {
  let data = NSMutableData()
  var box = CGRect(x: 0, y: 0, width: width, height: height)
  guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil)
  else { throw LayerPixels.NoBitmap() }
  context.beginPDFPage(nil)
  context.translateBy(x: 0, y: CGFloat(height))
  context.scaleBy(x: 1, y: -1)
  layer.render(in: context)
  context.endPDFPage()
  context.closePDF()
  return Data(referencing: data)
}
