// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKit

/// Pixels that a test can count and compare: premultiplied RGBA, rows from the top.
package struct Bitmap: Equatable {
  package private(set) var width: Int
  package private(set) var height: Int
  package private(set) var pixels: [Pixel]

  /// Draws in a space of `size` points from `origin` on, y down, `scale` pixels a point.
  package init(
    size: CGSize, scale: CGFloat = 1, origin: CGPoint = .zero, draw: (CGContext) throws -> Void
  ) throws {
    let canvas = try Canvas(Int((size.width * scale).rounded(.up)), Int((size.height * scale).rounded(.up)))
    canvas.context.translateBy(x: 0, y: CGFloat(canvas.context.height))
    canvas.context.scaleBy(x: scale, y: -scale)
    canvas.context.translateBy(x: -origin.x, y: -origin.y)
    try draw(canvas.context)
    self.init(canvas)
  }

  /// Draws a layer in its own space.
  package init(
    layer: CALayer, width: CGFloat, height: CGFloat, scale: CGFloat = 1, origin: CGPoint = .zero
  ) throws {
    let size = CGSize(width: width, height: height)
    try self.init(size: size, scale: scale, origin: origin) { layer.render(in: $0) }
  }

  /// Lays a view out at its own size and draws it as the command does.
  @MainActor package init(view: UIView, scale: CGFloat = 1, background: UIColor? = nil) throws {
    let picture = try Picture(of: view, size: view.bounds.size, scale: scale, background: background)
    try self.init(png: try picture.data(.png))
  }

  /// The pixels of a PNG file.
  package init(png: Data) throws {
    struct NotAPNG: Error {}
    guard let image = CGImage(pngData: png) else { throw NotAPNG() }
    try self.init(image: image)
  }

  /// The pixels of an image, whatever its scale.
  package init(image: UIImage?) throws {
    struct NoPixels: Error {}
    guard let image = image?.cgImage else { throw NoPixels() }
    try self.init(image: image)
  }

  package init(image: CGImage) throws {
    let canvas = try Canvas(image.width, image.height)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    self.init(canvas)
  }

  /// The pixels of a canvas as they are now.
  init(_ canvas: Canvas) {
    (width, height) = (canvas.context.width, canvas.context.height)
    let bytes = canvas.bytes
    pixels = stride(from: 0, to: bytes.count, by: 4).map {
      Pixel(bytes[$0], bytes[$0 + 1], bytes[$0 + 2], bytes[$0 + 3])
    }
  }

  package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// Red, green, blue and alpha of all pixels in turn.
  package var components: [UInt8] { pixels.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] } }

  /// How many pixels are not clear.
  package var inkedCount: Int { pixels.count { $0.alpha > 0 } }

  /// How many pixels are wholly covered.
  package var opaqueCount: Int { pixels.count { $0.alpha == 255 } }

  /// How many pixels are equal to one.
  package func count(of pixel: Pixel) -> Int { pixels.count { $0 == pixel } }

  /// The alphas of a row, counted from the top.
  package func row(_ y: Int) -> [UInt8] { (0..<width).map { self[$0, y].alpha } }

  /// The area that is covered, in pixels: the sum of all alpha.
  package var coverage: Double { pixels.reduce(0) { $0 + Double($1.alpha) } / 255 }

  /// The rows, from the top, that hold a pixel that is not clear.
  package var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { self[$0, y].alpha > 0 } } }

  /// The columns, from the left, that hold a pixel that is not clear.
  package var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { self[x, $0].alpha > 0 } } }

  /// The smallest rectangle around all pixels that are not clear, or the null one.
  package var inkedBox: CGRect {
    let (columns, rows) = (inkedColumns, inkedRows)
    guard let left = columns.first, let right = columns.last, let top = rows.first, let bottom = rows.last
    else { return .null }
    return CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The picture at a fraction of its size: each pixel the mean of a square of them.
  package func reduced(by count: Int) -> Bitmap {
    var small = self
    (small.width, small.height) = (width / count, height / count)
    small.pixels = (0..<small.width * small.height).map { index in
      let (column, row) = (index % small.width * count, index / small.width * count)
      var sum = SIMD4<Int>.zero
      for y in row..<row + count {
        for x in column..<column + count {
          let pixel = pixels[y * width + x]
          sum &+= SIMD4(Int(pixel.red), Int(pixel.green), Int(pixel.blue), Int(pixel.alpha))
        }
      }
      let mean = (sum &+ count * count / 2) / (count * count)
      return Pixel(UInt8(mean.x), UInt8(mean.y), UInt8(mean.z), UInt8(mean.w))
    }
    return small
  }

  /// The largest difference of a component in any pixel; `nil` for bitmaps of other sizes.
  package func difference(from other: Bitmap) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    return zip(pixels, other.pixels).map { $0.difference(from: $1) }.max() ?? 0
  }

  /// A bitmap of the differences, opaque, black where both are equal.
  package func differenceBitmap(from other: Bitmap) -> Bitmap? {
    guard width == other.width, height == other.height else { return nil }
    var result = self
    result.pixels = zip(pixels, other.pixels).map { pixel, other in
      func distance(_ component: KeyPath<Pixel, UInt8>) -> UInt8 {
        max(pixel[keyPath: component], other[keyPath: component])
          - min(pixel[keyPath: component], other[keyPath: component])
      }
      return Pixel(
        max(distance(\.red), distance(\.alpha)), max(distance(\.green), distance(\.alpha)),
        max(distance(\.blue), distance(\.alpha)), 255)
    }
    return result
  }

  /// The bitmap as a file.
  package func png() throws -> Data {
    struct NotEncoded: Error {}
    guard let provider = CGDataProvider(data: NSData(data: Data(components))),
      let image = CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 4 * width,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent),
      let png = image.pngData()
    else { throw NotEncoded() }
    return png
  }
}
