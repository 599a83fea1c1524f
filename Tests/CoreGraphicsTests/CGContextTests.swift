// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue
  private let bgra = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

  @Test func newBitmapIsTransparentAndTellsItsShape() throws {
    let canvas = try Canvas(7, 5)
    #expect(canvas.bytes == Array(repeating: 0, count: 7 * 5 * 4))
    #expect(canvas.context.width == 7)
    #expect(canvas.context.height == 5)
    #expect(canvas.context.bytesPerRow == 28)
    #expect(canvas.context.bitsPerComponent == 8)
    #expect(canvas.context.bitsPerPixel == 32)
    #expect(canvas.context.bitmapInfo.rawValue == rgba)
    #expect(canvas.context.alphaInfo == .premultipliedLast)
    #expect(canvas.context.colorSpace?.model == .rgb)
    #expect(!canvas.context.isVector)
  }

  @Test(arguments: [
    (width: 0, height: 1, bits: 8, row: 0, info: 1), (1, 0, 8, 0, 1), (-1, 1, 8, 0, 1), (32768, 1, 8, 0, 1),
    (1, 32768, 8, 0, 1), (2, 2, 16, 0, 1), (2, 2, 8, 7, 1), (2, 2, 8, 10, 1), (.max, .max, 8, 0, 1),
    (2, 2, 8, .max, 1), (2, 2, 8, 0, 0), (2, 2, 8, 0, 2), (2, 2, 8, 0, 3), (2, 2, 8, 0, 7),
    (2, 2, 8, 0, 0x101), (2, 2, 8, 0, 0x2001), (2, 2, 8, 0, 0x7001), (2, 2, 8, 0, 0xFFFF_FFFF),
  ])
  func otherBitmapsAreRefused(width: Int, height: Int, bits: Int, row: Int, info: UInt32) {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    #expect(context == nil)
  }

  @Test func graySpaceIsRefused() {
    let context = CGContext(
      data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
      bitmapInfo: rgba)
    #expect(context == nil)
  }

  @Test func pixelsLieAsTheInfoSays() throws {
    let color = CGColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
    for (info, expected) in [(rgba, [255, 102, 51, 255]), (bgra, [51, 102, 255, 255])] as [(UInt32, [UInt8])] {
      let canvas = try Canvas(1, 1, info: info)
      canvas.context.setFillColor(color)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(canvas.bytes == expected)
    }
  }

  @Test func bothByteOrdersHoldTheSamePicture() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil,
        colors: [CGColor(red: 1, green: 0.5, blue: 0, alpha: 1), CGColor(red: 0, green: 0.2, blue: 1, alpha: 0.3)]
          as NSArray, locations: nil))
    let stamp = try Canvas(2, 2)
    stamp.context.setFillColor(red: 0.9, green: 0.1, blue: 0.3, alpha: 0.7)
    stamp.context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    let image = try #require(stamp.context.makeImage())
    var pictures: [Bitmap] = []
    for info in [rgba, bgra] {
      let canvas = try Canvas(20, 20, info: info)
      canvas.context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 20, y: 3), options: [])
      canvas.context.setAlpha(0.5)
      canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
      canvas.context.draw(image, in: CGRect(x: 3, y: 3, width: 9, height: 9))
      canvas.context.setFillColor(red: 0, green: 1, blue: 0.5, alpha: 1)
      canvas.context.fillEllipse(in: CGRect(x: 8, y: 8, width: 10, height: 10))
      canvas.context.endTransparencyLayer()
      let copy = try Canvas(20, 20)
      copy.context.draw(try #require(canvas.context.makeImage()), in: CGRect(x: 0, y: 0, width: 20, height: 20))
      pictures.append(copy.bitmap)
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func callersMemoryIsDrawnOnAtOnceWithItsGaps() throws {
    var memory = [UInt8](repeating: 9, count: 3 * 16)
    try memory.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba))
      context.setBlendMode(.copy)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 2, width: 2, height: 1))
      #expect(context.data == bytes.baseAddress)
    }
    #expect(memory[0..<8] == [0, 0, 255, 255, 0, 0, 255, 255])
    #expect(memory[8...] == ArraySlice(repeating: 9, count: 40))
  }

  @Test func originIsBottomLeft() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 3].alpha == 255)
    #expect(canvas.coverage == 1)
  }

  @Test func stateGoesBackWithEverything() throws {
    let (first, second) = (try Canvas(30, 30), try Canvas(30, 30))
    let scene = { (context: CGContext) in
      context.addEllipse(in: CGRect(x: 3, y: 3, width: 20, height: 20))
      context.drawPath(using: .fillStroke)
    }
    scene(first.context)
    let context = second.context
    context.saveGState()
    context.translateBy(x: 5, y: 5)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setStrokeColor(gray: 0.5, alpha: 0.5)
    context.setLineWidth(7)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(1)
    context.setLineDash(phase: 1, lengths: [2, 3])
    context.setAlpha(0.3)
    context.setBlendMode(.clear)
    context.setShouldAntialias(false)
    context.interpolationQuality = .none
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    #expect(context.ctm == .identity)
    #expect(context.interpolationQuality == .default)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 30, height: 30))
    scene(context)
    #expect(first.bytes == second.bytes)
  }

  @Test func restoringMoreThanWasSavedDoesNothing() throws {
    let canvas = try Canvas(2, 2)
    canvas.context.scaleBy(x: 2, y: 2)
    canvas.context.restoreGState()
    canvas.context.endTransparencyLayer()
    #expect(canvas.context.ctm.a == 2)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas.coverage == 4)
    #expect(canvas.context.failure == nil)
  }

  @Test func savedStatesDoNotHoldThePath() throws {
    let canvas = try Canvas(4, 4)
    canvas.context.saveGState()
    canvas.context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    canvas.context.restoreGState()
    canvas.context.fillPath()
    #expect(canvas.coverage == 4)
  }

  @Test func transformsComeBeforeTheCTM() throws {
    let context = try Canvas(10, 10).context
    context.translateBy(x: 2, y: 3)
    context.scaleBy(x: 2, y: -4)
    context.concatenate(CGAffineTransform(translationX: 1, y: 1))
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -4, tx: 4, ty: -1))
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 6, y: -5))
    #expect(context.convertToUserSpace(CGPoint(x: 6, y: -5)) == CGPoint(x: 1, y: 1))
    #expect(context.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2, height: -4))
    #expect(context.convertToUserSpace(CGSize(width: 2, height: -4)) == CGSize(width: 1, height: 1))
    #expect(
      context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 1))
        == CGRect(x: 4, y: -5, width: 2, height: 4))
    #expect(
      context.convertToUserSpace(CGRect(x: 4, y: -5, width: 2, height: 4)) == CGRect(x: 0, y: 0, width: 1, height: 1))
    context.rotate(by: .pi / 2)
    let turned = context.convertToDeviceSpace(CGPoint(x: 1, y: 0))
    // The cosine of a quarter turn is 6e-17, not 0.
    #expect(abs(turned.x - 4) < 1e-12)
    #expect(abs(turned.y + 5) < 1e-12)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func transformThatIsNoNumberIsNotTaken(value: CGFloat) throws {
    let context = try Canvas(2, 2).context
    context.scaleBy(x: value, y: 1)
    context.translateBy(x: value, y: 1)
    context.rotate(by: value)
    #expect(context.ctm == .identity)
  }

  @Test(arguments: [CGFloat(0), 1e-300, 1e300])
  func extremeScaleDrawsNothingAndSpoilsNothing(scale: CGFloat) throws {
    let canvas = try Canvas(4, 4)
    let context = canvas.context
    context.saveGState()
    context.translateBy(x: -1e4, y: -1e4)
    context.scaleBy(x: scale, y: 1)
    context.stroke(CGRect(x: 0, y: 0, width: 2, height: 2))
    context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(!context.pathContains(.zero, mode: .stroke))
    context.restoreGState()
    #expect(canvas.coverage == 0)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas.coverage == 16)
    #expect(context.failure == nil)
  }

  @Test func colorsComeInEveryForm() throws {
    let rgb = CGColorSpaceCreateDeviceRGB()
    let forms: [(CGContext) -> Void] = [
      { $0.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)) },
      { $0.setFillColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1) },
      {
        $0.setFillColorSpace(rgb)
        $0.setFillColor([0.2, 0.4, 0.6, 1])
      },
    ]
    for form in forms {
      let canvas = try Canvas(1, 1)
      form(canvas.context)
      canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(canvas[0, 0] == Bitmap.Pixel(51, 102, 153, 255))
    }
    let canvas = try Canvas(1, 1)
    canvas.context.setStrokeColorSpace(rgb)
    canvas.context.setStrokeColor([1, 0, 0, 1])
    canvas.context.setLineWidth(4)
    canvas.context.strokeLine(0, 0, 1, 1)
    #expect(canvas[0, 0] == .red)
    canvas.context.setFillColorSpace(rgb)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0] == .black)
  }

  @Test func firstColorsAreBlack() throws {
    let canvas = try Canvas(3, 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    canvas.context.strokeLine(2, 0.5, 3, 0.5)
    #expect(canvas.bytes == [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 255])
  }

  @Test(arguments: [(0.5, 128), (0, 0), (-1, 0), (2, 255), (.nan, 255), (.infinity, 255)] as [(CGFloat, UInt8)])
  func alphaMultipliesColors(alpha: CGFloat, expected: UInt8) throws {
    let canvas = try Canvas(1, 1)
    canvas.context.setAlpha(alpha)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[0, 0].alpha == expected)
  }

  @Test func hardEdgesWhereAntialiasingIsOff() throws {
    for turnOff in [{ $0.setShouldAntialias(false) }, { $0.setAllowsAntialiasing(false) }] as [(CGContext) -> Void] {
      let canvas = try Canvas(20, 20)
      turnOff(canvas.context)
      canvas.context.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 16, height: 16))
      #expect(Set(canvas.bitmap.pixels.map(\.alpha)) == [0, 255])
    }
  }

  @Test func copyReplacesAndClearErases() throws {
    let canvas = try Canvas(3, 1)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    canvas.context.setBlendMode(.copy)
    canvas.context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.2)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    #expect(canvas[0, 0] == Bitmap.Pixel(0, 0, 51, 51))
    // The edge is half of each: (255 + 51) / 2 = 153.
    #expect(canvas[1, 0].alpha == 153)
    canvas.context.setBlendMode(.clear)
    canvas.context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(canvas[2, 0] == .clear)
    canvas.context.setBlendMode(.normal)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(canvas.coverage == 0)
  }
}
