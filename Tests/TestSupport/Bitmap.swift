// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation
package import QuartzCore
package import UIKit

/// Pixels that a test can count and compare: premultiplied RGBA, rows from the top.
package struct Bitmap: Equatable {
  /// One pixel, premultiplied.
  package struct Pixel: Hashable, CustomStringConvertible {
    package let red, green, blue, alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package static let clear = Pixel(0, 0, 0, 0)
    package var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// The largest difference of a component.
    package func difference(from other: Pixel) -> Int {
      [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }

  package let width: Int
  package let height: Int
  package private(set) var pixels: [Pixel]

  /// Draws in a space of `size` points, origin top left, y down, `scale` pixels a point.
  package init(size: CGSize, scale: CGFloat = 1, draw: (CGContext) -> Void) throws {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let context = try Self.context(width: width, height: height)
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    draw(context)
    try self.init(context)
  }

  /// Draws a layer in a space of its own size, or of `size`.
  package init(layer: CALayer, size: CGSize? = nil, scale: CGFloat = 1) throws {
    try self.init(size: size ?? layer.bounds.size, scale: scale) { layer.render(in: $0) }
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

  package init(image: CGImage) throws {
    let context = try Self.context(width: image.width, height: image.height)
    context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    try self.init(context)
  }

  private static func context(width: Int, height: Int) throws -> CGContext {
    struct NoContext: Error {
      let width, height: Int
    }
    let space = CGColorSpaceCreateDeviceRGB()
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info)
    else { throw NoContext(width: width, height: height) }
    return context
  }

  private struct NoData: Error {}

  private init(_ context: CGContext) throws {
    guard let data = context.data else { throw NoData() }
    width = context.width
    height = context.height
    let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height)
    pixels = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let i = y * context.bytesPerRow + 4 * x
        pixels.append(Pixel(bytes[i], bytes[i + 1], bytes[i + 2], bytes[i + 3]))
      }
    }
  }

  package subscript(x: Int, y: Int) -> Pixel { pixels[y * width + x] }

  /// How many pixels are not clear.
  package var inkedCount: Int { pixels.count { $0.alpha > 0 } }

  /// The area that is covered, in pixels: the sum of all alpha.
  package var coverage: Double { pixels.reduce(0) { $0 + Double($1.alpha) } / 255 }

  /// The rows, from the top, that hold a pixel that is not clear.
  package var inkedRows: [Int] { (0..<height).filter { y in (0..<width).contains { self[$0, y].alpha > 0 } } }

  /// The columns, from the left, that hold a pixel that is not clear.
  package var inkedColumns: [Int] { (0..<width).filter { x in (0..<height).contains { self[x, $0].alpha > 0 } } }

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
    let context = try Self.context(width: width, height: height)
    guard let data = context.data else { throw NoData() }
    for y in 0..<height {
      for x in 0..<width {
        let pixel = self[x, y]
        let place = data + (y * context.bytesPerRow + 4 * x)
        place.copyMemory(from: [pixel.red, pixel.green, pixel.blue, pixel.alpha], byteCount: 4)
      }
    }
    struct NotEncoded: Error {}
    guard let png = context.makeImage()?.pngData() else { throw NotEncoded() }
    return png
  }
}
