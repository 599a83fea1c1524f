// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Stipple

/// Lengths of paths, and the places along them.
@Suite struct MeasuredContourTests {
  private func contour(_ build: (CGMutablePath) -> Void) throws -> MeasuredContour {
    let path = CGMutablePath()
    build(path)
    return try #require(MeasuredContour.contours(of: path).first)
  }

  /// The straight lines through many points of a cubic: shorter than it by their number to the power of two.
  private func chords(_ p: [CGPoint], _ count: Int) -> CGFloat {
    func point(_ t: CGFloat) -> CGPoint {
      let s = 1 - t
      let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      return CGPoint(
        x: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.x }, y: zip(weights, p).reduce(0) { $0 + $1.0 * $1.1.y })
    }
    var (length, last) = (CGFloat.zero, p[0])
    for index in 1...count {
      let next = point(CGFloat(index) / CGFloat(count))
      length += hypot(next.x - last.x, next.y - last.y)
      last = next
    }
    return length
  }

  @Test func lineIsAsLongAsItIs() throws {
    let line = try contour {
      $0.move(to: CGPoint(x: 1, y: 2))
      $0.addLine(to: CGPoint(x: 4, y: 6))
    }
    #expect(line.length == 5)
    #expect(line.isStraightLine)
    #expect(line.point(at: 2.5) == CGPoint(x: 2.5, y: 4))
  }

  @Test(
    arguments: [
      [(0, 0), (0, 100), (100, 100), (100, 0)], [(0, 0), (300, 0), (-200, 50), (100, 50)],
      [(0, 0), (1, 0), (99, 0), (100, 0)],
      // A cusp, and a curve that goes back on itself.
      [(0, 0), (100, 100), (0, 100), (100, 0)], [(0, 0), (100, 0), (-50, 0), (50, 0)],
    ] as [[(Double, Double)]])
  func cubicIsAsLongAsItsChords(points: [(Double, Double)]) throws {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    let curve = ContourCurve(points: points)
    // Twice the number of chords has a quarter of the error.
    let (coarse, fine) = (chords(points, 20_000), chords(points, 40_000))
    #expect(abs(curve.length - (fine + (fine - coarse) / 3)) < 1e-5)
  }

  @Test func placesAreAtTheirLengths() throws {
    let points = [CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 0), CGPoint(x: -200, y: 50), CGPoint(x: 100, y: 50)]
    let curve = ContourCurve(points: points)
    for step in 0...100 {
      let distance = curve.length * CGFloat(step) / 100
      let head = ContourCurve(points: curve.part(from: 0, to: distance))
      #expect(abs(head.length - distance) < 1e-7)
    }
    #expect(curve.parameter(at: -1) == 0)
    #expect(curve.parameter(at: 1e9) == 1)
  }

  @Test func closedContourHasItsLastSide() throws {
    let square = try contour { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 20)) }
    #expect(square.isClosed)
    #expect(square.length == 60)
    #expect(square.corners == [0, 10, 30, 40])
  }

  @Test func roundContourHasNoCorners() throws {
    #expect(try contour { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 20)) }.corners.isEmpty)
    let bent = try contour {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      // 44° and 46°.
      $0.addLine(to: CGPoint(x: 20, y: 9.657))
      $0.addLine(to: CGPoint(x: 20, y: 30))
    }
    #expect(bent.corners.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e10, -1e300])
  func pathThatCannotBeMeasuredHasNoContours(number: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: number, y: 0), control1: .zero, control2: .zero)
    #expect(MeasuredContour.contours(of: path).isEmpty)
  }

  @Test func emptyContoursAreNone() {
    let path = CGMutablePath()
    #expect(MeasuredContour.contours(of: path).isEmpty)
    path.move(to: .zero)
    path.addLine(to: .zero)
    path.closeSubpath()
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    #expect(MeasuredContour.contours(of: path).isEmpty)
  }

  @Test func partOfAClosedContourGoesOnOverItsEnd() throws {
    let square = try contour { $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let path = CGMutablePath()
    square.add(from: 35, to: 45, to: path)
    let part = try #require(MeasuredContour.contours(of: path).first)
    #expect(part.length == 10)
    #expect(part.start == CGPoint(x: 0, y: 5))
    #expect(part.end == CGPoint(x: 5, y: 0))
  }

  @Test func nearestPointIsFound() throws {
    let circle = try contour { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    let distance = circle.distance(nearestTo: CGPoint(x: 10, y: -5))
    let point = circle.point(at: distance)
    #expect(abs(point.x - 10) < 1e-5 && abs(point.y) < 1e-5)
  }

  /// 100,000 dots along a curve of some 40 kilometres' points: each is at its place, as a far finer measure has it.
  @Test func aHundredThousandDotsAreAtTheirPlaces() throws {
    let path = CGMutablePath()
    path.move(to: .zero)
    for turn in 0..<50 {
      let x = CGFloat(turn) * 40
      path.addCurve(
        to: CGPoint(x: x + 40, y: 0), control1: CGPoint(x: x + 300, y: 9000), control2: CGPoint(x: x - 260, y: -9000))
    }
    var style = DotStyle()
    style.mark = .circle
    style.lineWidth = 1
    style.spacing = 4
    let contours = MeasuredContour.contours(of: path)
    let length = try #require(contours.first).length
    #expect(length / 4 > 100_000)
    let layout = try #require(DotStrokeLayout.contours(contours, style: style, width: 1))
    var dots: [CGPoint] = []
    layout.path.applyWithBlock { if $0.pointee.type == .moveToPoint { dots.append($0.pointee.points[0]) } }
    #expect(dots.count > 100_000)
    // An independent measure: sums of chords, 65,536 a curve, which are too short by some 1e-6 pt a curve.
    var (index, run, worst) = (0, CGFloat.zero, CGFloat.zero)
    for turn in 0..<50 {
      let x = CGFloat(turn) * 40
      let p = [
        CGPoint(x: x, y: 0), CGPoint(x: x + 300, y: 9000), CGPoint(x: x - 260, y: -9000), CGPoint(x: x + 40, y: 0),
      ]
      var last = p[0]
      for step in 1...65_536 {
        let t = CGFloat(step) / 65_536
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        let next = CGPoint(
          x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x, y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)
        let piece = hypot(next.x - last.x, next.y - last.y)
        while index < dots.count, CGFloat(index) * 4 <= run + piece {
          let part = piece > 0 ? max(CGFloat(index) * 4 - run, 0) / piece : 0
          let place = CGPoint(x: last.x + (next.x - last.x) * part, y: last.y + (next.y - last.y) * part)
          worst = max(worst, hypot(place.x - dots[index].x, place.y - dots[index].y))
          index += 1
        }
        run += piece
        last = next
      }
    }
    #expect(index >= 100_000)
    #expect(worst < 0.01)
  }
}
