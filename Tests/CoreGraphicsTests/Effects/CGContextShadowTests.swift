// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextShadowTests {
  /// What casts a shadow.
  enum Caster: CaseIterable {
    case rect, ellipse, stroke, dots, image, gradient, layer

    func draw(_ context: CGContext) throws {
      let box = CGRect(x: 22.5, y: 24, width: 19, height: 14.25)
      switch self {
      case .rect: context.fill(box)
      case .ellipse:
        context.addEllipse(in: box)
        context.addEllipse(in: box.insetBy(dx: 4, dy: 4))
        context.fillPath(using: .evenOdd)
      case .stroke: context.strokeEllipse(in: box)
      case .dots:
        context.setLineCap(.round)
        context.setLineWidth(5)
        context.setLineDash(phase: 0, lengths: [0, 7])
        context.strokeLine(22, 30, 43, 33)
      case .image:
        let stamp = try Canvas(2, 2)
        stamp.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let image = try #require(stamp.context.makeImage())
        context.interpolationQuality = .none
        context.draw(image, in: CGRect(x: 22, y: 24, width: 20, height: 16))
      case .gradient:
        context.clip(to: CGRect(x: 0, y: 0, width: 64, height: 64))
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 0.2)] as NSArray
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
        let middle = CGPoint(x: 32, y: 32)
        context.drawRadialGradient(
          gradient, startCenter: middle, startRadius: 2, endCenter: middle, endRadius: 10, options: [])
      case .layer:
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.7)
        context.fill(box)
        context.fill(box.offsetBy(dx: -4, dy: 5))
        context.endTransparencyLayer()
      }
    }
  }

  /// Draws what is cast with a red shadow, and takes away what casts it.
  private func shadow(_ caster: Caster, offset: CGSize = .zero, blur: CGFloat) throws -> [Double] {
    let canvas = try Canvas(64, 64)
    // Far away, where only its shadow falls on the canvas.
    let far = CGSize(width: 200, height: 100)
    canvas.context.setShadow(
      offset: CGSize(width: offset.width + far.width, height: offset.height - far.height), blur: blur,
      color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    canvas.context.translateBy(x: -far.width, y: far.height)
    try caster.draw(canvas.context)
    #expect(canvas.context.failure == nil)
    let bitmap = canvas.bitmap
    #expect(bitmap.pixels.allSatisfy { $0.red == $0.alpha && $0.green == 0 && $0.blue == 0 })
    return bitmap.pixels.map { Double($0.alpha) }
  }

  private func alpha(_ draw: (CGContext) throws -> Void) throws -> [Double] {
    let canvas = try Canvas(64, 64)
    try draw(canvas.context)
    return canvas.bitmap.pixels.map { Double($0.alpha) }
  }

  // A gradient and a layer fill no more than the canvas: they have no shadow from outside it.
  @Test(arguments: [Caster.rect, .ellipse, .stroke, .dots, .image], [0.0, 1, 3, 8, 15, 24])
  func shadowsAreTheGaussianOfWhatCastsThem(caster: Caster, blur: CGFloat) throws {
    let exact = DirectGaussian(sigma: blur / 2).blurred(try alpha(caster.draw), width: 64, height: 64)
    let drawn = try shadow(caster, blur: blur)
    // One for the blur, one for edges: Cairo's are a little off those of the kernels that draw the casters.
    let largest = zip(exact, drawn).map { abs($0 - $1) }.max() ?? 0
    #expect(largest <= (blur < 2 ? 8 : 2.5), "\(largest)")
  }

  @Test(arguments: Caster.allCases, [2.0, 7])
  func shadowsLieUnderWhatCastsThem(caster: Caster, blur: CGFloat) throws {
    let offset = CGSize(width: 3, height: -4)
    let canvas = try Canvas(64, 64)
    canvas.context.setFillColor(gray: 0, alpha: 1)
    canvas.context.setShadow(offset: offset, blur: blur, color: CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    try caster.draw(canvas.context)
    let casting = try alpha(caster.draw)
    let moved = try alpha { context in
      context.translateBy(x: offset.width, y: offset.height)
      try caster.draw(context)
    }
    let exact = DirectGaussian(sigma: blur / 2).blurred(moved, width: 64, height: 64)
    let pixels = canvas.bitmap.pixels
    let differences = pixels.indices.map { index in
      let seen = exact[index] / 2 * (1 - casting[index] / 255)
      return abs(seen - Double(pixels[index].red))
    }
    // Two more for rounding twice.
    #expect((differences.max() ?? 0) <= 4.5)
  }

  @Test func offsetIsInBaseSpaceWithYUp() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.scaleBy(x: 1, y: -1)
    canvas.context.translateBy(x: 0, y: -10)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 3), blur: 0, color: CGColor(gray: 0, alpha: 1))
    canvas.context.fill(CGRect(x: 4, y: 5, width: 1, height: 1))
    #expect(canvas[4, 5].alpha == 255)
    #expect(canvas[6, 2].alpha == 255)
    #expect(canvas.coverage == 2)
  }

  @Test func baseSpaceCanBeAnother() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.translateBy(x: 0, y: 20)
    canvas.context.scaleBy(x: 2, y: -2)
    canvas.context.setBaseCTM(canvas.context.ctm)
    canvas.context.setShadow(offset: CGSize(width: 2, height: 3), blur: 0, color: CGColor(gray: 0, alpha: 1))
    canvas.context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(canvas[3, 3].alpha == 255)
    #expect(canvas[7, 9].alpha == 255)
    #expect(canvas.coverage == 8)
  }

  @Test func plainShadowIsATthirdOfBlack() throws {
    let canvas = try Canvas(10, 1)
    canvas.context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(canvas[5, 0] == Bitmap.Pixel(0, 0, 0, 85))
  }

  @Test func shadowIsClippedAndWhatCastsItNot() throws {
    let canvas = try Canvas(20, 1)
    canvas.context.clip(to: CGRect(x: 10, y: 0, width: 5, height: 1))
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 1))
    canvas.context.fill(CGRect(x: 2, y: 0, width: 8, height: 1))
    #expect(canvas.bitmap.inkedColumns == [12, 13, 14])
  }

  @Test func shadowIsPartOfTheState() throws {
    let canvas = try Canvas(20, 1)
    canvas.context.saveGState()
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
    canvas.context.restoreGState()
    canvas.context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0)
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: nil)
    canvas.context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    #expect(canvas.bitmap.inkedColumns == [2, 3])
  }

  @Test func layerCastsOneShadow() throws {
    let canvas = try Canvas(20, 1)
    canvas.context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
    canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
    canvas.context.fill(CGRect(x: 2, y: 0, width: 4, height: 1))
    canvas.context.fill(CGRect(x: 4, y: 0, width: 4, height: 1))
    canvas.context.endTransparencyLayer()
    #expect(canvas.row(0) == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0, 128, 128, 128, 128, 128, 128, 0, 0])
  }

  /// The way code made by PaintCode draws a shadow inside a shape.
  @Test func innerShadowByLayers() throws {
    let canvas = try Canvas(24, 24)
    let box = CGRect(x: 4, y: 4, width: 16, height: 16)
    let context = canvas.context
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.clip(to: box)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: color)
    context.setBlendMode(.sourceOut)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(color)
    context.fill(box)
    context.endTransparencyLayer()
    context.endTransparencyLayer()
    #expect(canvas.bitmap.inkedColumns == [4, 5, 6])
    #expect(canvas.coverage == 48)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -5, 1e5, 3e7])
  func oddShadowsSpoilNothing(value: CGFloat) throws {
    let canvas = try Canvas(16, 16)
    let context = canvas.context
    for (offset, blur) in [
      (CGSize(width: value, height: 0), 2), (CGSize(width: 0, height: value), value), (CGSize.zero, value),
    ] {
      context.setShadow(offset: offset, blur: blur, color: CGColor(red: 1, green: 0, blue: 0, alpha: value))
      context.setShadow(offset: offset, blur: blur)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: value, y: 0, width: 1, height: value))
      context.fill(.infinite)
      context.strokeLine(0, value, 8, 8)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
      context.endTransparencyLayer()
    }
    #expect(context.failure == nil)
    #expect(canvas.coverage == 256)
  }
}
