// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextFillTests {
  @Test func filledRectangleCovers1200Pixels() throws {
    let canvas = try Canvas(80, 60)
    canvas.context.fill(CGRect(x: 10, y: 10, width: 40, height: 30))
    #expect(canvas.bitmap.opaqueCount == 1200)
    #expect(canvas.coverage == 1200)
  }

  @Test func fillThenStrokeCovers1496Pixels() throws {
    let canvas = try Canvas(80, 60)
    canvas.context.setLineWidth(4)
    canvas.context.addRect(CGRect(x: 10, y: 10, width: 40, height: 30))
    canvas.context.drawPath(using: .fillStroke)
    #expect(canvas.bitmap.opaqueCount == 1496)
    #expect(canvas.coverage == 1496)
  }

  @Test func strokeLiesOverFill() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    canvas.context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    canvas.context.setLineWidth(4)
    canvas.context.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
    canvas.context.drawPath(using: .eoFillStroke)
    #expect(canvas[5, 10] == .blue)
    #expect(canvas[10, 10] == .red)
  }

  @Test func inksAreMixedForFillsAndStrokes() throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setFillColor(cyan: 1, magenta: 0, yellow: 1, black: 0, alpha: 1)
    canvas.context.setStrokeColor(cyan: 0, magenta: 0, yellow: 0, black: 1, alpha: 1)
    canvas.context.setLineWidth(4)
    canvas.context.addRect(CGRect(x: 4, y: 4, width: 12, height: 12))
    canvas.context.drawPath(using: .fillStroke)
    #expect(canvas[5, 10] == .black)
    #expect(canvas[10, 10] == Bitmap.Pixel(0, 255, 0, 255))
  }

  @Test func halfPixelsAreHalfCovered() throws {
    let canvas = try Canvas(4, 1)
    canvas.context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1))
    #expect(canvas.row(0) == [128, 255, 128, 0])
  }

  @Test func overlapsFollowTheRule() throws {
    for (rule, expected) in [(CGPathFillRule.winding, 64.0 + 16), (.evenOdd, 64.0 + 16 - 16)] {
      let canvas = try Canvas(12, 12)
      canvas.context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      canvas.context.addRect(CGRect(x: 4, y: 4, width: 4, height: 8))
      canvas.context.fillPath(using: rule)
      #expect(canvas.coverage == expected)
    }
  }

  @Test func overlappingRectanglesAreOneFill() throws {
    let canvas = try Canvas(4, 1)
    canvas.context.setFillColor(gray: 0, alpha: 0.5)
    canvas.context.fill([CGRect(x: 0, y: 0, width: 3, height: 1), CGRect(x: 1, y: 0, width: 3, height: 1)])
    #expect(canvas.row(0) == [128, 128, 128, 128])
  }

  @Test func openSubpathsAreClosed() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    canvas.context.fillPath()
    #expect(abs(canvas.coverage - 50) < 0.1)  // 8-bit rounding of ten edge pixels.
  }

  @Test(arguments: [0.6, 1, 1.5, 2, 5.25, 40] as [CGFloat])
  func discsHaveTheirArea(radius: CGFloat) throws {
    let canvas = try Canvas(100, 100)
    canvas.context.fillEllipse(in: CGRect(x: 50.3 - radius, y: 49.6 - radius, width: 2 * radius, height: 2 * radius))
    let area = Double.pi * Double(radius * radius)
    // Cairo samples 15 rows a pixel and keeps 1/256 of a pixel; each edge pixel is rounded to 1/255.
    #expect(abs(canvas.coverage - area) < 0.02 * area + 0.02)
  }

  @Test(arguments: [1e6, 1e9, 1e15, 1e30, 1e100, 1e300] as [CGFloat])
  func visiblePartOfHugeFillsIsRight(size: CGFloat) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.fill(CGRect(x: -size, y: 5, width: 2 * size, height: 10))
    #expect(canvas.coverage == 200)
    canvas.context.clear(CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size))
    #expect(canvas.coverage == 0)
    canvas.context.addLines(between: [CGPoint(x: 10, y: -size), CGPoint(x: 10, y: size), CGPoint(x: size, y: 0)])
    canvas.context.fillPath()
    // The slanting sides leave the corners uncovered only when the triangle is small.
    #expect(abs(canvas.coverage - 200) < 0.5)
    #expect(canvas.context.failure == nil)
  }

  @Test(arguments: [1e6, 1e9, 1e15] as [CGFloat])
  func hugeCirclesPassThroughTheCanvas(radius: CGFloat) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.fillEllipse(in: CGRect(x: 10, y: 10 - radius, width: 2 * radius, height: 2 * radius))
    // The left edge of the circle is a straight line there, but for less than a thousandth of a pixel; at 1e15 a double
    // has eighths of a pixel left.
    #expect(abs(canvas.coverage - 200) < (radius < 1e12 ? 0.5 : 10))
    #expect(canvas.context.failure == nil)
  }

  @Test func infiniteRectangleFillsTheCanvasAtAnyScale() throws {
    for scale in [0.1, 1, 3, 1000] as [CGFloat] {
      let canvas = try Canvas(4, 4)
      canvas.context.scaleBy(x: scale, y: scale)
      canvas.context.fill(.infinite)
      #expect(canvas.coverage == 16)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e31, -1e300])
  func hugeRectangleWithAPlaceThatIsNoneIsLeftOut(value: CGFloat) throws {
    let canvas = try Canvas(4, 4)
    canvas.context.fill(CGRect(x: value, y: -1e300, width: 1e31, height: 2e300))
    canvas.context.stroke(CGRect(x: value, y: 0, width: CGFloat.nan, height: 1e31), width: 1)
    #expect(canvas.coverage == 0)
    canvas.context.fill(CGRect(x: -1e31, y: -1e300, width: 1e32, height: 2e300))
    #expect(canvas.coverage == 16)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func subpathThatIsNowhereIsLeftOut(value: CGFloat) throws {
    let canvas = try Canvas(10, 10)
    canvas.context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    canvas.context.addLines(between: [.zero, CGPoint(x: value, y: 3), CGPoint(x: 4, y: value)])
    canvas.context.fillPath()
    #expect(canvas.coverage == 4)
    canvas.context.fillEllipse(in: CGRect(x: value, y: 0, width: 4, height: 4))
    canvas.context.addArc(
      center: CGPoint(x: 5, y: 5), radius: value, startAngle: 0, endAngle: 1, clockwise: false)
    canvas.context.fillPath()
    #expect(canvas.coverage == 4)
    #expect(canvas.context.failure == nil)
  }
}
