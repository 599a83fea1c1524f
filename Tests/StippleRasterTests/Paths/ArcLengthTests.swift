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

  @Test func dotsAlongALongLineDoNotDrift() {
    var path = StrokePath()
    path.move(to: SIMD2(1000, 1000))
    // A zigzag; each step is 13 * 40 pixels long.
    for index in 1...1154 { path.addLine(to: SIMD2(1000 + Double(index % 2) * 200, 1000 + 480 * Double(index % 2))) }
    let dots = Self.dots(on: path, every: 7)
    #expect(dots.count == 1154 * 520 / 7 + 1)
    for (index, dot) in dots.enumerated() {
      let place = Double(index) * 7
      let turn = place - (place / 1040).rounded(.down) * 1040
      let along = turn < 520 ? turn : 1040 - turn
      let exact = SIMD2(1000.0, 1000) + SIMD2(5.0, 12) / 13 * along
      #expect((dot - exact).magnitude < 1e-6)
    }
  }

  @Test func dotsAlongQuadraticCurvesDoNotDrift() {
    var random = SeededRandom(1)
    var path = StrokePath()
    var curves: [[SIMD2<Double>]] = []
    func place() -> SIMD2<Double> {
      SIMD2(.random(in: 0...4000, using: &random), .random(in: 0...4000, using: &random))
    }
    var last = place()
    path.move(to: last)
    for _ in 0..<250 {
      let (control, end) = (place(), place())
      path.addQuadCurve(to: end, control: control)
      curves.append([last, last + (control - last) * (2.0 / 3), end + (control - end) * (2.0 / 3), end])
      last = end
    }
    let dots = Self.dots(on: path, every: 6)
    let reference = Self.reference(curves, every: 6, steps: 4000)
    #expect(dots.count > 80_000)
    #expect(abs(dots.count - reference.count) <= 1)
    #expect(Self.largestDistance(dots, reference) < 0.005)
  }

  /// Sharp curves, cusps, loops, and lines there and back.
  @Test func dotsAlongRandomCubicCurvesDoNotDrift() {
    var random = SeededRandom(2)
    for round in 0..<60 {
      func place() -> SIMD2<Double> {
        // Whole hundreds meet each other now and then.
        SIMD2(Double(Int.random(in: 0...5, using: &random)), Double(Int.random(in: 0...5, using: &random))) * 100
      }
      var points = [place(), place(), place(), place()]
      if round % 4 == 0 { points[1] = points[0] }
      if round % 5 == 0 { points[2] = points[3] }
      if round % 6 == 0 { points = points.map { SIMD2($0.x, 100) } }
      if round == 7 { points = [SIMD2(0, 0), SIMD2(300, 300), SIMD2(0, 300), SIMD2(300, 0)] }
      var path = StrokePath()
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
      let dots = Self.dots(on: path, every: 0.37)
      let reference = Self.reference([points], every: 0.37, steps: 100_000)
      #expect(abs(dots.count - reference.count) <= 1)
      #expect(Self.largestDistance(dots, reference) < 0.005, "\(points)")
    }
  }

  @Test(arguments: [(1.0, 0.0, 6.0, false), (4000, 1, 5, true), (40_000, -2, 7, false), (8, 0, 100, true)])
  func dotsAlongArcsDoNotDrift(radius: Double, start: Double, end: Double, clockwise: Bool) {
    let center = SIMD2(500.0, 400)
    var path = StrokePath()
    path.addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise)
    let period = max(radius / 1000, 0.1)
    guard let spans = path.contours.first?.curves.count, spans > 0 else {
      Issue.record("the arc has curves")
      return
    }
    let sweep = CircleArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: clockwise).sweep
    #expect(clockwise ? sweep < 0 : sweep > 0)
    #expect(abs(sweep) <= 2 * .pi)
    let (spansOfPath, length) = Self.measured(path)
    #expect(abs(length - radius * abs(sweep)) < 0.001)
    var place = 0.0
    while place < length {
      let angle = start + place / radius * (clockwise ? -1 : 1)
      let exact = center + radius * SIMD2(.cos(angle), .sin(angle))
      let span = spansOfPath.last { $0.start <= place } ?? spansOfPath[0]
      #expect((span.point(at: place) - exact).magnitude < 0.001)
      place += period
    }
  }

  static func measured(_ path: StrokePath) -> ([PathSpan], Double) {
    var spans: [PathSpan] = []
    var length = 0.0
    for curve in path.contours[0].curves { length = ArcLength.append(curve, start: length, to: &spans) }
    return (spans, length)
  }

  @Test(arguments: [1e9, 1e12, 1e100, 1e200, 1e308, .infinity, .nan])
  func hugeCurvesHaveAnEnd(size: Double) {
    var path = StrokePath()
    path.move(to: SIMD2(-size, 3))
    path.addCurve(to: SIMD2(size, size), control1: SIMD2(0, -size), control2: SIMD2(size / 3, size))
    path.addCurve(to: SIMD2(0, 1), control1: SIMD2(size, size), control2: SIMD2(-size, 7))
    let (spans, length) = Self.measured(path)
    #expect(spans.count < 20_000)
    #expect(size < 1e100 ? length > size && length < 10 * size : !(length < size))
  }
}
