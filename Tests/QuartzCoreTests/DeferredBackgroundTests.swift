// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// A layer's background is held back so that it and the marks on it are one pass; nobody can tell.
struct DeferredBackgroundTests {
  private static let size = CGSize(width: 64, height: 48)
  private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

  /// A white layer with rows of dots, or a grid of lines.
  private func layer(dots: Bool) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: Self.size)
    layer.backgroundColor = Self.white
    let shape = CAShapeLayer()
    shape.frame = layer.bounds
    shape.masksToBounds = true
    let path = CGMutablePath()
    for y in stride(from: 7.3, to: 48, by: 9.1) {
      path.addLines(between: [CGPoint(x: 3.7, y: y), CGPoint(x: 64, y: y)])
    }
    shape.path = path
    shape.strokeColor = CGColor(srgbRed: 0.8, green: 0.1, blue: 0.3, alpha: 0.6)
    shape.lineWidth = 3
    if dots {
      shape.lineCap = .round
      shape.lineDashPattern = [0.01, 6.3]
    }
    layer.addSublayer(shape)
    return layer
  }

  @Test(arguments: [true, false]) func onePassIsTheSameAsTwo(dots: Bool) throws {
    let layer = layer(dots: dots)
    let one = try Bitmap(layer: layer, width: 64, height: 48)
    let background = try #require(layer.backgroundColor)
    layer.backgroundColor = nil
    let two = try Bitmap(size: Self.size) { context in
      context.setFillColor(background)
      context.fill(CGRect(origin: .zero, size: Self.size))
      layer.render(in: context)
    }
    #expect(one == two)
    #expect(one[0, 0] == Bitmap.Pixel(255, 255, 255, 255))
    #expect(Set(one.pixels).count > 4)
  }

  @Test func backgroundAloneIsDrawn() throws {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: Self.size)
    layer.backgroundColor = Self.white
    #expect(try Bitmap(layer: layer, width: 64, height: 48).count(of: Bitmap.Pixel(255, 255, 255, 255)) == 64 * 48)
  }

  @Test func laterBackgroundCoversAnEarlierOne() throws {
    let layer = layer(dots: true)
    let top = CALayer()
    top.frame = layer.bounds
    top.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
    layer.addSublayer(top)
    #expect(try Bitmap(layer: layer, width: 64, height: 48).count(of: Bitmap.Pixel(0, 0, 255, 255)) == 64 * 48)
  }

  /// Drawing code that looks at the pixels sees the background that lies under it.
  @Test func pixelsReadInTheMidstAreUpToDate() throws {
    final class Reader: CALayer {
      nonisolated(unsafe) var seen: UInt8?
      override func draw(in context: CGContext) {
        context.fill(bounds)
        seen = context.data.map { $0.load(fromByteOffset: 3, as: UInt8.self) }
      }
    }
    let reader = Reader()
    reader.frame = CGRect(origin: .zero, size: Self.size)
    reader.setNeedsDisplay()
    _ = try Bitmap(layer: reader, width: 64, height: 48)
    #expect(reader.seen == 255)
  }

  @Test func translucentLayerKeepsItsBackground() throws {
    let layer = layer(dots: true)
    layer.opacity = 0.5
    let pixel = try Bitmap(layer: layer, width: 64, height: 48)[0, 0]
    #expect((127...128).contains(pixel.alpha))
  }
}
