// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGImageTests {
  private func image(
    _ bytes: [UInt8], width: Int = 1, height: Int = 1, bytesPerRow: Int = 4, bits: Int = 8, pixelBits: Int = 32,
    info: UInt32, decode: UnsafePointer<CGFloat>? = nil
  ) throws -> CGImage? {
    let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixelBits, bytesPerRow: bytesPerRow,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: provider, decode: decode, shouldInterpolate: true, intent: .perceptual)
  }

  /// Every layout of four bytes, with one colour: red 200, green 100, blue 50, half transparent where there is alpha.
  @Test(
    arguments: [
      (CGImageAlphaInfo.last, 0, [200, 100, 50, 128]), (.last, 0x4000, [200, 100, 50, 128]),
      (.last, 0x2000, [128, 50, 100, 200]), (.first, 0, [128, 200, 100, 50]), (.first, 0x2000, [50, 100, 200, 128]),
      (.premultipliedLast, 0, [100, 50, 25, 128]), (.premultipliedFirst, 0, [128, 100, 50, 25]),
      (.premultipliedFirst, 0x2000, [25, 50, 100, 128]), (.noneSkipLast, 0, [200, 100, 50, 9]),
      (.noneSkipFirst, 0, [9, 200, 100, 50]), (.noneSkipFirst, 0x2000, [50, 100, 200, 9]),
    ] as [(CGImageAlphaInfo, UInt32, [UInt8])])
  func everyLayoutIsRead(alphaInfo: CGImageAlphaInfo, order: UInt32, bytes: [UInt8]) throws {
    let image = try #require(try image(bytes, info: alphaInfo.rawValue | order))
    #expect(image.alphaInfo == alphaInfo)
    #expect(image.byteOrderInfo.rawValue == order)
    #expect(image.renderingIntent == .perceptual)
    let canvas = try Canvas(1, 1)
    canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let isOpaque = alphaInfo == .noneSkipLast || alphaInfo == .noneSkipFirst
    #expect(canvas[0, 0] == (isOpaque ? Bitmap.Pixel(200, 100, 50, 255) : Bitmap.Pixel(100, 50, 25, 128)))
    // The bytes come back: an unused one as 255, colours that had been multiplied within one step.
    let returned = try #require(image.dataProvider?.data as Data?)
    for (mine, theirs) in zip(returned, bytes) where theirs != 9 { #expect(abs(Int(mine) - Int(theirs)) <= 1) }
  }

  @Test func rowsMayHaveGaps() throws {
    let bytes: [UInt8] = [1, 2, 3, 255, 0, 0, 0, 0, 4, 5, 6, 255]
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    let image = try #require(try image(bytes, height: 2, bytesPerRow: 8, info: info))
    #expect(image.bytesPerRow == 4)
    #expect(image.dataProvider?.data as Data? == Data([1, 2, 3, 255, 4, 5, 6, 255]))
  }

  @Test func otherImagesAreRefused() throws {
    let one = [UInt8](repeating: 0, count: 4)
    #expect(try image(one, info: 0) == nil)
    #expect(try image(one, info: 7) == nil)
    #expect(try image(one, info: 0x101) == nil)
    #expect(try image(one, info: 0x1001) == nil)
    #expect(try image(one, bits: 16, info: 1) == nil)
    #expect(try image(one, pixelBits: 24, info: 1) == nil)
    #expect(try image(one, bytesPerRow: 3, info: 1) == nil)
    #expect(try image(one, width: 0, info: 1) == nil)
    #expect(try image(one, height: -1, info: 1) == nil)
    #expect(try image(one, height: 2, info: 1) == nil)
    #expect(try image(one, width: 40000, bytesPerRow: 160_000, info: 1) == nil)
    #expect(try image(one, height: 3, bytesPerRow: .max, info: 1) == nil)
    #expect(try image([], info: 1) == nil)
  }

  @Test func colorsAboveTheirAlphaAreCutToIt() throws {
    let image = try #require(try image([255, 10, 0, 100], info: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(image.dataProvider?.data as Data? == Data([100, 10, 0, 100]))
  }

  @Test func croppingTakesWholePixelsFromTheTopLeft() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.fill(CGRect(x: 1, y: 2, width: 1, height: 1))
    let image = try #require(canvas.context.makeImage())
    let part = try #require(image.cropping(to: CGRect(x: 1.2, y: 1.2, width: 1.5, height: 0.5)))
    #expect(part.width == 2)
    #expect(part.height == 1)
    #expect(part.dataProvider?.data as Data? == Data([0, 0, 0, 255, 0, 0, 0, 0]))
    #expect(image.cropping(to: .infinite)?.width == 4)
    for rect in [CGRect.zero, .null, CGRect(x: 9, y: 0, width: 1, height: 1)] {
      #expect(image.cropping(to: rect) == nil)
    }
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.copy() === image)
  }

  @Test func pngKeepsEveryPixel() throws {
    let canvas = try Canvas(16, 16)
    for index in 0..<256 {
      let shade = CGFloat(index) / 255
      canvas.context.setFillColor(red: shade, green: 1 - shade, blue: 0.3, alpha: shade)
      canvas.context.fill(CGRect(x: index % 16, y: index / 16, width: 1, height: 1))
    }
    let image = try #require(canvas.context.makeImage())
    let png = try #require(image.pngData())
    #expect(png == image.pngData())
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let copy = try #require(CGImage(pngData: png))
    #expect(copy.width == 16)
    #expect(copy.colorSpace?.name == CGColorSpace.sRGB)
    #expect(copy.dataProvider?.data as Data? == Data(canvas.bytes))
  }

  /// One pixel each, written after the PNG specification, from the bit depth on: gray 128; orange of a palette; orange of
  /// 16 bits; transparent gray.
  @Test(
    arguments: [
      ("CAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==", [128, 128, 128, 255]),
      ("CAMAAAAoyzS7AAAABlBMVEUAAAD/gAAgfBVpAAAACklEQVR4nGNgBAAAAwACS/Xd6gAAAABJRU5ErkJggg==", [255, 128, 0, 255]),
      ("EAIAAADA54+dAAAAD0lEQVR4nGP4/7+hgYEBAA58Av+HAkZEAAAAAElFTkSuQmCC", [255, 128, 0, 255]),
      ("CAQAAAC1HAwCAAAAC0lEQVR4nGNoYAAAAQMAgT5MxZMAAAAASUVORK5CYII=", [0, 0, 0, 0]),
    ] as [(String, [UInt8])])
  func otherKindsOfPNGAreRead(afterSize: String, expected: [UInt8]) throws {
    let data = try #require(Data(base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB" + afterSize))
    let image = try #require(CGImage(pngData: data))
    #expect(image.dataProvider?.data as Data? == Data(expected))
  }

  @Test func whatIsNoPNGIsRefused() throws {
    let png = try #require(try Canvas(20, 20).context.makeImage()?.pngData())
    for count in 0..<png.count - 12 { #expect(CGImage(pngData: png.prefix(count)) == nil) }
    #expect(CGImage(pngData: Data("<svg/>".utf8)) == nil)
    var broken = png
    broken[60] ^= 0xFF
    #expect(CGImage(pngData: broken) == nil)
    let provider = try #require(CGDataProvider(data: NSData(data: png)))
    #expect(
      CGImage(pngDataProviderSource: provider, decode: [0, 1], shouldInterpolate: true, intent: .defaultIntent) == nil)
  }
}
