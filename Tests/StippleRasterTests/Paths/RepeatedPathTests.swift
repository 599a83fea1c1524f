// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct RepeatedPathTests {
  static let patterns: [(lengths: [Double], pen: PathPen)] = [
    ([0, 6], PathPen(width: 2, cap: .round)), ([0, 9], PathPen(width: 5.5, cap: .round)),
    ([0, 3], PathPen(width: 4, cap: .round)), ([0, 14], PathPen(width: 9, cap: .round)),
    ([8, 5], PathPen(width: 3, cap: .butt)), ([10, 6, 0, 6], PathPen(width: 3, cap: .round)),
  ]

  /// The outline of a rectangle, 40 by 26, whose corners are rounded.
  static let border: StrokePath = {
    var path = StrokePath()
    let centers: [(SIMD2<Double>, Double)] = [
      (SIMD2(32, 8), -.pi / 2), (SIMD2(32, 18), 0), (SIMD2(8, 18), .pi / 2), (SIMD2(8, 8), .pi),
    ]
    for (center, angle) in centers {
      path.addArc(center: center, radius: 8, startAngle: angle, endAngle: angle + .pi / 2, clockwise: false)
    }
    path.close()
    return path
  }()

  static func origins(_ count: Int, seed: UInt64) -> [SIMD2<Double>] {
    var random = SeededRandom(seed)
    // With few digits, so that a moved path has the same dots.
    return (0..<count).map { _ in
      SIMD2(
        Double(Int.random(in: -45 * 64...105 * 64, using: &random)),
        Double(Int.random(in: -30 * 64...105 * 64, using: &random))) / 64
    }
  }

  static let paint = Paint(PixelColor(premultiplied: 0xA050_2010))

  /// The largest of four bytes.
  static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let (first, second) = (Int(a >> shift & 255), Int(b >> shift & 255))
      largest = max(largest, abs(first - second))
    }
    return largest
  }

  /// A dot's place is rounded in its table: where the sum of an origin and a place is rounded otherwise than the place on
  /// a moved path, that may show by one.
  @Test(arguments: 0..<6)
  func eachOriginIsAStrokeOfItsOwn(pattern: Int) {
    let (lengths, pen) = Self.patterns[pattern]
    let origins = Self.origins(60, seed: UInt64(pattern))
    let (canvas, expected) = (PixelCanvas(width: 110, height: 110), PixelCanvas(width: 110, height: 110))
    let cache = MaskCache()
    RepeatedPath(
      Self.border, at: origins, lengths: lengths, phase: 1, pen: pen, clip: canvas.view().clip, cache: cache)?
      .draw(in: canvas.view(), rows: 0..<110, with: Self.paint)
    for origin in origins {
      DashedPath(
        Self.border.moved(by: origin), lengths: lengths, phase: 1, pen: pen, clip: canvas.view().clip, cache: cache)?
        .draw(in: expected.view(), rows: 0..<110, with: Self.paint)
    }
    #expect(canvas.pixels.contains { $0 != 0 })
    #expect(canvas.marginsAreUntouched)
    let differences = zip(canvas.pixels, expected.pixels).map(Self.difference)
    #expect(differences.allSatisfy { $0 <= 1 })
  }

  @Test(arguments: 0..<6)
  func rowsAndClipsOnlyLeavePixelsOut(pattern: Int) throws {
    let (lengths, pen) = Self.patterns[pattern]
    let origins = Self.origins(40, seed: 7)
    let whole = PixelCanvas(width: 110, height: 110)
    let cache = MaskCache()
    let path = try #require(
      RepeatedPath(
        Self.border, at: origins, lengths: lengths, phase: 0, pen: pen, clip: whole.view().clip, cache: cache))
    path.draw(in: whole.view(), rows: 0..<110, with: Self.paint)
    for seam in [1, 31, 50, 64, 97] {
      let halves = PixelCanvas(width: 110, height: 110)
      path.draw(in: halves.view(), rows: 0..<seam, with: Self.paint)
      path.draw(in: halves.view(), rows: seam..<300, with: Self.paint)
      #expect(halves.pixels == whole.pixels)
      let columns = PixelCanvas(width: 110, height: 110)
      for range in [0..<seam, seam..<110] {
        let view = columns.view(clip: PixelRect(columns: range, rows: 0..<110))
        RepeatedPath(Self.border, at: origins, lengths: lengths, phase: 0, pen: pen, clip: view.clip, cache: cache)?
          .draw(in: view, rows: 0..<110, with: Self.paint)
      }
      #expect(columns.pixels == whole.pixels)
    }
  }

  /// Composing a dot at once against gathering it first.
  @Test(arguments: [0.05, 0.5, 1, 1.4, 1.5, 2, 3.5])
  func fastDotsAreThePlainOnes(radius: Double) throws {
    var random = SeededRandom(4)
    var path = StrokePath()
    path.move(to: .zero)
    let (fast, plain) = (PixelCanvas(width: 40, height: 40), PixelCanvas(width: 40, height: 40))
    fast.fill(with: &random)
    for y in 0..<40 { for x in 0..<40 { plain[x, y] = fast[x, y] } }
    // One dot: where its length ends, the next one does not begin.
    path.addLine(to: SIMD2(1, 0))
    let marks = try #require(
      PathMarks(
        path, lengths: [0, 100], phase: 0, pen: PathPen(width: 2 * radius, cap: .round), most: 8, cache: MaskCache()))
    #expect(marks.singles.count == 1)
    for index in 0..<3_000 {
      let origin = SIMD2(Double.random(in: -5...45, using: &random), .random(in: -5...45, using: &random))
      let color = PixelColor(premultiplied: UInt32(truncatingIfNeeded: random.next()))
      let paint = Paint(color, mode: index % 3 == 0 ? .source : .sourceOver)
      let rect = PixelRect(columns: 3..<37, rows: 5..<35)
      for (canvas, isFast) in [(fast, true), (plain, false)] {
        let view = canvas.view(clip: rect)
        marks.paintSingles(at: origin, in: view, with: paint, isFast: isFast)
      }
    }
    #expect(fast.pixels == plain.pixels)
    #expect(fast.marginsAreUntouched)
  }

  @Test func marksThatShareNoPixelAreSingle() throws {
    let marks = try #require(
      PathMarks(
        Self.border, lengths: [0, 6], phase: 0, pen: PathPen(width: 2, cap: .round), most: 100, cache: MaskCache()))
    // The last dot is near the first.
    #expect(marks.groups.map(\.dots.count).reduce(0, +) + marks.singles.count == 20)
    #expect(zip(marks.singles, marks.singles.dropFirst()).allSatisfy { $0.y <= $1.y })
  }

  @Test func pathsTooLongToKeepAreDrawnToo() {
    var path = StrokePath()
    path.move(to: SIMD2(-1e6, 0))
    path.addLine(to: SIMD2(1e6, 0))
    let canvas = PixelCanvas(width: 60, height: 20)
    RepeatedPath(
      path, at: [SIMD2(0.5, 5.5), SIMD2(3.5, 12.5)], lengths: [0, 10], phase: 0, pen: PathPen(width: 2, cap: .round),
      clip: canvas.view().clip, cache: MaskCache())?
      .draw(in: canvas.view(), rows: 0..<20, with: PathPicture.black)
    let ink = canvas.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
    #expect(abs(ink - 12 * .pi) < 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -1e300, 1e12])
  func oddOriginsDrawNothing(coordinate: Double) {
    let canvas = PixelCanvas(width: 60, height: 60)
    for (lengths, pen) in Self.patterns {
      RepeatedPath(
        Self.border, at: [SIMD2(coordinate, 5), SIMD2(5, coordinate)], lengths: lengths, phase: 0, pen: pen,
        clip: canvas.view().clip, cache: MaskCache())?
        .draw(in: canvas.view(), rows: 0..<60, with: PathPicture.black)
    }
    #expect(canvas.pixels.allSatisfy { $0 == 0 })
  }
}
