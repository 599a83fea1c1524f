// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

struct UIBezierPathTests {
  @Test func settingsStartAsApples() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
    var count = -1
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func anEmptyPathHasNoPlace() {
    let path = UIBezierPath()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(!path.contains(.zero))
  }

  @Test func segmentsWithoutACurrentPointAreLeftOut() {
    let path = UIBezierPath()
    path.addLine(to: point(1, 1))
    path.addCurve(to: point(1, 1), controlPoint1: .zero, controlPoint2: .zero)
    path.addQuadCurve(to: point(1, 1), controlPoint: .zero)
    path.close()
    #expect(path.isEmpty)
  }

  @Test func elementsAreKeptInOrder() {
    let path = UIBezierPath()
    path.move(to: point(1, 2))
    path.addLine(to: point(3, 4))
    path.addQuadCurve(to: point(5, 6), controlPoint: point(7, 8))
    path.addCurve(to: point(9, 10), controlPoint1: point(11, 12), controlPoint2: point(13, 14))
    #expect(path.currentPoint == point(9, 10))
    path.close()
    #expect(path.currentPoint == point(1, 2))
    #expect(
      path.cgPath.elements == [
        .move(point(1, 2)), .line(point(3, 4)), .quad(control: point(7, 8), end: point(5, 6)),
        .cubic(control1: point(11, 12), control2: point(13, 14), end: point(9, 10)), .close,
      ])
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 12, height: 12))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func aRectangleRunsAlongItsTopEdgeFirst() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(
      path.cgPath.elements == [
        .move(point(1, 2)), .line(point(11, 2)), .line(point(11, 22)), .line(point(1, 22)), .close,
      ])
  }

  @Test func anOvalFillsItsRectangle() {
    let path = UIBezierPath(ovalIn: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(path.bounds == CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(path.contains(point(30, 50)))
    #expect(!path.contains(point(11, 21)))
  }

  @Test func aClockwiseArcFromZeroToPiIsTheBottomHalf() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(path.contains(point(0, 5)))
    #expect(!path.contains(point(0, -5)))
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.contains(point(0, -5)))
    #expect(!other.contains(point(0, 5)))
  }

  @Test func clockwiseIsNotCoreGraphicsClockwise() {
    let path = CGMutablePath()
    path.addArc(center: point(5, 6), radius: 7, startAngle: 1, endAngle: 2, clockwise: false)
    let bezier = UIBezierPath(arcCenter: point(5, 6), radius: 7, startAngle: 1, endAngle: 2, clockwise: true)
    #expect(bezier.cgPath == path)
  }

  @Test func anArcGoesOnFromTheCurrentPoint() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(withCenter: point(20, 0), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
    // The ends are computed by sine and cosine.
    #expect(path.cgPath.elements.first == .move(.zero))
    let start = path.cgPath.elements[1]
    #expect(start.points.count == 1)
    #expect(abs((start.end?.x ?? 0) - 10) < 1e-9)
    #expect(abs(start.end?.y ?? 1) < 1e-9)
    #expect(abs(path.currentPoint.x - 30) < 1e-9)
    #expect(abs(path.currentPoint.y) < 1e-9)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1])
  func anOddArcHarmsNothing(value: CGFloat) throws {
    let path = UIBezierPath(arcCenter: .zero, radius: value, startAngle: value, endAngle: 1, clockwise: true)
    path.addArc(withCenter: point(value, 0), radius: 1, startAngle: 0, endAngle: value, clockwise: false)
    _ = try drawing(4, 4) { _ in
      path.fill()
      path.stroke()
    }
    #expect(path.cgPath.elements.count < 20)
  }

  @Test func theGivenPathIsCopied() {
    let given = CGMutablePath()
    given.move(to: .zero)
    given.addLine(to: point(1, 0))
    let path = UIBezierPath(cgPath: given)
    given.addLine(to: point(9, 9))
    #expect(path.cgPath.elements.count == 2)
    let taken = path.cgPath
    path.addLine(to: point(2, 0))
    #expect(taken.elements.count == 2)
    #expect(path.cgPath.elements.count == 3)
    path.cgPath = taken
    #expect(path.cgPath == taken)
  }

  @Test func appendingTakesElementsAlone() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 1, height: 1))
    other.lineWidth = 7
    path.append(other)
    #expect(path.cgPath.elements.count == 10)
    #expect(path.lineWidth == 1)
    path.append(path)
    #expect(path.cgPath.elements.count == 20)
  }

  @Test func transformsMapPoints() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 1, width: 1, height: 1))
    path.apply(CGAffineTransform(scaleX: 2, y: 3))
    #expect(path.bounds == CGRect(x: 2, y: 3, width: 2, height: 3))
  }

  @Test func reversingAnOpenPathStartsAtItsEnd() {
    let path = UIBezierPath()
    path.move(to: point(0, 0))
    path.addLine(to: point(1, 0))
    path.addCurve(to: point(4, 0), controlPoint1: point(2, 1), controlPoint2: point(3, 1))
    path.addQuadCurve(to: point(6, 0), controlPoint: point(5, 1))
    #expect(
      path.reversing().cgPath.elements == [
        .move(point(6, 0)), .quad(control: point(5, 1), end: point(4, 0)),
        .cubic(control1: point(3, 1), control2: point(2, 1), end: point(1, 0)), .line(point(0, 0)),
      ])
  }

  @Test func reversingAClosedPathKeepsItsStart() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(
      path.reversing().cgPath.elements == [
        .move(point(0, 0)), .line(point(0, 1)), .line(point(2, 1)), .line(point(2, 0)), .close,
      ])
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func eachSubpathIsReversedByItself() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.addLine(to: point(-5, 0))
    path.move(to: point(9, 9))
    path.addLine(to: point(8, 8))
    #expect(
      path.reversing().cgPath.elements.suffix(4) == [
        .move(point(-5, 0)), .line(point(0, 0)), .move(point(8, 8)), .line(point(9, 9)),
      ])
    #expect(UIBezierPath().reversing().isEmpty)
  }

  @Test func aReversedInnerRectangleIsAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let inner = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4))
    path.append(inner)
    #expect(path.contains(point(5, 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(point(5, 5)))
    let other = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.append(inner.reversing())
    #expect(!other.contains(point(5, 5)))
    #expect(other.contains(point(1, 1)))
  }

  @Test func dashesComeBack() {
    let path = UIBezierPath()
    path.setLineDash([1, 2, 3, 4], count: 3, phase: 0.5)
    var lengths = [CGFloat](repeating: -1, count: 4)
    var count = -1
    var phase: CGFloat = -1
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [1, 2, 3, -1])
    #expect(count == 3)
    #expect(phase == 0.5)
    path.setLineDash([1, 2], count: -4, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
    path.setLineDash([1, 2], count: 2, phase: 0)
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func copiesHaveTheirOwnElementsAndSettings() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.25
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 3)
    for copy in [try #require(path.copy() as? UIBezierPath), path.reversing()] {
      #expect(copy.lineWidth == 3)
      #expect(copy.lineCapStyle == .round)
      #expect(copy.lineJoinStyle == .bevel)
      #expect(copy.miterLimit == 4)
      #expect(copy.flatness == 0.25)
      #expect(copy.usesEvenOddFillRule)
      var phase: CGFloat = 0
      copy.getLineDash(nil, count: nil, phase: &phase)
      #expect(phase == 3)
      copy.removeAllPoints()
      #expect(!path.isEmpty)
    }
  }
}
