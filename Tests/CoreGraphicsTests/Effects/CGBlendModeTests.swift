// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGBlendModeTests {
  typealias Color = CompositingFormula.Color

  /// What puts the source on the canvas.
  enum Primitive: CaseIterable {
    case rect, ellipse, stroke, dots, image, gradient, layer, masked
  }

  /// Colours of all hues and alphas, the extremes among them.
  private static let pairs: [(source: Color, backdrop: Color)] = {
    var seed: UInt64 = 7
    func next() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Whole parts of 255, alpha of 15: bitmaps can hold them.
      return Double((seed >> 33) % 18) / 17
    }
    func color() -> Color { Color(rgb: SIMD3(next(), next(), next()), alpha: max(0.2, next())) }
    let random = (0..<20).map { _ in (color(), color()) }
    let gray = Color(rgb: SIMD3(0.6, 0.6, 0.6), alpha: 1)
    let red = Color(rgb: SIMD3(1, 0, 0), alpha: 1)
    let clear = Color(rgb: .zero, alpha: 0)
    return random + [(gray, red), (red, gray), (red, clear), (clear, red), (clear, clear), (gray, gray)]
  }()

  @Test func modesHaveApplesNumbers() {
    #expect(CGBlendMode.all.count == 28)
    #expect(CGBlendMode.luminosity.rawValue == 15)
    #expect(CGBlendMode.plusLighter.rawValue == 27)
  }

  @Test(arguments: CGBlendMode.all, Primitive.allCases)
  func modesFollowTheFormula(mode: CGBlendMode, primitive: Primitive) throws {
    for info in [
      CGImageAlphaInfo.premultipliedLast.rawValue,
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
    ] {
      let canvas = try Canvas(Self.pairs.count, 1, info: info)
      for (x, pair) in Self.pairs.enumerated() {
        let pixel = CGRect(x: x, y: 0, width: 1, height: 1)
        canvas.context.setBlendMode(.copy)
        canvas.context.setFillColor(pair.backdrop.cgColor)
        canvas.context.fill(pixel)
        canvas.context.saveGState()
        canvas.context.clip(to: pixel)
        canvas.context.setBlendMode(mode)
        try draw(primitive, pair.source, in: canvas.context, over: pixel)
        canvas.context.restoreGState()
      }
      #expect(canvas.context.failure == nil)
      let image = try #require(canvas.context.makeImage())
      let bitmap = try Bitmap(image: image)
      for (x, pair) in Self.pairs.enumerated() {
        let expected = CompositingFormula(mode: mode).result(of: pair.source, over: pair.backdrop)
        // Source and backdrop are eight-bit numbers when they meet, and so is the result. Modes that divide stretch what
        // rounding has left of a faint colour.
        let tolerance = [.colorDodge, .colorBurn, .hue, .saturation].contains(mode) ? 3.0 : 2
        #expect(bitmap[x, 0].distance(from: expected) <= tolerance, "\(mode) \(primitive) \(pair) \(info)")
      }
    }
  }

  private func draw(_ primitive: Primitive, _ color: Color, in context: CGContext, over pixel: CGRect) throws {
    let wide = pixel.insetBy(dx: -3, dy: -3)
    context.setFillColor(color.cgColor)
    context.setStrokeColor(color.cgColor)
    switch primitive {
    case .rect: context.fill(pixel)
    case .ellipse:
      context.addEllipse(in: wide)
      context.addEllipse(in: wide.insetBy(dx: -1, dy: -2))
      context.fillPath()
    case .stroke:
      context.setLineWidth(9)
      context.addLines(between: [CGPoint(x: pixel.minX - 5, y: 0), CGPoint(x: pixel.midX, y: 1), CGPoint(x: 40, y: 0)])
      context.strokePath()
    case .dots:
      context.setLineWidth(9)
      context.setLineCap(.round)
      context.setLineDash(phase: 0, lengths: [0, 30])
      context.strokeLine(pixel.midX, 0.5, pixel.midX + 9, 0.5)
    case .image:
      let stamp = try Canvas(2, 2)
      stamp.context.setFillColor(color.cgColor)
      stamp.context.fill(.infinite)
      context.draw(try #require(stamp.context.makeImage()), in: wide)
    case .gradient:
      let colors = [color.cgColor, color.cgColor] as NSArray
      let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
      context.drawLinearGradient(gradient, start: wide.origin, end: CGPoint(x: wide.maxX, y: 0), options: [])
    case .layer:
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(wide)
      context.endTransparencyLayer()
    case .masked:
      let white = try Canvas(2, 2)
      white.context.setFillColor(gray: 1, alpha: 1)
      white.context.fill(.infinite)
      context.clip(to: wide, mask: try #require(white.context.makeImage()))
      context.fill(wide)
    }
  }

  /// Colours whose sum nothing clips, so that all formulas are linear in the coverage.
  private static let source = Color(rgb: SIMD3(0.6, 0.8, 1), alpha: 0.4)
  private static let backdrop = Color(rgb: SIMD3(0.2, 0.4, 0.6), alpha: 0.6)

  @Test(arguments: CGBlendMode.all, [Primitive.rect, .ellipse, .stroke])
  func modesStayWithinTheShape(mode: CGBlendMode, primitive: Primitive) throws {
    let canvas = try Canvas(12, 12)
    canvas.context.setBlendMode(.copy)
    canvas.context.setFillColor(Self.backdrop.cgColor)
    canvas.context.fill(.infinite)
    let before = canvas.bitmap
    let shape = try Canvas(12, 12)
    for (context, color) in [(canvas.context, Self.source.cgColor), (shape.context, CGColor(gray: 0, alpha: 1))] {
      context.setBlendMode(context === canvas.context ? mode : .normal)
      context.setFillColor(color)
      context.setStrokeColor(color)
      let box = CGRect(x: 3.5, y: 3.25, width: 4, height: 5)
      switch primitive {
      case .rect: context.fill(box)
      case .stroke: context.stroke(box, width: 1.5)
      default:
        context.addEllipse(in: box)
        context.addRect(CGRect(x: 4, y: 4, width: 1, height: 1))
        context.fillPath(using: .evenOdd)
      }
    }
    let (after, coverage) = (canvas.bitmap, shape.bitmap)
    for y in 0..<12 {
      for x in 0..<12 {
        let share = Double(coverage[x, y].alpha) / 255
        if share == 0 { #expect(after[x, y] == before[x, y]) }
        let expected = CompositingFormula(mode: mode)
          .result(of: Self.source, over: Self.backdrop, coverage: share)
        // The coverage of a clip, and of a shape drawn, may differ by one more.
        #expect(after[x, y].distance(from: expected) <= 3, "\(mode) \(primitive) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [CGBlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func layersActInTheWholeClip(mode: CGBlendMode) throws {
    let canvas = try Canvas(6, 1)
    canvas.context.setFillColor(Self.backdrop.cgColor)
    canvas.context.fill(.infinite)
    let before = canvas.bitmap
    canvas.context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 1))
    canvas.context.setBlendMode(mode)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.setFillColor(Self.source.cgColor)
    canvas.context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    canvas.context.endTransparencyLayer()
    let after = canvas.bitmap
    #expect(after[0, 0] == before[0, 0])
    #expect(after[5, 0] == before[5, 0])
    #expect(after[1, 0] == Bitmap.Pixel(0, 0, 0, 0))
    let expected = CompositingFormula(mode: mode).result(of: Self.source, over: Self.backdrop)
    #expect(after[2, 0].distance(from: expected) <= 2)
  }

  @Test func emptyLayerErasesUnderDestinationIn() throws {
    let canvas = try Canvas(2, 1)
    canvas.context.fill(.infinite)
    canvas.context.setBlendMode(.destinationIn)
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.endTransparencyLayer()
    #expect(canvas.coverage == 0)
  }
}

extension CompositingFormula.Color {
  var cgColor: CGColor { CGColor(srgbRed: rgb.x, green: rgb.y, blue: rgb.z, alpha: alpha) }
}

extension Bitmap.Pixel {
  /// The largest difference of a component from a premultiplied colour, of 255.
  func distance(from color: SIMD4<Double>) -> Double {
    let mine = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
    let difference = mine - color * 255
    return Swift.max(difference.max(), -difference.min())
  }
}
