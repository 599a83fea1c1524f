// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct CGPathContainmentTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func nothingIsInAnEmptyPath() {
    #expect(!CGMutablePath().contains(.zero))
  }

  /// Source of the answers on the outline: RenderBox on Apple platforms, as OpenRenderBox's tests list them.
  @Test(arguments: [
    (CGPoint(x: 50, y: 50), true), (CGPoint(x: 150, y: 150), false), (CGPoint(x: 0, y: 0), true),
    (CGPoint(x: 100, y: 100), false), (CGPoint(x: -1, y: 50), false),
  ])
  func rectHoldsItsInsideAndItsLeastEdges(point: CGPoint, isInside: Bool) {
    #expect(CGPath(rect: square, transform: nil).contains(point) == isInside)
    #expect(CGPath(rect: square, transform: nil).contains(point, using: .evenOdd) == isInside)
  }

  @Test func openSubpathsAreClosed() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 60, y: 50))
    path.addLine(to: CGPoint(x: 50, y: 60))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 51, y: 51)))
    #expect(!path.contains(CGPoint(x: 9, y: 9)))
    #expect(!path.contains(CGPoint(x: 30, y: 30)))
  }

  @Test func lineAfterACloseBeginsAtTheClosedStart() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: -10, y: 0))
    path.addLine(to: CGPoint(x: -10, y: -10))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: -8, y: -4)))
    #expect(!path.contains(CGPoint(x: -4, y: -8)))
  }

  @Test(arguments: [(CGPathFillRule.winding, true), (.evenOdd, false)])
  func middleOfAStarIsInByWindingAlone(rule: CGPathFillRule, isInside: Bool) {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = CGFloat(index) * 4 * .pi / 5
        return CGPoint(x: 50 * sin(angle), y: -50 * cos(angle))
      })
    star.closeSubpath()
    #expect(star.contains(.zero, using: rule) == isInside)
    #expect(star.contains(CGPoint(x: 0, y: -40), using: rule))
    #expect(!star.contains(CGPoint(x: 0, y: 40), using: rule))
  }

  @Test func holeDependsOnDirectionByWindingAlone() {
    let same = CGMutablePath()
    same.addRects([square, square.insetBy(dx: 25, dy: 25)])
    #expect(same.contains(CGPoint(x: 50, y: 50)))
    #expect(!same.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
    let opposite = CGMutablePath()
    opposite.addRect(square)
    opposite.addRect(
      square.insetBy(dx: 25, dy: 25), transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))
    #expect(!opposite.contains(CGPoint(x: 50, y: 50)))
    #expect(opposite.contains(CGPoint(x: 10, y: 50)))
  }

  @Test func transformAppliesToThePoint() {
    let path = CGPath(rect: square, transform: nil)
    let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(path.contains(CGPoint(x: 150, y: 150), transform: half))
    #expect(!path.contains(CGPoint(x: 250, y: 150), transform: half))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func oddPointsAreOutside(number: CGFloat) {
    #expect(!CGPath(ellipseIn: square, transform: nil).contains(CGPoint(x: number, y: 50)))
    #expect(!CGPath(ellipseIn: square, transform: nil).contains(CGPoint(x: 50, y: number)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude])
  func oddPathsGiveAnAnswer(number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: number, y: 0))
    path.addCurve(to: .zero, control1: CGPoint(x: 5, y: number), control2: CGPoint(x: -number, y: 9))
    path.addQuadCurve(to: CGPoint(x: 3, y: number), control: CGPoint(x: number, y: number))
    #expect(!path.contains(CGPoint(x: -20, y: -20)))
  }

  /// A point is known by the distance from the centre unless it lies in the band by which the curves stray.
  @Test func ellipseIsNotFlattened() {
    let circle = CGPath(ellipseIn: CGRect(x: -1000, y: -1000, width: 2000, height: 2000), transform: nil)
    for step in 0..<3600 {
      let angle = Double(step) * .pi / 1800
      let (x, y) = (cos(angle), sin(angle))
      #expect(circle.contains(CGPoint(x: x * 999.999999, y: y * 999.999999)))
      #expect(!circle.contains(CGPoint(x: x * 1000.273, y: y * 1000.273)))
    }
  }

  @Test func quadraticCurveIsAParabola() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -1, y: 1))
    // y = x² between -1 and 1.
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0, y: -1))
    for step in -99...99 {
      let x = CGFloat(step) / 100
      #expect(path.contains(CGPoint(x: x, y: x * x + 1e-14)))
      #expect(!path.contains(CGPoint(x: x, y: x * x - 1e-14)))
    }
  }

  /// Points off the outline are judged as a polygon of many short lines judges them.
  @Test func curvesAgreeWithFinePolygons() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10 {
      let curves = CGMutablePath()
      let polygon = CGMutablePath()
      var current = random.point()
      curves.move(to: current)
      polygon.move(to: current)
      for _ in 0..<4 {
        let (control1, control2, end) = (random.point(), random.point(), random.point())
        curves.addCurve(to: end, control1: control1, control2: control2)
        for step in 1...80 {
          let (t, s) = (CGFloat(step) / 80, 1 - CGFloat(step) / 80)
          let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          polygon.addLine(
            to: CGPoint(
              x: weights.0 * current.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
              y: weights.0 * current.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y))
        }
        current = end
      }
      var disagreements = 0
      for _ in 0..<100 {
        let point = random.point()
        for rule in [CGPathFillRule.winding, .evenOdd]
        where curves.contains(point, using: rule) != polygon.contains(point, using: rule) {
          disagreements += 1
        }
      }
      // Chords of 1/80 stray by less than 1e-3 of the extent: few of a hundred random points fall between.
      #expect(disagreements <= 2)
    }
  }
}

extension SeededGenerator {
  /// A point in a square of side 100.
  fileprivate mutating func point() -> CGPoint {
    CGPoint(x: number(), y: number())
  }

  private mutating func number() -> CGFloat {
    CGFloat(next() >> 11) / CGFloat(1 << 53) * 100
  }
}
