// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct ArcLengthTests {
  /// Where marks stand on cubic curves, by Simpson's rule on very short steps and a line within each.
  static func reference(_ curves: [[SIMD2<Double>]], every period: Double, steps: Int) -> [SIMD2<Double>] {
    var places: [SIMD2<Double>] = []
    var length = 0.0
    for points in curves {
      func mix(_ t: Double) -> SIMD2<Double> {
        let u = 1 - t
        let first = u * u * (u * points[0] + 3 * t * points[1])
        return first + t * t * (3 * u * points[2] + t * points[3])
      }
      func speed(_ t: Double) -> Double {
        let u = 1 - t
        let inner = 2 * u * t * (points[2] - points[1])
        let velocity = 3 * (u * u * (points[1] - points[0]) + inner + t * t * (points[3] - points[2]))
        return (velocity * velocity).sum().squareRoot()
      }
      for step in 0..<steps {
        let (a, b) = (Double(step) / Double(steps), Double(step + 1) / Double(steps))
        let part = (speed(a) + 4 * speed((a + b) / 2) + speed(b)) * (b - a) / 6
        while Double(places.count) * period <= length + part {
          let fraction = (Double(places.count) * period - length) / part
          places.append(mix(a + (b - a) * max(0, fraction)))
        }
        length += part
      }
    }
    return places
  }

  static func dots(on path: StrokePath, every period: Double) -> [SIMD2<Double>] {
    let clip = PixelRect(columns: -5000..<10000, rows: -5000..<10000)
    guard
      let dashed = DashedPath(
        path, lengths: [0, period], phase: 0, pen: PathPen(width: 1, cap: .round), clip: clip, cache: MaskCache())
    else { return [] }
    var dots: [SIMD2<Double>] = []
    for contour in dashed.contours {
      for index in contour.spans {
        let places = contour.beginnings(in: dashed.spans[index])
        dashed.forEachDot(on: dashed.spans[index], from: places.from, to: places.to) { dots.append($0) }
      }
    }
    return dots
  }

  static func largestDistance(_ a: [SIMD2<Double>], _ b: [SIMD2<Double>]) -> Double {
    zip(a, b).map { ($0 - $1).magnitude }.max() ?? 0
  }

  @Test func dotsAlongASpiralDoNotDrift() {
    let spiral = Spiral()
    let dots = Self.dots(on: spiral.path, every: 6)
    let reference = Self.reference(spiral.curves.map(\.points), every: 6, steps: 2000)
    #expect(dots.count > 99_000)
    #expect(abs(dots.count - reference.count) <= 1)
    #expect(Self.largestDistance(dots, reference) < 0.005)
  }
}
