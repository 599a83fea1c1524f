// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

/// What UIKit's rounded rectangles are made of.
///
/// Source: elements printed by iOS 14 to 17, in the tests of ChouTiUI (https://github.com/honghaoz/ChouTiUI,
/// NSBezierPath+RoundedRectTests.swift), rounded to seven digits.
struct RoundedRectTests {
  /// An element as its points, the end last; a close has none.
  private func points(_ path: UIBezierPath) -> [[CGPoint]] {
    path.cgPath.elements.map(\.points)
  }

  private func expect(
    _ path: UIBezierPath, _ elements: [[(CGFloat, CGFloat)]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = points(path)
    #expect(found.count == elements.count + 1, sourceLocation: sourceLocation)
    #expect(found.last?.isEmpty == true, "not closed", sourceLocation: sourceLocation)
    for (index, (found, wanted)) in zip(found, elements).enumerated() {
      #expect(found.count == wanted.count, "element \(index)", sourceLocation: sourceLocation)
      for (found, wanted) in zip(found, wanted) {
        // UIKit's numbers went through single precision: 1e-6 of the size.
        let distance = max(abs(found.x - wanted.0), abs(found.y - wanted.1))
        #expect(distance < 2e-4, "element \(index): \(found), not \(wanted)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test func aSmallRadiusSmoothsAllEdges() {
    expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 10),
      [
        [(15.28665, 0)], [(144.71335, 0)], [(149.1150704, 0), (151.3159306, 0), (153.6850621, 0.7491139)],
        [(153.6850621, 0.7491139)], [(156.2717617, 1.6905956), (158.3094044, 3.7282383), (159.2508861, 6.3149379)],
        [(160, 8.6840694), (160, 10.8849296), (160, 15.2866498)], [(160, 84.71335)],
        [(160, 89.1150704), (160, 91.3159306), (159.2508861, 93.6850621)], [(159.2508861, 93.6850621)],
        [(158.3094044, 96.2717617), (156.2717617, 98.3094044), (153.6850621, 99.2508861)],
        [(151.3159306, 100), (149.1150704, 100), (144.7133502, 100)], [(15.28665, 100)],
        [(10.8849296, 100), (8.6840694, 100), (6.3149379, 99.2508861)], [(6.3149379, 99.2508861)],
        [(3.7282383, 98.3094044), (1.6905956, 96.2717617), (0.7491139, 93.6850621)],
        [(0, 91.3159306), (0, 89.1150704), (0, 84.7133502)], [(0, 15.28665)],
        [(0, 10.8849296), (0, 8.6840694), (0.7491139, 6.3149379)], [(0.7491139, 6.3149379)],
        [(1.6905956, 3.7282383), (3.7282383, 1.6905956), (6.3149379, 0.7491139)],
        [(8.6840694, 0), (10.8849296, 0), (15.2866498, 0)], [(15.28665, 0)],
      ])
  }

  @Test func aLargerRadiusSmoothsTheLongEdgesOnly() {
    expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 42),
      [
        [(64.20393, 0)], [(95.79607, 0)], [(106.5128596, 0), (117.5171603, 0), (129.3628179, 3.7455694)],
        [(129.3628179, 3.7455694)], [(147.7571098, 10.4405442), (160, 27.9252033), (160, 47.5)],
        [(160, 50), (160, 50), (160, 50)], [(160, 50)], [(160, 50), (160, 50), (160, 50)], [(160, 52.5)],
        [(160, 72.0747967), (147.7571098, 89.5594558), (129.3628179, 96.2544306)],
        [(117.5171603, 100), (106.5128596, 100), (84.5042583, 100)], [(64.20393, 100)],
        [(53.4871404, 100), (42.4828397, 100), (30.6371821, 96.2544306)], [(30.6371821, 96.2544306)],
        [(12.2428902, 89.5594558), (0, 72.0747967), (0, 52.5)], [(0, 50), (0, 50), (0, 50)], [(0, 50)],
        [(0, 50), (0, 50), (0, 50)], [(0, 47.5)],
        [(0, 27.9252033), (12.2428902, 10.4405442), (30.6371821, 3.7455694)],
        [(42.4828397, 0), (53.4871404, 0), (75.4957417, 0)], [(64.20393, 0)],
      ])
  }

  @Test func aTallRectangleIsSmoothedAtItsSides() {
    expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 160), cornerRadius: 32),
      [
        [(30, 0)], [(30, 0)], [(30, 0), (30, 0), (30, 0)], [(31.5, 0)],
        [(43.244878, 0), (53.7356735, 7.3457341), (57.7526584, 18.3823093)],
        [(60, 25.4897038), (60, 32.0922842), (60, 45.297445)], [(60, 111.08272)],
        [(60, 127.9077158), (60, 134.5102962), (57.7526584, 141.6176907)], [(57.7526584, 141.6176907)],
        [(53.7356735, 152.6542659), (43.244878, 160), (31.5, 160)], [(30, 160), (30, 160), (30, 160)], [(30, 160)],
        [(30, 160), (30, 160), (30, 160)], [(28.5, 160)],
        [(16.755122, 160), (6.2643265, 152.6542659), (2.2473416, 141.6176907)],
        [(0, 134.5102962), (0, 127.9077158), (0, 114.702555)], [(0, 48.91728)],
        [(0, 32.0922842), (0, 25.4897038), (2.2473416, 18.3823093)], [(2.2473416, 18.3823093)],
        [(6.2643265, 7.3457341), (16.755122, 0), (28.5, 0)], [(30, 0), (30, 0), (30, 0)], [(30, 0)],
      ])
  }

  @Test func aVeryLargeRadiusMakesACapsule() {
    expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: 64),
      [
        [(80, 0)], [(80, 0)], [(110, 0), (110, 0), (110, 0)], [(110, 0)],
        [(137.6142375, 0), (160, 22.3857625), (160, 50)], [(160, 50), (160, 50), (160, 50)], [(160, 50)],
        [(160, 50), (160, 50), (160, 50)], [(160, 50)], [(160, 77.6142375), (137.6142375, 100), (110, 100)],
        [(110, 100), (110, 100), (110, 100)], [(80, 100)], [(50, 100), (50, 100), (50, 100)], [(50, 100)],
        [(22.3857625, 100), (0, 77.6142375), (0, 50)], [(0, 50), (0, 50), (0, 50)], [(0, 50)],
        [(0, 50), (0, 50), (0, 50)], [(0, 50)], [(0, 22.3857625), (22.3857625, 0), (50, 0)],
        [(50, 0), (50, 0), (50, 0)], [(80, 0)],
      ])
  }

  @Test func onlyTheCornersThatAreAskedForAreRounded() {
    expect(
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), byRoundingCorners: .topLeft,
        cornerRadii: CGSize(width: 20, height: 20)),
      [
        [(30.5733, 0)], [(160, 0)], [(160, 100)], [(0, 100)], [(0, 30.5733)],
        [(0, 21.7698592), (0, 17.3681389), (1.4982278, 12.6298759)], [(1.4982278, 12.6298759)],
        [(3.3811911, 7.4564765), (7.4564765, 3.3811911), (12.6298759, 1.4982278)],
        [(17.3681389, 0), (21.7698592, 0), (30.5732997, 0)], [(30.5733, 0)],
      ])
    expect(
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), byRoundingCorners: .bottomLeft,
        cornerRadii: CGSize(width: 20, height: 20)),
      [
        [(0, 0)], [(160, 0)], [(160, 100)], [(30.5733, 100)],
        [(21.7698592, 100), (17.3681389, 100), (12.6298759, 98.5017722)], [(12.6298759, 98.5017722)],
        [(7.4564765, 96.6188089), (3.3811911, 92.5435235), (1.4982278, 87.3701241)],
        [(0, 82.6318611), (0, 78.2301408), (0, 69.4267003)], [(0, 0)], [(0, 0)],
      ])
  }

  @Test(arguments: [0, 7, 500, .nan] as [CGFloat])
  func theHeightOfCornerRadiiIsIgnored(height: CGFloat) {
    let rect = CGRect(x: 0, y: 0, width: 160, height: 100)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 20, height: height))
    #expect(path.cgPath == UIBezierPath(roundedRect: rect, cornerRadius: 20).cgPath)
  }

  @Test(arguments: [0, .nan, -.infinity] as [CGFloat])
  func aRadiusOfNothingMakesAPlainRectangle(radius: CGFloat) {
    expect(
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: radius),
      [[(0, 0)], [(160, 0)], [(160, 100)], [(0, 100)], [(0, 0)], [(0, 0)]])
  }

  @Test func aNegativeRadiusBendsOutwards() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: -10)
    let found = points(path)
    #expect(abs(found[0][0].x - -15.28665) < 1e-5)
    #expect(abs(found[2][2].x - 166.3149379) < 1e-5)
    #expect(abs(found[2][2].y - -0.7491139) < 1e-5)
  }

  @Test(arguments: [1e-300, 1e300, CGFloat.infinity, .greatestFiniteMagnitude])
  func anOddRadiusMakesAFinitePath(radius: CGFloat) {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 160, height: 100), cornerRadius: radius)
    #expect(points(path).joined().allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(points(path).count == 23)
  }

  @Test(arguments: [
    CGRect.null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
  ])
  func anEndlessRectangleHarmsNothing(rect: CGRect) throws {
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 10)
    #expect(points(path).count <= 23)
    _ = try drawing(4, 4) { _ in
      path.stroke()
      path.fill()
    }
  }

  @Test func itStartsOnTheTopEdgeAndFillsItsRectangle() {
    let path = UIBezierPath(roundedRect: CGRect(x: 7, y: 9, width: 60, height: 30), cornerRadius: 8)
    #expect(points(path)[0] == [CGPoint(x: 7 + 1.528665 * 8, y: 9)])
    // Points on the far edges are sums that round.
    #expect(abs(path.bounds.maxX - 67) < 1e-9)
    #expect(abs(path.bounds.maxY - 39) < 1e-9)
    #expect(path.bounds.origin == CGPoint(x: 7, y: 9))
  }

  @Test func theRadiusIsHalfTheShorterSideFrom65PercentOfItOn() {
    let rect = CGRect(x: 0, y: 0, width: 300, height: 100)
    // The third control point of the first corner tells the radius: its y is 0.0749114 radii.
    let below = points(UIBezierPath(roundedRect: rect, cornerRadius: 32.7))[2][2].y / 0.0749114
    let above = points(UIBezierPath(roundedRect: rect, cornerRadius: 32.8))[2][2].y / 0.0749114
    #expect(abs(below - 32.7) < 1e-3)
    #expect(abs(above - 50) < 1e-3)
  }

  @Test func aCornerIsAsLongAsUIKits() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 1000, height: 1000), cornerRadius: 100)
    var length = 0.0
    var from = points(path)[1][0]
    for element in path.cgPath.elements[2...5] {
      length += Self.length(of: element, from: from)
      from = element.end ?? from
    }
    // 2.62096 radii are those of PixelCut's replica, which has a bend where UIKit has none: it is 0.008 % longer.
    #expect(abs(length - 262.096) < 0.025)
    #expect(abs(length - 262.0742) < 1e-4)
  }

  private static func length(of element: PathElement, from start: CGPoint) -> Double {
    guard case .cubic(let control1, let control2, let end) = element else { return 0 }
    let count = 2000
    var (length, last) = (0.0, start)
    for step in 1...count {
      let t = CGFloat(step) / CGFloat(count)
      let (a, b, c, d) = ((1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
      let point = CGPoint(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
      length += hypot(point.x - last.x, point.y - last.y)
      last = point
    }
    return length
  }
}
