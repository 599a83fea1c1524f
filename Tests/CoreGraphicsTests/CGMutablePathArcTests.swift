// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGMutablePathArcTests {
  private let path = CGMutablePath()
  private let center = CGPoint(x: 100, y: 50)

  /// Numbers from paths that Apple's Core Graphics made, as WinObjC's CGPathTests.mm lists them.
  @Test func arcHasApplesQuartersAndRest() {
    path.addArc(
      center: CGPoint(x: 25, y: 100), radius: 20, startAngle: .pi * 1.25, endAngle: 0, clockwise: true)
    expectPoints([
      (10.857863, 85.857865),
      (3.047378, 93.668352), (3.047379, 106.331651), (10.857865, 114.142137),
      (18.668352, 121.952622), (31.331651, 121.952621), (39.142137, 114.142135),
      (42.892864, 110.391407), (45, 105.304329), (45, 100),
    ])
  }

  /// Numbers from paths that Apple's Core Graphics made, as WinObjC's CGPathTests.mm lists them.
  @Test func tangentArcHasApplesNumbers() {
    path.move(to: CGPoint(x: 400, y: 400))
    path.addArc(tangent1End: CGPoint(x: 140, y: 250), tangent2End: CGPoint(x: 110, y: 180), radius: 50)
    expectPoints([
      (400, 400), (154.415379, 258.316565),
      (145.057503, 252.917790), (137.699975, 244.633276), (133.444250, 234.703250),
    ])
  }

  @Test(arguments: [(false, CGFloat(80)), (true, 20)])
  func clockwiseIsMeantWithYUp(clockwise: Bool, middleY: CGFloat) {
    path.addArc(center: center, radius: 30, startAngle: 0, endAngle: .pi, clockwise: clockwise)
    // The cosine of π/2 as a Double is 6e-17.
    #expect(abs(path.elements[1].points[2].x - 100) < 1e-12)
    #expect(path.elements[1].points[2].y == middleY)
    #expect(path.elements.count == 3)
  }

  struct Turn {
    var start: CGFloat
    var end: CGFloat
    var clockwise: Bool
    /// How far the arc turns, in quarters.
    var quarters: Int
  }

  @Test(arguments: [
    Turn(start: 0, end: 2 * .pi, clockwise: true, quarters: 0),
    Turn(start: 0, end: 2 * .pi, clockwise: false, quarters: 4),
    Turn(start: 2 * .pi, end: 0, clockwise: true, quarters: 4),
    Turn(start: 2 * .pi, end: 0, clockwise: false, quarters: 0),
    Turn(start: 0, end: -.pi / 2, clockwise: false, quarters: 3),
    Turn(start: 0, end: .pi / 2, clockwise: true, quarters: 3),
    Turn(start: 0, end: -.pi / 2, clockwise: true, quarters: 1),
    Turn(start: 0, end: 40 * .pi, clockwise: false, quarters: 4),
    Turn(start: 0, end: -40 * .pi, clockwise: true, quarters: 4),
    Turn(start: 1, end: 1, clockwise: true, quarters: 0),
  ])
  func endIsReachedInTheAskedDirectionByOneTurnAtMost(turn: Turn) {
    path.addArc(center: center, radius: 30, startAngle: turn.start, endAngle: turn.end, clockwise: turn.clockwise)
    #expect(path.elements.count == 1 + turn.quarters)
  }

  @Test(arguments: [CGFloat(1e18), -1e18, .greatestFiniteMagnitude])
  func hugeAnglesEndAtOnce(angle: CGFloat) {
    path.addArc(center: center, radius: 30, startAngle: angle, endAngle: 0, clockwise: false)
    path.addArc(center: center, radius: 30, startAngle: 0, endAngle: angle, clockwise: true)
    path.addRelativeArc(center: center, radius: 30, startAngle: 0, delta: angle)
    #expect(path.elements.count <= 1 + 3 * 5)
    #expect(!path.boundingBox.isNull)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func oddRadiusAddsNothing(radius: CGFloat) {
    path.move(to: .zero)
    path.addArc(center: center, radius: radius, startAngle: 0, endAngle: 1, clockwise: false)
    path.addRelativeArc(center: center, radius: radius, startAngle: 0, delta: 1)
    path.addArc(tangent1End: center, tangent2End: CGPoint(x: 200, y: 0), radius: radius)
    #expect(path.elements == [.move(.zero)])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func oddAnglesAndPointsAddNothing(number: CGFloat) {
    path.move(to: .zero)
    path.addArc(center: center, radius: 1, startAngle: number, endAngle: 1, clockwise: false)
    path.addArc(center: center, radius: 1, startAngle: 0, endAngle: number, clockwise: true)
    path.addArc(center: CGPoint(x: number, y: 0), radius: 1, startAngle: 0, endAngle: 1, clockwise: true)
    path.addRelativeArc(center: center, radius: 1, startAngle: 0, delta: number)
    path.addArc(tangent1End: center, tangent2End: CGPoint(x: number, y: 0), radius: 1)
    #expect(path.elements == [.move(.zero)])
  }

  @Test func arcAfterACurrentPointBeginsWithALine() {
    path.move(to: CGPoint(x: 130, y: 50))
    path.addArc(center: center, radius: 30, startAngle: 0, endAngle: 1, clockwise: false)
    // Even to where it is already, as Apple's does.
    #expect(path.elements[1] == .line(CGPoint(x: 130, y: 50)))
    #expect(path.elements.count == 3)
  }

  @Test func relativeArcTurnsByItsDelta() {
    path.addRelativeArc(center: center, radius: 30, startAngle: 0.5, delta: -1)
    let absolute = CGMutablePath()
    absolute.addArc(center: center, radius: 30, startAngle: 0.5, endAngle: -0.5, clockwise: true)
    #expect(path == absolute)
  }

  @Test func transformAppliesToArcs() {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 100)
    path.addArc(center: center, radius: 30, startAngle: 0, endAngle: 2, clockwise: false, transform: flip)
    let plain = CGMutablePath()
    plain.addArc(center: center, radius: 30, startAngle: 0, endAngle: 2, clockwise: false)
    #expect(path.elements == plain.elements.map { $0.applying(flip) })
  }

  @Test func tangentArcUnderATransformTouchesTheMappedSides() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: CGPoint(x: 0, y: 20))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 3, transform: double)
    let first = path.elements[1].points[0]
    // Sine and cosine are rounded.
    #expect(abs(first.x) < 1e-14)
    #expect(abs(first.y - 6) < 1e-14)
    #expect(abs(path.currentPoint.x - 6) < 1e-14)
    #expect(abs(path.currentPoint.y) < 1e-14)
  }

  @Test(arguments: [
    (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0)), (CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 0)),
    (CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)), (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 0)),
  ])
  func cornerThatIsNoneAddsALine(corner: CGPoint, end: CGPoint) {
    path.move(to: .zero)
    path.addArc(tangent1End: corner, tangent2End: end, radius: 3)
    #expect(path.elements == [.move(.zero), .line(corner)])
  }

  @Test func tangentArcOfRadiusZeroIsTheCorner() {
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 0)
    #expect(path.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0))])
  }

  @Test(arguments: Array(stride(from: 0.1, through: 6.2, by: 0.1)))
  func tangentArcsTouchBothSides(angle: Double) throws {
    let corner = CGPoint(x: 40, y: 30)
    let end = CGPoint(x: 40 + 50 * cos(angle), y: 30 + 50 * sin(angle))
    path.move(to: CGPoint(x: 90, y: 30))
    path.addArc(tangent1End: corner, tangent2End: end, radius: 2)
    let first = try #require(path.elements[1].end)
    let last = path.currentPoint
    // Both contacts are equally far from the corner, on its sides; numbers near 100 are rounded at 1e-14.
    #expect(abs(first.y - 30) < 1e-11)
    #expect(abs((last.x - 40) * sin(angle) - (last.y - 30) * cos(angle)) < 1e-11)
    #expect(abs(hypot(first.x - 40, first.y - 30) - 2 / abs(tan(angle / 2))) < 1e-9)
    #expect(abs(hypot(last.x - 40, last.y - 30) - 2 / abs(tan(angle / 2))) < 1e-9)
  }

  @Test(arguments: [0.3, 1.0, 1.5, 2.0, 3.0, 4.5, 6.283])
  func curvesStrayByLessThanStated(turn: Double) throws {
    let arc = try #require(CircularArc(center: .zero, radius: 1, startAngle: 0.4, delta: turn))
    var start = arc.start
    for curve in arc.curves {
      for step in 0...64 {
        let point = cubic(from: start, curve.points, at: Double(step) / 64)
        let drift = hypot(point.x, point.y) - 1
        #expect(drift > -1e-15)
        #expect(drift < 0.000273)
      }
      start = curve.points[2]
    }
    #expect(hypot(start.x - cos(0.4 + turn), start.y - sin(0.4 + turn)) < 1e-15)
  }

  private func cubic(from start: CGPoint, _ points: [CGPoint], at t: Double) -> CGPoint {
    let weights = [3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t]
    return zip(points, weights).reduce(CGPoint(x: start.x * pow(1 - t, 3), y: start.y * pow(1 - t, 3))) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }

  /// Known points have six digits behind the point, of `Float`s.
  private func expectPoints(_ expected: [(CGFloat, CGFloat)], sourceLocation: SourceLocation = #_sourceLocation) {
    let points = path.elements.flatMap(\.points)
    #expect(points.count == expected.count, sourceLocation: sourceLocation)
    for (point, known) in zip(points, expected) {
      #expect(abs(point.x - known.0) < 2e-5, sourceLocation: sourceLocation)
      #expect(abs(point.y - known.1) < 2e-5, sourceLocation: sourceLocation)
    }
  }
}
