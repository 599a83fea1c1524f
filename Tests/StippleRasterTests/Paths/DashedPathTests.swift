// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct DashedPathTests {
  static func line(from start: SIMD2<Double>, to end: SIMD2<Double>) -> StrokePath {
    var path = StrokePath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }

  static func circle(_ center: SIMD2<Double>, radius: Double, from start: Double = 0) -> StrokePath {
    var path = StrokePath()
    path.addArc(center: center, radius: radius, startAngle: start, endAngle: start + 7, clockwise: false)
    path.close()
    return path
  }

  static func random(_ random: inout SeededRandom, size: Double) -> StrokePath {
    func place() -> SIMD2<Double> {
      SIMD2(.random(in: 0...size, using: &random), .random(in: 0...size, using: &random))
    }
    var path = StrokePath()
    path.move(to: place())
    for kind in 0..<5 {
      switch kind {
      case 0, 3: path.addLine(to: place())
      case 1: path.addQuadCurve(to: place(), control: place())
      default: path.addCurve(to: place(), control1: place(), control2: place())
      }
    }
    if Bool.random(using: &random) { path.close() }
    return path
  }

  // MARK: - Exact area

  /// Two by a table of sub-pixel places.
  @Test func dotsAlongAStraightLineHaveTheirExactArea() {
    var random = SeededRandom(1)
    for _ in 0..<20 {
      let start = SIMD2(Double.random(in: 3...8, using: &random), .random(in: 3...80, using: &random))
      let end = SIMD2(Double.random(in: 60...90, using: &random), .random(in: 3...80, using: &random))
      let radius = Double.random(in: 0.3...3, using: &random)
      let period = 2 * radius + 1.5
      let phase = Double.random(in: 0...period, using: &random)
      let bytes = PathPicture.coverage(
        of: Self.line(from: start, to: end), [0, period], phase: phase, pen: PathPen(width: 2 * radius, cap: .round),
        width: 96, height: 96)
      let length = (end - start).magnitude
      var reference = UnionReference()
      var place = period - phase
      while place <= length {
        reference.discs.append((start + (end - start) * (place / length), radius))
        place += period
      }
      #expect(PathPicture.largestError(bytes, reference.areas(width: 96, height: 96)) <= 2)
    }
  }

  /// Four, since curves are flattened and their parts rounded.
  @Test(arguments: [(20.0, 3.0), (9, 4), (40, 1), (30, 12.5)])
  func dashesAlongACircleHaveTheirExactArea(radius: Double, width: Double) {
    let center = SIMD2(48.3, 47.6)
    let bytes = PathPicture.coverage(
      of: Self.circle(center, radius: radius), [10, 6], pen: PathPen(width: width, cap: .butt), width: 96, height: 96)
    var reference = UnionReference()
    var place = 0.0
    let length = 2 * .pi * radius
    while place < length {
      let end = min(place + 10, length)
      func corner(_ share: Double, _ distance: Double) -> SIMD2<Double> {
        let angle = (place + (end - place) * share) / radius
        return center + (radius + distance) * SIMD2(.cos(angle), .sin(angle))
      }
      let outer = (0...200).map { corner(Double($0) / 200, width / 2) }
      let inner = (0...200).reversed().map { corner(Double($0) / 200, -width / 2) }
      reference.polygons.append(outer + inner)
      place += 16
    }
    #expect(PathPicture.largestError(bytes, reference.areas(width: 96, height: 96)) <= 4)
  }

  /// A dot in a row, at spacings from just apart to almost together: the union by 64 lines or more a row.
  @Test(arguments: [(3.0, 5.9), (3, 3), (5, 1), (1, 1.3), (0.4, 0.5), (10, 7), (30, 11)])
  func overlappingDotsAreOneShape(radius: Double, period: Double) {
    let center = SIMD2(50.2, 49.1)
    let bytes = PathPicture.coverage(
      of: Self.circle(center, radius: 30), [0, period], pen: PathPen(width: 2 * radius, cap: .round), width: 100,
      height: 100)
    var reference = UnionReference()
    var place = 0.0
    while place < 60 * .pi {
      let angle = place / 30
      reference.discs.append((center + 30 * SIMD2(.cos(angle), .sin(angle)), radius))
      place += period
    }
    #expect(PathPicture.largestError(bytes, reference.areas(width: 100, height: 100)) <= 2)
  }

  /// So near to each other that they are taken for one line.
  @Test(arguments: [(5.0, 0.25), (3, 0.01), (12, 1e-5)])
  func dotsWithoutVisibleGapsAreOneLine(radius: Double, period: Double) {
    let (start, end) = (SIMD2(20.3, 31.7), SIMD2(70.3, 57.7))
    let bytes = PathPicture.coverage(
      of: Self.line(from: start, to: end), [0, period], pen: PathPen(width: 2 * radius, cap: .round), width: 96,
      height: 96)
    let length = (end - start).magnitude
    let last = start + (end - start) * ((length / period).rounded(.down) * period / length)
    let side = SIMD2(start.y - end.y, end.x - start.x) / length * radius
    let reference = UnionReference(
      discs: [(start, radius), (last, radius)], polygons: [[start + side, last + side, last - side, start - side]])
    #expect(PathPicture.largestError(bytes, reference.areas(width: 96, height: 96)) <= 2)
  }

  @Test(arguments: [Mark.Cap.butt, .square, .round])
  func crossingDashesAreOneShape(cap: Mark.Cap) {
    var path = StrokePath()
    let corners: [SIMD2<Double>] = [SIMD2(10.5, 20.2), SIMD2(80.1, 70.9), SIMD2(75.3, 15.2), SIMD2(12.9, 81.3)]
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    // As long as the first line, and a gap that ends with the second: two dashes that cross.
    let lengths = zip(corners, corners.dropFirst()).map { ($1 - $0).magnitude }
    let pen = PathPen(width: 7, cap: cap)
    let bytes = PathPicture.coverage(of: path, lengths + [500], pen: pen, width: 96, height: 96)
    var reference = UnionReference()
    for (start, end) in [(corners[0], corners[1]), (corners[2], corners[3])] {
      let along = (end - start) / (end - start).magnitude * 3.5
      let side = SIMD2(-along.y, along.x)
      let reach = cap == .square ? along : .zero
      reference.polygons.append([
        start - reach + side, end + reach + side, end + reach - side, start - reach - side,
      ])
      if cap == .round { reference.discs += [(start, 3.5), (end, 3.5)] }
    }
    #expect(PathPicture.largestError(bytes, reference.areas(width: 96, height: 96)) <= 2)
  }

  @Test func lastDotOfAClosedContourAndTheFirstAreOneShape() {
    var path = StrokePath()
    path.move(to: SIMD2(20.2, 20.4))
    path.addLine(to: SIMD2(60.2, 20.4))
    path.addLine(to: SIMD2(60.2, 50.4))
    path.addLine(to: SIMD2(20.2, 50.4))
    path.close()
    // 140 around: the last of 24 dots is 2 from the first.
    let bytes = PathPicture.coverage(of: path, [0, 6], pen: PathPen(width: 4, cap: .round), width: 80, height: 64)
    var reference = UnionReference()
    for index in 0..<24 {
      let place = Double(index) * 6
      let dot: SIMD2<Double> =
        place < 40
        ? SIMD2(place, 0)
        : place < 70 ? SIMD2(40, place - 40) : place < 110 ? SIMD2(110 - place, 30) : SIMD2(0, 140 - place)
      reference.discs.append((SIMD2(20.2, 20.4) + dot, 2))
    }
    #expect(PathPicture.largestError(bytes, reference.areas(width: 80, height: 64)) <= 2)
  }

  @Test func squareDotsTurnWithThePath() {
    let (start, end) = (SIMD2(12.2, 11.1), SIMD2(72.2, 56.1))
    let bytes = PathPicture.coverage(
      of: Self.line(from: start, to: end), [0, 15], pen: PathPen(width: 6, cap: .square), width: 96, height: 80)
    let along = SIMD2(0.8, 0.6)
    let across = SIMD2(-0.6, 0.8)
    var reference = UnionReference()
    for index in 0...5 {
      let dot = start + along * (Double(index) * 15)
      reference.polygons.append([
        dot + 3 * along + 3 * across, dot + 3 * along - 3 * across, dot - 3 * along - 3 * across,
        dot - 3 * along + 3 * across,
      ])
    }
    #expect(PathPicture.largestError(bytes, reference.areas(width: 96, height: 80)) <= 2)
  }

  @Test func buttDotsAreNothing() {
    let bytes = PathPicture.coverage(
      of: Self.line(from: SIMD2(0, 5), to: SIMD2(50, 5)), [0, 5], pen: PathPen(width: 6, cap: .butt), width: 50,
      height: 10)
    #expect(bytes.allSatisfy { $0 == 0 })
  }

  @Test func contourOfNoLengthIsADotOfRoundPens() {
    for close in [false, true] {
      var path = Self.line(from: SIMD2(8.3, 8.8), to: SIMD2(8.3, 8.8))
      if close { path.close() }
      for (lengths, radius) in [([5.0, 5], 3.0), ([0, 7], 3)] {
        let bytes = PathPicture.coverage(
          of: path, lengths, pen: PathPen(width: 2 * radius, cap: .round), width: 16, height: 16)
        let reference = UnionReference(discs: [(SIMD2(8.3, 8.8), radius)])
        #expect(PathPicture.largestError(bytes, reference.areas(width: 16, height: 16)) <= 2)
      }
    }
  }

  // MARK: - Only what is seen

  @Test func aLineOfATrillionDotsCostsWhatIsSeen() {
    let far = 6e12
    let lines = [
      Self.line(from: SIMD2(-far / 2, 50.25), to: SIMD2(far / 2, 50.25)),
      Self.line(from: SIMD2(50.25, far), to: SIMD2(50.25, 0)),
      Self.line(from: SIMD2(-far / 2, -far / 2), to: SIMD2(far / 2, far / 2)),
    ]
    for (index, line) in lines.enumerated() {
      let bytes = PathPicture.coverage(of: line, [0, 6], pen: PathPen(width: 2, cap: .round), width: 100, height: 100)
      let ink = Double(bytes.reduce(0, +)) / 255
      let dots = (index == 2 ? 141.4 : 100.0) / 6
      #expect(abs(ink - dots * .pi) < 2 * .pi)
    }
    let dashes = PathPicture.coverage(
      of: lines[2], [10, 6], pen: PathPen(width: 2, cap: .butt), width: 100, height: 100)
    let ink = Double(dashes.reduce(0, +)) / 255
    let exact: Double = 141.4 * 2 * 10 / 16
    #expect(abs(ink - exact) < 20)
  }

  @Test func aHugeCurveCostsWhatIsSeen() {
    var path = StrokePath()
    path.move(to: SIMD2(-1e9, 20))
    path.addCurve(to: SIMD2(1e9, 40), control1: SIMD2(-3e8, 1e8), control2: SIMD2(3e8, -1e8))
    for cap in [Mark.Cap.round, .butt] {
      let bytes = PathPicture.coverage(
        of: path, [cap == .butt ? 5 : 0, 10], pen: PathPen(width: 4, cap: cap), width: 100, height: 100)
      #expect(bytes.contains { $0 > 0 })
    }
  }

  // MARK: - Seams

  static let patterns: [(lengths: [Double], pen: PathPen)] = [
    ([0, 6], PathPen(width: 3, cap: .round)), ([0, 3], PathPen(width: 4, cap: .round)),
    ([10, 6], PathPen(width: 3, cap: .butt)), ([25, 8, 0, 8], PathPen(width: 5, cap: .round, join: .round)),
    ([700, 20], PathPen(width: 9, cap: .square, join: .bevel)), ([5, 0], PathPen(width: 6, cap: .round)),
  ]

  @Test(arguments: 0..<6)
  func rowsAndClipsOnlyLeavePixelsOut(pattern: Int) throws {
    var random = SeededRandom(UInt64(pattern))
    let (lengths, pen) = Self.patterns[pattern]
    for _ in 0..<4 {
      let path = Self.random(&random, size: 130)
      let whole = PathPicture.coverage(of: path, lengths, pen: pen, width: 130, height: 130)
      let canvas = PixelCanvas(width: 130, height: 130)
      let dashed = try #require(
        DashedPath(path, lengths: lengths, phase: 0, pen: pen, clip: canvas.view().clip, cache: MaskCache()))
      let seam = Int.random(in: 1..<130, using: &random)
      dashed.draw(in: canvas.view(), rows: 0..<seam, with: PathPicture.black)
      dashed.draw(in: canvas.view(), rows: seam..<500, with: PathPicture.black)
      #expect(canvas.pixels.map { Int($0 >> 24) } == whole)
      #expect(canvas.marginsAreUntouched)

      let parts = PixelCanvas(width: 130, height: 130)
      for columns in [0..<seam, seam..<130] {
        for rows in [0..<130 - seam, 130 - seam..<130] {
          let view = parts.view(clip: PixelRect(columns: columns, rows: rows))
          DashedPath(path, lengths: lengths, phase: 0, pen: pen, clip: view.clip, cache: MaskCache())?
            .draw(in: view, rows: 0..<130, with: PathPicture.black)
        }
      }
      #expect(parts.pixels.map { Int($0 >> 24) } == whole)
    }
  }

  @Test(arguments: 0..<6)
  func shiftsByWholePixelsShiftThePicture(pattern: Int) {
    let (lengths, pen) = Self.patterns[pattern]
    var random = SeededRandom(9)
    func place() -> SIMD2<Double> {
      // Coordinates with few digits, so that shifting rounds nothing.
      SIMD2(
        Double(Int.random(in: 20 * 64...80 * 64, using: &random)),
        Double(Int.random(in: 20 * 64...80 * 64, using: &random))) / 64
    }
    let points = (0..<7).map { _ in place() }
    func picture(_ x: Int, _ y: Int) -> [Int] {
      let places = points.map { $0 + SIMD2(Double(x), Double(y)) }
      var path = StrokePath()
      path.move(to: places[0])
      path.addCurve(to: places[3], control1: places[1], control2: places[2])
      path.addLine(to: places[4])
      path.addQuadCurve(to: places[6], control: places[5])
      let bytes = PathPicture.coverage(of: path, lengths, phase: 1, pen: pen, width: 160, height: 160)
      return (0..<100).flatMap { row in (0..<100).map { bytes[(row + y) * 160 + $0 + x] } }
    }
    let still = picture(0, 0)
    for (x, y) in [(1, 0), (0, 1), (13, 32), (50, 47)] { #expect(picture(x, y) == still) }
  }

  @Test func strokeIsComposedOnce() {
    // Half transparent, and over itself: nowhere darker than once.
    let canvas = PixelCanvas(width: 100, height: 100)
    let paint = Paint(PixelColor(premultiplied: 0x8000_0000))
    for (lengths, pen) in Self.patterns {
      DashedPath(
        Self.circle(SIMD2(50, 50), radius: 20), lengths: lengths, phase: 0, pen: pen, clip: canvas.view().clip,
        cache: MaskCache())?
        .draw(in: canvas.view(), rows: 0..<100, with: Paint(paint.color, mode: .source))
      #expect(canvas.pixels.allSatisfy { $0 >> 24 <= 0x80 })
    }
  }

  // MARK: - Odd numbers

  @Test func oddNumbersNeitherTrapNorHang() {
    let odd: [Double] = [
      0, -0.0, 1e-9, 1, 1e6, 1e9, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
    ]
    var random = SeededRandom(5)
    func any() -> Double {
      Bool.random(using: &random) ? .random(in: -20...60, using: &random) : odd.randomElement(using: &random) ?? 0
    }
    func place() -> SIMD2<Double> { SIMD2(any(), any()) }
    let canvas = PixelCanvas(width: 40, height: 40)
    #if DEBUG
      let rounds = 150
    #else
      let rounds = 1_500
    #endif
    for _ in 0..<rounds {
      var path = StrokePath()
      if Bool.random(using: &random) { path.move(to: place()) }
      path.addLine(to: place())
      path.addCurve(to: place(), control1: place(), control2: place())
      path.addArc(
        center: place(), radius: any(), startAngle: any(), endAngle: any(), clockwise: .random(using: &random))
      path.addQuadCurve(to: place(), control: place())
      if Bool.random(using: &random) { path.close() }
      let pen = PathPen(
        width: any(), cap: [.butt, .round, .square].randomElement(using: &random) ?? .butt,
        join: [.miter(limit: any()), .round, .bevel].randomElement(using: &random) ?? .bevel)
      DashedPath(
        path, lengths: [any(), any(), any(), any()].prefix(Bool.random(using: &random) ? 2 : 4).map { $0 },
        phase: any(),
        pen: pen, clip: canvas.view().clip, cache: MaskCache())?
        .draw(in: canvas.view(), rows: -5..<1000, with: PathPicture.black)
    }
    #expect(canvas.marginsAreUntouched)
  }
}
