// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGImageMaskTests {
  private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
    try #require(CGDataProvider(data: NSData(data: Data(bytes))))
  }

  private static func bytes(of provider: CGDataProvider?) -> [UInt8]? {
    provider?.data.map { Array(Data(copying: $0)) }
  }

  private func stencil(_ bytes: [UInt8], width: Int, bits: Int = 8, decode: [CGFloat]? = nil) throws -> CGImage {
    let row = (width * bits + 7) / 8
    return try #require(
      CGImage(
        maskWidth: width, height: bytes.count / row, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: row,
        provider: try provider(bytes), decode: decode, shouldInterpolate: false))
  }

  private func gray(_ bytes: [UInt8], width: Int) throws -> CGImage {
    try #require(
      CGImage(
        width: width, height: bytes.count / width, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: try provider(bytes), decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
  }

  private let row = CGRect(x: 0, y: 0, width: 4, height: 1)

  @Test func stencilPaintsTheColourOfFillsWhereSamplesAreZero() throws {
    let mask = try stencil([0, 85, 170, 255], width: 4)
    #expect(mask.isMask)
    #expect(mask.colorSpace == nil)
    #expect(mask.bitsPerComponent == 8)
    #expect(mask.bitsPerPixel == 8)
    #expect(mask.bytesPerRow == 4)
    let canvas = try Canvas(4, 1)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.draw(mask, in: row)
    #expect(canvas.row(0) == [255, 170, 85, 0])
    #expect(canvas[0, 0] == .red)
  }

  @Test func aStencilIsRepeatedHoweverOften() throws {
    let canvas = try Canvas(200, 200)
    canvas.context.clip(to: CGRect(x: 0, y: 0, width: 200, height: 100))
    canvas.context.draw(
      try stencil([255, 0, 255, 255], width: 2), in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true)
    #expect(canvas.coverage == 5000)
    #expect(canvas[0, 198].alpha == 255)
    #expect(canvas[1, 198].alpha == 0)
    #expect(canvas[198, 100].alpha == 255)
  }

  @Test func decodeTurnsAStencilRound() throws {
    let canvas = try Canvas(8, 1)
    let mask = try stencil([0b1010_0000], width: 8, bits: 1, decode: [1, 0])
    canvas.context.draw(mask, in: CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(canvas.row(0) == [255, 0, 255, 0, 0, 0, 0, 0])
  }

  @Test func clipToAMaskMultipliesAlpha() throws {
    for mask in [try stencil([0, 85, 170, 255], width: 4), try gray([255, 170, 85, 0], width: 4)] {
      let canvas = try Canvas(6, 1)
      canvas.context.saveGState()
      canvas.context.clip(to: row, mask: mask)
      canvas.context.fill(.infinite)
      canvas.context.restoreGState()
      #expect(canvas.row(0) == [255, 170, 85, 0, 0, 0])
      canvas.context.fill(.infinite)
      #expect(canvas.coverage == 6)
    }
  }

  @Test func masksMultiply() throws {
    let mask = try gray([255, 128, 64, 0], width: 4)
    let canvas = try Canvas(4, 1)
    canvas.context.clip(to: row, mask: mask)
    canvas.context.clip(to: row, mask: mask)
    canvas.context.fill(.infinite)
    for (x, value) in [255.0, 128, 64, 0].enumerated() {
      #expect(abs(Double(canvas[x, 0].alpha) - value * value / 255) <= 1)
    }
  }

  @Test func alphaOfAnImageMasksToo() throws {
    let stamp = try Canvas(4, 1)
    stamp.context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.6)
    stamp.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    let canvas = try Canvas(4, 1)
    canvas.context.clip(to: row, mask: try #require(stamp.context.makeImage()))
    canvas.context.fill(.infinite)
    #expect(canvas.row(0) == [0, 153, 153, 0])
  }

  @Test(arguments: [CGRect.null, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .infinite])
  func oddClipsToMasksSpoilNothing(rect: CGRect) throws {
    let canvas = try Canvas(4, 1)
    canvas.context.saveGState()
    canvas.context.clip(to: rect, mask: try gray([0, 0], width: 2))
    canvas.context.fill(.infinite)
    canvas.context.restoreGState()
    #expect(canvas.coverage == 0)
    canvas.context.fill(.infinite)
    #expect(canvas.coverage == 4)
  }

  @Test func maskingTakesAwayFromAnImage() throws {
    let stamp = try Canvas(4, 1)
    stamp.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    stamp.context.fill(.infinite)
    let image = try #require(stamp.context.makeImage())
    for mask in [try stencil([0, 85, 170, 255], width: 4), try gray([255, 170, 85, 0], width: 4)] {
      let masked = try #require(image.masking(mask))
      #expect(!masked.isMask)
      #expect(try Bitmap(image: masked).row(0) == [255, 170, 85, 0])
      #expect(try Bitmap(image: masked)[1, 0] == Bitmap.Pixel(170, 0, 0, 170))
    }
    #expect(image.masking(image) == nil)
    #expect(try stencil([0], width: 1).masking(try gray([0], width: 1)) == nil)
    let small = try #require(image.masking(try gray([255, 0], width: 2)))
    #expect(small.width == 4)
    #expect(try Bitmap(image: small)[0, 0].alpha == 255)
    #expect(try Bitmap(image: small)[3, 0].alpha == 0)
  }

  @Test func coloursInARangeAreLeftOut() throws {
    let image = try #require(
      CGImage(
        width: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 9,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: [],
        provider: try provider([255, 255, 255, 200, 100, 50, 201, 100, 50]), decode: nil, shouldInterpolate: false,
        intent: .defaultIntent))
    let masked = try #require(image.copy(maskingColorComponents: [200, 200, 90, 110, 0, 60]))
    #expect(try Bitmap(image: masked).row(0) == [255, 0, 255])
    #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
    let none = try #require(image.copy(maskingColorComponents: [.nan, 1, 0, 255, 0, 255]))
    #expect(try Bitmap(image: none).row(0) == [255, 255, 255])
  }

  @Test func layoutsBecomePixels() throws {
    func first(
      _ bytes: [UInt8], _ bits: Int, _ pixel: Int, _ space: CGColorSpace, _ info: UInt32, decode: [CGFloat]? = nil
    ) throws -> Bitmap.Pixel {
      let image = try #require(
        CGImage(
          width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: bytes.count, space: space,
          bitmapInfo: CGBitmapInfo(rawValue: info), provider: try provider(bytes), decode: decode,
          shouldInterpolate: true, intent: .defaultIntent))
      #expect(Self.bytes(of: image.dataProvider) == bytes)
      return try Bitmap(image: image)[0, 0]
    }
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    let little = CGBitmapInfo.byteOrder16Little.rawValue
    #expect(try first([10, 20, 30], 8, 24, rgb, 0) == Bitmap.Pixel(10, 20, 30, 255))
    #expect(try first([99], 8, 8, gray, 0) == Bitmap.Pixel(99, 99, 99, 255))
    #expect(try first([99], 8, 8, gray, 0, decode: [1, 0]) == Bitmap.Pixel(156, 156, 156, 255))
    #expect(try first([100, 128], 8, 16, gray, CGImageAlphaInfo.last.rawValue) == Bitmap.Pixel(50, 50, 50, 128))
    #expect(try first([0b1100_0000], 2, 2, gray, 0) == .white)
    #expect(try first([0xA0], 4, 4, gray, 0) == Bitmap.Pixel(170, 170, 170, 255))
    #expect(try first([0x80, 0, 0x40, 0, 0, 0], 16, 48, rgb, 0) == Bitmap.Pixel(128, 64, 0, 255))
    #expect(try first([0, 0x80, 0, 0x40, 0, 0], 16, 48, rgb, little) == Bitmap.Pixel(128, 64, 0, 255))
    #expect(try first([0, 255, 255, 0], 8, 32, CGColorSpaceCreateDeviceCMYK(), 0) == .red)
    #expect(try first([7], 8, 8, gray, CGImageAlphaInfo.alphaOnly.rawValue) == Bitmap.Pixel(0, 0, 0, 7))
  }

  @Test func brokenLayoutsAreRefused() throws {
    let bytes = try provider([UInt8](repeating: 0, count: 16))
    for (width, height, bits, pixel, row) in [
      (0, 1, 8, 8, 4), (1, -1, 8, 8, 4), (40000, 1, 8, 8, 40000), (4, 5, 8, 8, 4), (4, 1, 3, 8, 4), (4, 1, 8, 4, 4),
      (4, 1, 8, 8, 3), (1, 2, 8, 8, Int.max), (1, 2, 8, 8, -4), (4, 1, 8, 640, 4),
      (1, 1, Int.max, Int.max, 4), (1, 1, Int.min, Int.min, 4),
    ] {
      for space in [CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB()] {
        #expect(
          CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row, space: space,
            bitmapInfo: [], provider: bytes, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
      }
      #expect(
        CGImage(
          maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: row,
          provider: bytes, decode: nil, shouldInterpolate: true) == nil)
    }
  }

  @Test func cropsOfAnyLayoutKeepTheirPixels() throws {
    let image = try gray([1, 2, 3, 4, 5, 6], width: 3)
    let part = try #require(image.cropping(to: CGRect(x: 1, y: 1, width: 5, height: 5)))
    #expect(part.width == 2)
    #expect(part.height == 1)
    #expect(try Bitmap(image: part).components == [5, 5, 5, 255, 6, 6, 6, 255])
    let stencil = try #require(
      try stencil([0, 85, 170, 255], width: 4).cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
    #expect(stencil.isMask)
    #expect(Self.bytes(of: stencil.dataProvider) == [85, 170])
  }

  @Test func spaceOfAnImageCanBeAnother() throws {
    let image = try gray([128], width: 1)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let copy = try #require(image.copy(colorSpace: linear))
    #expect(copy.colorSpace == linear)
    #expect(try Bitmap(image: copy)[0, 0].red > 180)
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceRGB()) == nil)
  }

  @Test func callersBytesAreLetGoOf() throws {
    final class Counter {
      var released = 0
    }
    let counter = Counter()
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4)
    bytes.initialize(repeating: 9, count: 4)
    do {
      let provider = try #require(
        CGDataProvider(dataInfo: Unmanaged.passUnretained(counter).toOpaque(), data: bytes, size: 4) {
          info, data, size in
          #expect(data == UnsafeRawPointer(bytes))
          #expect(size == 4)
          if let info { Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().released += 1 }
        })
      #expect(Self.bytes(of: provider) == [9, 9, 9, 9])
      #expect(counter.released == 0)
    }
    #expect(counter.released == 1)
    bytes.deallocate()
  }
}

struct CGContextMemoryTests {
  @Test func contextDrawsIntoTheCallersMemory() throws {
    final class Counter {
      var released = 0
    }
    let counter = Counter()
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 2 * 12)
    memory.initialize(repeating: 200, count: 24)
    defer { memory.deallocate() }
    do {
      let context = try #require(
        CGContext(
          data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
          releaseCallback: { info, data in
            #expect(data == UnsafeMutableRawPointer(memory))
            if let info { Unmanaged<Counter>.fromOpaque(info).takeUnretainedValue().released += 1 }
          }, releaseInfo: Unmanaged.passUnretained(counter).toOpaque()))
      #expect(context.data == UnsafeMutableRawPointer(memory))
      // What was there counts as drawn: it can be cleared.
      context.clear(CGRect(x: 0, y: 1, width: 1, height: 1))
      context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(Array(UnsafeBufferPointer(start: memory, count: 4)) == [0, 0, 0, 0])
      #expect(Array(UnsafeBufferPointer(start: memory + 16, count: 8)) == [255, 0, 51, 255, 200, 200, 200, 200])
      #expect(counter.released == 0)
    }
    #expect(counter.released == 1)
  }

  @Test(arguments: [
    CGImageAlphaInfo.noneSkipLast.rawValue,
    CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
  ])
  func bitmapWithoutAlphaIsOpaque(info: UInt32) throws {
    let canvas = try Canvas(4, 1, info: info)
    canvas.context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    canvas.context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bitmap = try Bitmap(image: try #require(canvas.context.makeImage()))
    #expect(bitmap.row(0) == [255, 255, 255, 255])
    #expect(bitmap[0, 0] == Bitmap.Pixel(128, 26, 0, 255))
    #expect(bitmap[1, 0] == Bitmap.Pixel(0, 0, 0, 255))
  }
}
