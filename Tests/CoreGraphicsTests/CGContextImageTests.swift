// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextImageTests {
  /// Two by two pixels: red, green over blue, white.
  private func image(shouldInterpolate: Bool = true) throws -> CGImage {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    return try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: shouldInterpolate, intent: .defaultIntent))
  }

  @Test func imageIsUprightWithYUp() throws {
    let canvas = try Canvas(2, 2)
    canvas.context.draw(try image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.bytes == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255])
  }

  @Test func imageIsUpsideDownWithYDown() throws {
    let canvas = try Canvas(2, 2)
    canvas.context.translateBy(x: 0, y: 2)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.draw(try image(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas.bytes == [0, 0, 255, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 255, 0, 255])
  }

  @Test func qualityTellsWhetherPixelsAreMixed() throws {
    func colors(_ quality: CGInterpolationQuality, _ shouldInterpolate: Bool = true) throws -> Int {
      let canvas = try Canvas(20, 20)
      canvas.context.interpolationQuality = quality
      canvas.context.draw(
        try image(shouldInterpolate: shouldInterpolate), in: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(canvas.coverage == 400)
      #expect(canvas[0, 0] == .red)
      return Set((0..<400).map { canvas[$0 % 20, $0 / 20] }).count
    }
    #expect(try colors(.none) == 4)
    #expect(try colors(.default, false) == 4)
    for quality in [CGInterpolationQuality.default, .low, .medium, .high] { #expect(try colors(quality) > 20) }
  }

  @Test func alphaAppliesToImages() throws {
    let canvas = try Canvas(1, 1)
    canvas.context.setAlpha(0.5)
    canvas.context.draw(try image(), in: CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(canvas[0, 0] == Bitmap.Pixel(128, 0, 0, 128))
  }

  @Test func tilesCoverTheClip() throws {
    let canvas = try Canvas(6, 6)
    canvas.context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 6))
    canvas.context.draw(try image(), in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
    #expect(canvas.coverage == 24)
    for y in 0..<6 {
      for x in 1..<5 {
        let expected = [Bitmap.Pixel.red, .green, .blue, .white]
        #expect(canvas[x, y] == expected[y % 2 * 2 + x % 2])
      }
    }
  }

  @Test(arguments: [
    CGRect.zero, CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 2), CGRect(x: 0, y: 0, width: 1e-300, height: 1e-300), .null,
  ])
  func oddRectanglesDrawNothing(rect: CGRect) throws {
    let canvas = try Canvas(4, 4)
    canvas.context.draw(try image(), in: rect)
    canvas.context.draw(try image(), in: rect, byTiling: true)
    #expect(canvas.coverage == 0)
    #expect(canvas.context.failure == nil)
  }

  @Test func visiblePartOfAHugeImageIsDrawn() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.interpolationQuality = .none
    canvas.context.draw(try image(), in: CGRect(x: -1e8, y: -1, width: 1e8 + 2, height: 1e8))
    #expect(canvas.context.failure == nil)
    canvas.context.fill(.infinite)
    #expect(canvas.coverage == 16)
  }

  @Test func imageOfAContextIsASnapshot() throws {
    let canvas = try Canvas(2, 1)
    canvas.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    canvas.context.fill(.infinite)
    #expect(image.width == 2)
    #expect(image.height == 1)
    #expect(image.bitmapInfo == canvas.context.bitmapInfo)
    #expect(image.dataProvider?.data as Data? == Data([255, 128, 0, 255, 0, 0, 0, 0]))
  }
}
