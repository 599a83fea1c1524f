// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGMutablePathTests {
  private let path = CGMutablePath()

  @Test func lineAndCurvesWithoutACurrentPointAreLeftOut() {
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.addArc(tangent1End: CGPoint(x: 1, y: 1), tangent2End: CGPoint(x: 2, y: 1), radius: 1)
    path.closeSubpath()
    path.addLines(between: [])
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
  }

  @Test func elementsAreKeptInOrder() {
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
        .quad(control: CGPoint(x: 7, y: 8), end: CGPoint(x: 5, y: 6)),
        .cubic(control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14), end: CGPoint(x: 9, y: 10)),
        .close,
      ])
  }

  @Test func currentPointFollowsEachElement() {
    path.move(to: CGPoint(x: 1, y: 2))
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 8, y: 8))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func transformAppliesToWhatIsAddedAlone() {
    path.move(to: CGPoint(x: 1, y: 1))
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.addLine(to: CGPoint(x: 2, y: 3), transform: double)
    path.addCurve(to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: .zero, transform: double)
    #expect(
      path.elements == [
        .move(CGPoint(x: 1, y: 1)), .line(CGPoint(x: 4, y: 6)),
        .cubic(control1: CGPoint(x: 6, y: 8), control2: .zero, end: CGPoint(x: 2, y: 4)),
      ])
  }

  @Test func pathCanBeAddedToItself() {
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)])
    path.addPath(path, transform: CGAffineTransform(translationX: 0, y: 5))
    #expect(
      path.elements == [
        .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)), .move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 1, y: 5)),
      ])
  }

  /// Source of the corners' order: paths that Apple's Core Graphics made, as WinObjC's CGPathTests.mm lists them.
  @Test func rectBeginsAtItsLeastCornerAlongTheEdgeOfLeastY() {
    let corners = [(2, 4), (10, 4), (10, 20), (2, 20)].map { CGPoint(x: $0, y: $1) }
    let expected = [.move(corners[0])] + corners[1...].map { PathElement.line($0) } + [.close]
    path.addRect(CGRect(x: 2, y: 4, width: 8, height: 16))
    #expect(path.elements == expected)
    #expect(CGPath(rect: CGRect(x: 10, y: 20, width: -8, height: -16), transform: nil).elements == expected)
  }

  @Test func nullShapesAddNothing() {
    path.addRects([.null])
    path.addEllipse(in: .null)
    path.addRoundedRect(in: .null, cornerWidth: 1, cornerHeight: 1)
    #expect(path.isEmpty)
  }

  @Test func rectsAreSubpathsOfTheirOwn() {
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)])
    #expect(path.elements.count == 10)
    #expect(path.elements[5] == .move(CGPoint(x: 5, y: 0)))
  }

  /// Numbers from paths that Apple's Core Graphics made, as WinObjC's CGPathTests.mm lists them.
  @Test func ellipseHasApplesNumbers() {
    path.addEllipse(in: CGRect(x: 40, y: 40, width: 200, height: 40))
    let expected: [[(CGFloat, CGFloat)]] = [
      [(240, 60)], [(240, 71.045695), (195.228475, 80), (140, 80)], [(84.771525, 80), (40, 71.045695), (40, 60)],
      [(40, 48.954305), (84.771525, 40), (140, 40)], [(195.228475, 40), (240, 48.954305), (240, 60)], [],
    ]
    expectPoints(of: path, expected)
  }

  @Test func roundedRectRunsFromTheRightSideTowardsGreatestY() {
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 100, height: 60), cornerWidth: 20, cornerHeight: 10)
    let k = 0.5522847498
    let expected: [[(CGFloat, CGFloat)]] = [
      [(100, 30)],
      [(100, 50)], [(100, 50 + 10 * k), (80 + 20 * k, 60), (80, 60)],
      [(20, 60)], [(20 - 20 * k, 60), (0, 50 + 10 * k), (0, 50)],
      [(0, 10)], [(0, 10 - 10 * k), (20 - 20 * k, 0), (20, 0)],
      [(80, 0)], [(80 + 20 * k, 0), (100, 10 - 10 * k), (100, 10)], [],
    ]
    expectPoints(of: path, expected)
  }

  @Test(arguments: [CGFloat(50), 51, 1000, .infinity])
  func cornersThatDoNotFitMakeAnEllipse(radius: CGFloat) {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let rounded = CGPath(roundedRect: square, cornerWidth: radius, cornerHeight: radius, transform: nil)
    let curves = rounded.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves == Array(CGPath(ellipseIn: square, transform: nil).elements[1...4]))
  }

  @Test(arguments: [CGFloat(0), -5, .nan, -.infinity])
  func cornersOfNoSizeMakeARect(radius: CGFloat) {
    path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 5), cornerWidth: radius, cornerHeight: radius)
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 9, height: 5))
    #expect(path.contains(CGPoint(x: 0.001, y: 0.001)))
    #expect(path.contains(CGPoint(x: 8.999, y: 4.999)))
  }

  /// Known points have six digits behind the point.
  private func expectPoints(
    of path: CGPath, _ expected: [[(CGFloat, CGFloat)]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let points = path.elements.map(\.points)
    #expect(points.map(\.count) == expected.map(\.count), sourceLocation: sourceLocation)
    for (point, known) in zip(points.joined(), expected.joined()) {
      #expect(abs(point.x - known.0) < 1e-5, sourceLocation: sourceLocation)
      #expect(abs(point.y - known.1) < 1e-5, sourceLocation: sourceLocation)
    }
  }
}
