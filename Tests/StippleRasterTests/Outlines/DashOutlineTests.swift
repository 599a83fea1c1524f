// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct DashOutlineTests {
  #if DEBUG
    static let count = 2
  #else
    static let count = 20
  #endif

  /// Along arcs of circles, some so tight that the dash folds over: 1 for chords, 0.5 for rounding to bytes, 1 for
  /// the lines that a folded dash is joined on.
  @Test(arguments: [Mark.Cap.butt, .round])
  func curvedDashesHaveTheirArea(cap: Mark.Cap) {
    var random = SeededRandom(1)
    var rasterizer = OutlineRasterizer()
    var worst = (smooth: 0.0, folded: 0.0)
    for index in 0..<Self.count {
      let halfWidth = Double.random(in: 0.3...4, using: &random)
      let radius =
        index % 3 == 0
        ? halfWidth * Double.random(in: 0.2...1, using: &random) : exp(.random(in: 1.5...7, using: &random))
      let turning = min(Double.random(in: 1...20, using: &random) / radius, 2.8)
      let turnsLeft = index % 2 == 0
      let begin = Double.random(in: -3...3, using: &random)
      let center = SIMD2(24.3, 23.8) - radius * SIMD2(cos(begin + turning / 2), sin(begin + turning / 2))
      func sample(_ angle: Double) -> LineSample {
        let out = SIMD2(cos(angle), sin(angle))
        let tangent = SIMD2(-out.y, out.x)
        return LineSample(point: center + out * radius, tangent: turnsLeft ? tangent : -tangent)
      }
      let number = DashOutline.samples(length: turning * radius, curvature: 1 / radius)
      var samples = (0..<number).map { sample(begin + turning * Double($0) / Double(number - 1)) }
      if !turnsLeft { samples.reverse() }
      var outline = Outline()
      var dash = DashOutline(width: 2 * halfWidth, cap: cap)
      dash.append(along: samples, into: &outline)
      var band = CoverageBand(columns: 0..<48, rows: 0..<48)
      rasterizer.add(outline, to: &band)
      let ends = [sample(begin), sample(begin + turning)]
      func isSwept(_ point: SIMD2<Double>) -> Bool {
        func angle(_ p: SIMD2<Double>) -> Double {
          let angle = (atan2(p.y, p.x) - begin).truncatingRemainder(dividingBy: 2 * .pi)
          return angle < 0 ? angle + 2 * .pi : angle
        }
        let way = point - center
        let distance = (way * way).sum().squareRoot()
        if distance <= radius + halfWidth, distance >= radius - halfWidth, angle(way) <= turning { return true }
        return distance <= halfWidth - radius && angle(-way) <= turning
      }
      let region = SampledRegion(
        circles: [(center, radius + halfWidth), (center, abs(radius - halfWidth))]
          + (cap == .round ? ends.map { ($0.point, halfWidth) } : []),
        lines: ends.map { ($0.point, $0.normal) },
        contains: { point in
          if isSwept(point) { return true }
          guard cap == .round else { return false }
          // Half a disc at each end, beyond it.
          return zip(ends, [-1.0, 1]).contains { end, side in
            let way = point - end.point
            let ahead = (way * end.tangent).sum() * side * (turnsLeft ? 1 : -1)
            return (way * way).sum() <= halfWidth * halfWidth && ahead >= 0
          }
        })
      let error = region.largestError(of: band)
      if outline.ends.count > 1 {
        worst.folded = max(worst.folded, error)
      } else {
        worst.smooth = max(worst.smooth, error)
      }
    }
    #expect(worst.smooth <= 2.5)
    #expect(worst.folded <= 2.5)
  }

  /// Dashes round a corner, long and short legs: 0.5 for rounding to bytes, 0.2 for chords, 0.1 for parts of a pixel;
  /// 1 more for each of two edges where pieces are joined on lines.
  @Test(arguments: [LineJoin.miter(limit: 4), .bevel, .round])
  func dashesRoundCornersHaveTheirArea(join: LineJoin) {
    var random = SeededRandom(2)
    var rasterizer = OutlineRasterizer()
    var worst = (single: 0.0, pieces: 0.0)
    for index in 0..<Self.count {
      let halfWidth = Double.random(in: 0.3...4, using: &random)
      let legs = [index % 2 == 0 ? 12 : Double.random(in: 0.5...5, using: &random), 12]
      let begin = Double.random(in: -3...3, using: &random)
      let turn = Double.random(in: -3...3, using: &random)
      let (t0, t1) = (SIMD2(cos(begin), sin(begin)), SIMD2(cos(begin + turn), sin(begin + turn)))
      let corner = SIMD2(24.1, 23.7)
      let (a, b) = (corner - t0 * legs[0], corner + t1 * legs[1])
      var dash = DashOutline(width: 2 * halfWidth, cap: .butt, join: join)
      var outline = Outline()
      dash.append(
        along: [
          LineSample(point: a, tangent: t0), LineSample(point: corner, tangent: t0),
          LineSample(point: corner, tangent: t1), LineSample(point: b, tangent: t1),
        ], into: &outline)
      var band = CoverageBand(columns: 0..<48, rows: 0..<48)
      rasterizer.add(outline, to: &band)

      let side = turn > 0 ? -1.0 : 1
      let (n0, n1) = (SIMD2(-t0.y, t0.x) * side * halfWidth, SIMD2(-t1.y, t1.x) * side * halfWidth)
      var polygons = [[a + n0, corner + n0, corner - n0, a - n0], [corner + n1, b + n1, b - n1, corner - n1]]
      var circles: [(SIMD2<Double>, Double)] = []
      switch join {
      case .bevel: polygons.append([corner, corner + n0, corner + n1])
      case .round:
        circles.append((corner, halfWidth))
        polygons.append([corner, corner + n0 * 1.0001, corner + n1 * 1.0001])
      case .miter(let limit):
        let tip = (n0 + n1) / (1 + cos(turn))
        polygons.append(
          1 / cos(turn / 2) <= limit
            ? [corner, corner + n0, corner + tip, corner + n1] : [corner, corner + n0, corner + n1])
      }
      func isIn(_ polygon: [SIMD2<Double>], _ point: SIMD2<Double>) -> Bool {
        var (isLeft, isRight) = (true, true)
        var from = polygon[polygon.count - 1]
        for to in polygon {
          let side = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
          if side < 0 { isLeft = false }
          if side > 0 { isRight = false }
          from = to
        }
        return isLeft || isRight
      }
      let region = SampledRegion(
        circles: circles,
        lines: polygons.flatMap { polygon in
          zip(polygon, polygon.dropFirst() + polygon.prefix(1)).map { ($0, $1 - $0) }
        },
        contains: { point in
          if polygons.contains(where: { isIn($0, point) }) { return true }
          let way = point - corner
          // The part of the disc between the outer sides.
          return join == .round && (way * way).sum() <= halfWidth * halfWidth && (way * t0).sum() >= 0
            && (way * t1).sum() <= 0
        })
      let error = region.largestError(of: band)
      if outline.ends.count > 1 {
        worst.pieces = max(worst.pieces, error)
      } else {
        worst.single = max(worst.single, error)
      }
    }
    #expect(worst.single <= 0.8)
    #expect(worst.pieces <= 2.8)
  }

  @Test(arguments: [Mark.Cap.butt, .round, .square])
  func oddNumbersDrawNothing(cap: Mark.Cap) {
    for width in [0, -1, Double.nan, .infinity, 1e300] {
      var outline = Outline()
      var dash = DashOutline(width: width, cap: cap)
      dash.append(from: SIMD2(1, 1), to: SIMD2(9, 9), into: &outline)
      dash.append(along: [LineSample(point: SIMD2(1, 1), tangent: SIMD2(1, 0))], into: &outline)
      #expect(outline.points.isEmpty)
    }
    for value in [Double.nan, .infinity, 1e300] {
      var outline = Outline()
      var dash = DashOutline(width: 2, cap: cap)
      dash.append(from: SIMD2(1, 1), to: SIMD2(value, 9), into: &outline)
      dash.append(
        along: [
          LineSample(point: SIMD2(1, 1), tangent: SIMD2(1, 0)),
          LineSample(point: SIMD2(1, 5), tangent: SIMD2(value, 0)),
        ], into: &outline)
      var rasterizer = OutlineRasterizer()
      var band = CoverageBand(columns: 0..<10, rows: 0..<10)
      rasterizer.add(outline, to: &band)
      #expect(value.isFinite || outline.points.isEmpty)
    }
  }

  /// A square dot is a square in its line's direction, a round one a disc, a butt one nothing.
  @Test func dashesWithoutLengthAreTheirCaps() {
    var rasterizer = OutlineRasterizer()
    for (cap, area) in [(Mark.Cap.butt, 0.0), (.square, 36), (.round, 9 * Double.pi)] {
      for samples in [1, 2] {
        let sample = LineSample(point: SIMD2(8.2, 7.9), tangent: SIMD2(0.6, 0.8))
        var outline = Outline()
        var dash = DashOutline(width: 6, cap: cap)
        dash.append(along: Array(repeating: sample, count: samples), into: &outline)
        var band = CoverageBand(columns: 0..<16, rows: 0..<16)
        rasterizer.add(outline, to: &band)
        var ink = 0.0
        for row in 0..<16 { for column in 0..<16 { ink += Double(band.coverage(column: column, row: row)) / 255 } }
        // Rounding to bytes errs by about 1/900 in each of some 30 pixels.
        #expect(abs(ink - area) < 0.02)
      }
    }
  }

  @Test func numberOfSamplesGrowsWithTheTurning() {
    #expect(DashOutline.samples(length: 100, curvature: 0) == 2)
    #expect(DashOutline.samples(length: 10, curvature: 0.02) == 2)
    #expect(DashOutline.samples(length: 10, curvature: 0.1) == 5)
    #expect(DashOutline.samples(length: 1e300, curvature: 1e300) == 1024)
    #expect(DashOutline.samples(length: .nan, curvature: 1) == 2)
  }
}
