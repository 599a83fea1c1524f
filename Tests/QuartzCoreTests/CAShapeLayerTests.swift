// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CAShapeLayerTests {
  /// A layer of 80 by 60 with the rectangle (10, 10, 40, 30) in black.
  private var rectangle: CAShapeLayer {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
    return layer
  }

  private var strokedRectangle: CAShapeLayer {
    let layer = rectangle
    (layer.fillColor, layer.strokeColor, layer.lineWidth) = (nil, .red, 4)
    return layer
  }

  /// A line along y = 10 from x = 10.
  private func line(to x: CGFloat) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: x, y: 10))
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor, layer.lineWidth) = (path, .red, 2)
    return layer
  }

  @Test func defaults() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0)
    #expect(layer.lineDashPattern == nil)
  }

  @Test func filledRectangleCovers1200Pixels() throws {
    #expect(try Bitmap(layer: rectangle, width: 80, height: 60).opaqueCount == 1200)
  }

  @Test func strokeOfWidth4Covers560Pixels() throws {
    let pixels = try Bitmap(layer: strokedRectangle, width: 80, height: 60)
    #expect(pixels.opaqueCount == 560)
    #expect(pixels.inkedCount == 560)
  }

  @Test func strokeIsDrawnOverTheFill() throws {
    let layer = rectangle
    (layer.strokeColor, layer.lineWidth) = (.red, 4)
    let pixels = try Bitmap(layer: layer, width: 80, height: 60)
    #expect(pixels.opaqueCount == 1496)
    #expect(pixels[11, 11] == .red)
    #expect(pixels[12, 12] == .black)
  }

  @Test func strokeEndOfHalfCovers280Pixels() throws {
    let layer = strokedRectangle
    layer.strokeEnd = 0.5
    #expect(try Bitmap(layer: layer, width: 80, height: 60).opaqueCount == 280)
  }

  @Test func strokeStartOfHalfDrawsTheOtherHalf() throws {
    let layer = strokedRectangle
    layer.strokeStart = 0.5
    let pixels = try Bitmap(layer: layer, width: 80, height: 60)
    #expect(pixels.opaqueCount == 280)
    #expect(pixels[30, 10] == .clear)
    #expect(pixels[30, 40] == .red)
  }

  @Test(
    arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0), (-2, -1), (2, 3), (0, .nan), (.nan, 1)] as [(CGFloat, CGFloat)])
  func emptyStrokeRangeDrawsNothing(start: CGFloat, end: CGFloat) throws {
    let layer = strokedRectangle
    (layer.strokeStart, layer.strokeEnd, layer.lineCap) = (start, end, .round)
    #expect(try Bitmap(layer: layer, width: 80, height: 60).inkedCount == 0)
  }

  @Test func strokeRangeIsClamped() throws {
    let layer = strokedRectangle
    (layer.strokeStart, layer.strokeEnd) = (-1, 7)
    #expect(try Bitmap(layer: layer, width: 80, height: 60).opaqueCount == 560)
  }

  @Test func trimmedEndsHaveCaps() throws {
    let layer = line(to: 50)
    (layer.strokeStart, layer.strokeEnd, layer.lineCap) = (0.25, 0.75, .square)
    #expect(try Bitmap(layer: layer, width: 60, height: 20).inkedBox == CGRect(x: 19, y: 9, width: 22, height: 2))
  }

  @Test func pathIsNotClippedUnlessMasked() throws {
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    #expect(try Bitmap(layer: layer, width: 60, height: 60).opaqueCount == 900)
    layer.masksToBounds = true
    #expect(try Bitmap(layer: layer, width: 60, height: 60).opaqueCount == 400)
  }

  @Test func layerWithoutSizeDrawsItsPath() throws {
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    #expect(try Bitmap(layer: layer, width: 60, height: 60).opaqueCount == 900)
  }

  @Test func shapeLiesBetweenContentsAndSublayers() throws {
    let layer = rectangle
    layer.fillColor = .green
    layer.backgroundColor = .blue
    layer.addSublayer(box(10, 10, 5, 5, .red))
    let pixels = try Bitmap(layer: layer, width: 80, height: 60)
    #expect(pixels[0, 0] == .blue)
    #expect(pixels[12, 12] == .red)
    #expect(pixels[20, 20] == .green)
  }

  @Test func pathIsCopiedWhenItIsSet() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    let layer = CAShapeLayer()
    layer.path = path
    path.addRect(CGRect(x: 10, y: 10, width: 5, height: 5))
    #expect(try Bitmap(layer: layer, width: 20, height: 20).opaqueCount == 25)
  }

  @Test func evenOddLeavesTheInnerSquareOpen() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let layer = CAShapeLayer()
    layer.path = path
    #expect(try Bitmap(layer: layer, width: 20, height: 20).opaqueCount == 400)
    layer.fillRule = .evenOdd
    #expect(try Bitmap(layer: layer, width: 20, height: 20).opaqueCount == 300)
  }

  /// The first columns painted and unpainted in turn, from x = 10 on.
  private func runs(_ layer: CALayer) throws -> [Int] {
    let pixels = try Bitmap(layer: layer, width: 140, height: 20)
    let row = (10..<130).map { pixels[$0, 10].alpha > 0 }
    return row.reduce(into: [(false, 0)]) { runs, isPainted in
      if runs[runs.count - 1].0 == isPainted { runs[runs.count - 1].1 += 1 } else { runs.append((isPainted, 1)) }
    }.map(\.1)
  }

  @Test(
    arguments: [
      // Runs begin unpainted.
      ([10], 0, [0, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]),
      ([10, 20, 30], 0, [0, 10, 20, 30, 10, 20, 30]),
      ([30, 10], 15, [0, 15, 10, 30, 10, 30, 10, 15]),
      ([30, 10], 35, [5, 30, 10, 30, 10, 30, 5]),
      ([0, 0], 0, [0, 120]),
      ([], 0, [0, 120]),
    ] as [([Double], CGFloat, [Int])])
  func dashesAlternate(pattern: [Double], phase: CGFloat, expected: [Int]) throws {
    let layer = line(to: 130)
    (layer.lineDashPattern, layer.lineDashPhase) = (pattern.map { NSNumber(value: $0) }, phase)
    #expect(try runs(layer) == expected)
  }

  @Test func dashesCountFromTheTrimmedStart() throws {
    let layer = line(to: 130)
    (layer.lineDashPattern, layer.strokeStart) = ([30, 30], 0.25)
    #expect(try runs(layer) == [30, 30, 30, 30])
  }

  @Test(arguments: [0, 0.01])
  func shortDashesWithRoundCapsAreDiscs(dash: Double) throws {
    let layer = line(to: 51)
    (layer.lineDashPattern, layer.lineCap, layer.lineWidth) = ([NSNumber(value: dash), 10], .round, 6)
    let pixels = try Bitmap(layer: layer, width: 70, height: 20)
    // Five dots, at 10, 20, 30, 40 and 50. The facts give 0.3 % for the area of Apple's dots; 5 of 0.01 x 6 are more.
    #expect(abs(pixels.coverage / 5 - .pi * 9) < .pi * 9 * 0.006)
    #expect(pixels[15, 10] == .clear)
  }

  @Test func dashesAreDrawnOverAFill() throws {
    let layer = strokedRectangle
    (layer.fillColor, layer.lineDashPattern) = (.green, [10])
    let pixels = try Bitmap(layer: layer, width: 80, height: 60)
    #expect(pixels[15, 11] == .red, "the first dash along the top")
    #expect(pixels[25, 11] == .green, "then a gap over the fill")
    #expect(pixels[25, 9] == .clear, "and one beside it")
    #expect(pixels[35, 11] == .red)
  }

  @Test func dashDoesNotReachSublayers() throws {
    let (layer, inner) = (line(to: 50), line(to: 50))
    (layer.lineDashPattern, layer.strokeColor) = ([1, 100], nil)
    layer.addSublayer(inner)
    #expect(try Bitmap(layer: layer, width: 60, height: 20).opaqueCount == 80)
  }

  @Test(arguments: [0, -2, CGFloat.nan, .infinity])
  func oddLineWidthsStrokeNothing(width: CGFloat) throws {
    let layer = line(to: 50)
    layer.lineWidth = width
    #expect(try Bitmap(layer: layer, width: 60, height: 20).inkedCount == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func pathWithOddCoordinatesDrawsNothing(number: CGFloat) throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    path.addLine(to: CGPoint(x: number, y: 1))
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor, layer.strokeEnd) = (path, .red, 0.5)
    #expect(try Bitmap(layer: layer, width: 60, height: 20).inkedCount == 0)
  }

  @Test(arguments: [[-1, 3], [Double.nan, 3], [.infinity, 1], [0.01], [0.01, 0.01], [1e-9, 1e-9], [1e300, 1e300]])
  func oddDashesEndSoon(pattern: [Double]) throws {
    let layer = line(to: 1e6)
    layer.lineDashPattern = pattern.map { NSNumber(value: $0) }
    let start = ContinuousClock.now
    // No dash, or one or a hundred in every pixel.
    #expect(try Bitmap(layer: layer, width: 60, height: 20).inkedCount == 100)
    // Milliseconds; all dashes of the whole line would take minutes.
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test func copyByLayerHasAllValues() {
    let layer = strokedRectangle
    (layer.lineDashPattern, layer.lineCap, layer.lineJoin, layer.fillRule) = ([1, 2], .round, .bevel, .evenOdd)
    (layer.name, layer.cornerRadius) = ("a", 3)
    layer.addSublayer(CALayer())
    let copy = CAShapeLayer(layer: layer)
    #expect(copy.path == layer.path)
    #expect(copy.strokeColor == layer.strokeColor)
    #expect(copy.lineDashPattern == [1, 2])
    #expect(copy.lineCap == .round)
    #expect(copy.lineJoin == .bevel)
    #expect(copy.fillRule == .evenOdd)
    #expect(copy.frame == layer.frame)
    #expect(copy.name == "a")
    #expect(copy.cornerRadius == 3)
    #expect(copy.sublayers == nil)
  }
}
