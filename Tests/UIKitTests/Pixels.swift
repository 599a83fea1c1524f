// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The pixels of an image, premultiplied, from the top left.
struct Pixels {
  struct Pixel: Hashable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8

    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

    var description: String { "(\(red) \(green) \(blue) \(alpha))" }
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  /// Draws the image at one pixel a pixel into memory of known layout; nothing if it has no pixels.
  init(_ image: UIImage?) {
    let image = image?.cgImage
    width = image?.width ?? 0
    height = image?.height ?? 0
    let (width, height) = (width, height)
    bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      buffer.initialize(repeating: 0)
      count = width * height * 4
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let image else { return }
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2], alpha: bytes[start + 3])
  }

  /// All pixels, row by row.
  var all: [Pixel] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }

  /// How many pixels are of a colour.
  func count(of pixel: Pixel) -> Int {
    all.filter { $0 == pixel }.count
  }
}

/// Draws at one pixel a point.
func drawing(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, actions: (CGContext) -> Void) -> Pixels {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  return Pixels(renderer.image { actions($0.cgContext) })
}
