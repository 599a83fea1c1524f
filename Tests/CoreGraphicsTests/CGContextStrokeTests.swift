// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGContextStrokeTests {
  @Test func strokedRectangleCovers560Pixels() throws {
    let canvas = try Canvas(80, 60)
    canvas.context.stroke(CGRect(x: 10, y: 10, width: 40, height: 30), width: 4)
    #expect(canvas.bitmap.opaqueCount == 560)
    #expect(canvas.coverage == 560)
  }

  @Test func lineOnAPixelEdgePaintsBothSidesByHalf() throws {
    let canvas = try Canvas(40, 1)
    canvas.context.strokeLine(20, 0, 20, 1)
    #expect(canvas.row(0)[18...21] == [0, 128, 128, 0])
  }

  @Test func hairlineFillsOnePixelAtHalves() throws {
    let canvas = try Canvas(12, 3)
    canvas.context.scaleBy(x: 3, y: 3)
    canvas.context.setLineWidth(1.0 / 3)
    canvas.context.strokeLine(0, 0.5, 4, 0.5)
    #expect(canvas.row(0) + canvas.row(2) == Array(repeating: 0, count: 24))
    #expect(canvas.row(1) == Array(repeating: 255, count: 12))
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity] as [CGFloat])
  func widthThatIsNoWidthDrawsNothing(width: CGFloat) throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setLineWidth(width)
    canvas.context.strokeLine(0, 5, 10, 5)
    canvas.context.stroke(CGRect(x: 2, y: 2, width: 5, height: 5), width: width)
    #expect(canvas.coverage == 0)
    canvas.context.setLineWidth(2)
    canvas.context.strokeLine(0, 5, 10, 5)
    #expect(canvas.coverage == 20)
  }

  @Test(arguments: [(CGLineCap.butt, 40.0), (.square, 56), (.round, 40 + 4 * .pi)])
  func capsReachHalfAWidthBeyondTheEnds(cap: CGLineCap, area: Double) throws {
    let canvas = try Canvas(20, 10)
    canvas.context.setLineWidth(4)
    canvas.context.setLineCap(cap)
    canvas.context.strokeLine(5, 5, 15, 5)
    // Straight edges are exact; Cairo's coverage of a disc is within 2 %.
    #expect(abs(canvas.coverage - area) < (cap == .round ? 0.3 : 1e-9))
  }

  @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 0), (.round, 4 * .pi)])
  func subpathWithoutLengthIsADiscOrNothing(cap: CGLineCap, area: Double) throws {
    let point = CGPoint(x: 5, y: 5)
    let paths: [(CGContext) -> Void] = [
      { $0.addLine(to: point) }, { $0.closePath() },
      {
        $0.addLine(to: point)
        $0.closePath()
      }, { $0.addLines(between: [point, point, point]) },
    ]
    for build in paths {
      let canvas = try Canvas(10, 10)
      canvas.context.setLineWidth(4)
      canvas.context.setLineCap(cap)
      canvas.context.move(to: point)
      build(canvas.context)
      canvas.context.strokePath()
      // Cairo's coverage of a disc is within 2 %.
      #expect(abs(canvas.coverage - area) < 0.3)
    }
  }

  @Test func loneMoveDrawsNothing() throws {
    let canvas = try Canvas(10, 10)
    canvas.context.setLineWidth(4)
    canvas.context.setLineCap(.round)
    canvas.context.move(to: CGPoint(x: 5, y: 5))
    canvas.context.strokePath()
    #expect(canvas.coverage == 0)
  }

  @Test(arguments: [(CGLineJoin.miter, 1.0), (.bevel, 0.5), (.round, .pi / 4)])
  func joinsFillTheCorner(join: CGLineJoin, part: Double) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setLineWidth(8)
    canvas.context.setLineJoin(join)
    canvas.context.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
    canvas.context.strokePath()
    // Two legs of 10 by 8 meet in a square of 4 by 4, and leave one of 4 by 4 to the join.
    #expect(abs(canvas.coverage - (160 - 16 + 16 * part)) < 0.3)
  }

  @Test func mitreLongerThanTheLimitIsABevel() throws {
    func corner(limit: CGFloat) throws -> Double {
      let canvas = try Canvas(20, 20)
      canvas.context.setLineWidth(8)
      canvas.context.setMiterLimit(limit)
      canvas.context.addLines(between: [CGPoint(x: 10, y: 20), CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 10)])
      canvas.context.strokePath()
      return canvas.coverage
    }
    // A right angle's mitre is the square root of two long; a bevel leaves 8 pixels out.
    #expect(try corner(limit: 1.5) == 160)
    // Eight-bit and sub-row rounding of four slanting pixels.
    #expect(abs(try corner(limit: 1.4) - 152) < 0.3)
    #expect(try corner(limit: .nan) == 160)
    #expect(abs(try corner(limit: -3) - 152) < 0.3)
  }

  @Test func penIsScaledUnevenlyWithUserSpace() throws {
    let canvas = try Canvas(60, 60)
    canvas.context.scaleBy(x: 3, y: 1)
    canvas.context.stroke(CGRect(x: 5, y: 10, width: 10, height: 40), width: 2)
    // Sides are 6 wide, top and bottom 2 high.
    #expect(canvas.row(30)[10..<20] == [0, 0, 255, 255, 255, 255, 255, 255, 0, 0])
    #expect(canvas.coverage == 36 * 42 - 24 * 38)
  }

  @Test func lineSegmentsAreSeparate() throws {
    let canvas = try Canvas(10, 10)
    let points = [(0, 2), (10, 2), (0, 6), (10, 6), (3, 3)].map { CGPoint(x: $0.0, y: $0.1) }
    canvas.context.setLineWidth(2)
    canvas.context.strokeLineSegments(between: points)
    #expect(canvas.coverage == 40)
    canvas.context.strokeLineSegments(between: [])
    canvas.context.strokeLineSegments(between: [.zero])
    #expect(canvas.coverage == 40)
  }

  @Test func ellipseOutlineIsARing() throws {
    let canvas = try Canvas(60, 60)
    canvas.context.setLineWidth(4)
    canvas.context.strokeEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
    // The area is the length times the width; Cairo's coverage is within 1 %.
    #expect(abs(canvas.coverage - 160 * .pi) < 5)
  }

  @Test(arguments: [1e7, 1e9, 1e12, 1e15, 1e100, 1e300] as [CGFloat])
  func visiblePartOfHugeLinesIsRight(size: CGFloat) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setLineWidth(4)
    canvas.context.strokeLine(-size, 10, size, 10)
    #expect(canvas.coverage == 80)
    canvas.context.strokeLine(10, -size, 10, 5)
    #expect(canvas.coverage == 100)
    canvas.context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
    canvas.context.stroke(CGRect(x: 10, y: 10, width: size, height: size))
    // The corner of the rectangle, with its mitre: 12 by 12 pixels but for 8 by 8.
    #expect(canvas.coverage == 80)
    #expect(canvas.context.failure == nil)
  }

  @Test(arguments: [1e6, 1e9, 1e300] as [CGFloat])
  func hugeWidthCoversTheCanvas(width: CGFloat) throws {
    let canvas = try Canvas(20, 20)
    canvas.context.setLineWidth(width)
    canvas.context.strokeLine(5, 10, 15, 10)
    #expect(canvas.coverage == 200)
    #expect(canvas.context.failure == nil)
  }

  @Test func hugeCurvesEnd() throws {
    let canvas = try Canvas(20, 20)
    for size in [1e7, 1e12, 1e100, 1e300] as [CGFloat] {
      for lengths in [[], [1, 2], [1e-3, 1e-3], [size, size]] as [[CGFloat]] {
        canvas.context.setLineDash(phase: 0, lengths: lengths)
        canvas.context.move(to: CGPoint(x: -size, y: 0))
        canvas.context.addCurve(
          to: CGPoint(x: size, y: 0), control1: CGPoint(x: -size, y: size), control2: CGPoint(x: size, y: -size))
        canvas.context.addQuadCurve(to: CGPoint(x: 5, y: 5), control: CGPoint(x: size, y: size))
        canvas.context.strokePath()
        canvas.context.strokeEllipse(in: CGRect(x: -size, y: 5, width: 2 * size, height: size))
      }
    }
    #expect(canvas.context.failure == nil)
    canvas.context.fill(.infinite)
    #expect(canvas.coverage == 400)
  }
}
