// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// The part of a path that strokeStart and strokeEnd leave.
struct StrokeRangeTests {
  /// Where a path begins and ends.
  private func ends(_ path: CGPath?) throws -> (CGPoint, CGPoint) {
    let points = try #require(path).elements.flatMap(\.points)
    return (try #require(points.first), try #require(points.last))
  }

  /// The circle of radius 10 about the origin, from the right, by way of greatest y.
  private var circle: CGPath {
    CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
  }

  @Test(arguments: [0.1, 0.25, 0.37, 0.5, 0.9])
  func partsOfACircleEndAtTheirAngle(end: CGFloat) throws {
    let (first, last) = try ends(circle.part(from: 0, to: end))
    #expect(first == CGPoint(x: 10, y: 0))
    // The cubic quarters run within 0.0004 of their radius of the angle that their length tells.
    #expect(abs(last.x - 10 * cos(end * 2 * .pi)) < 0.004)
    #expect(abs(last.y - 10 * sin(end * 2 * .pi)) < 0.004)
  }

  @Test func lengthIsThatOfTheCurveItself() throws {
    // The parabola from (0, 0) to (2, 1), y = x^2 / 4, whose slope is x / 2: its length to x is known.
    func length(to x: CGFloat) -> CGFloat {
      let slope = x / 2
      return slope * (1 + slope * slope).squareRoot() + asinh(slope)
    }
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 2, y: 1), control: CGPoint(x: 1, y: 0))
    let (_, last) = try ends(path.part(from: 0, to: length(to: 1) / length(to: 2)))
    // Lengths are known to 1e-8 of the whole, 2.3 points here.
    #expect(abs(last.x - 1) < 1e-7)
    #expect(abs(last.y - 0.25) < 1e-7)
  }

  @Test func lengthRunsOverAllContours() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
    path.move(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 50, y: 0))
    // 40 in all: the last fifth of the first line, the square, and half of the last line.
    let part = try #require(path.part(from: 0.2, to: 0.875))
    #expect(
      part.elements == [
        .move(CGPoint(x: 8, y: 0)), .line(CGPoint(x: 10, y: 0)), .move(CGPoint(x: 20, y: 0)),
        .line(CGPoint(x: 25, y: 0)), .line(CGPoint(x: 25, y: 5)), .line(CGPoint(x: 20, y: 5)),
        .line(CGPoint(x: 20, y: 0)), .close, .move(CGPoint(x: 40, y: 0)), .line(CGPoint(x: 45, y: 0)),
      ])
  }

  @Test func contourGoesOnAfterItsClosing() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLine(to: CGPoint(x: -10, y: 0))
    let part = try #require(path.part(from: 0.9, to: 1))
    #expect(part.elements == [.move(CGPoint(x: -5, y: 0)), .line(CGPoint(x: -10, y: 0))])
  }

  @Test func partsJoinToTheWhole() throws {
    for (start, middle, end) in [(0.1, 0.2, 0.6), (0.24, 0.25, 0.26), (0, 0.5, 1)] as [(CGFloat, CGFloat, CGFloat)] {
      let (_, join) = try ends(circle.part(from: start, to: middle))
      let (next, _) = try ends(circle.part(from: middle, to: end))
      // Places are searched for to 1e-9 of the length, lengths are known to 1e-8 of it: 63 points here.
      #expect(abs(join.x - next.x) < 1e-6)
      #expect(abs(join.y - next.y) < 1e-6)
    }
  }

  @Test func pathOfNoLengthHasNoPart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.part(from: 0, to: 0.5) == nil)
    #expect(path.part(from: 0, to: 1) == path)
    #expect(CGMutablePath().part(from: 0.1, to: 0.5) == nil)
  }

  @Test func cuspEndsSoonAndStaysWithinTheCurve() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 0, y: 0), control1: CGPoint(x: 10, y: 10), control2: CGPoint(x: -10, y: 10))
    path.addCurve(to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 1e-9, y: 1e9), control2: CGPoint(x: 20, y: 1e9))
    let part = try #require(path.part(from: 1e-9, to: 0.75))
    #expect(part.elements.flatMap(\.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func lengthBeyondAllNumbersHasNoPart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -CGFloat.greatestFiniteMagnitude, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0))
    #expect(path.part(from: 0, to: 0.5) == nil)
  }
}
