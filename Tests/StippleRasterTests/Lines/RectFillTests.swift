// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct RectFillTests {
  private static let black = Paint(PixelColor(premultiplied: 0xFF00_0000))
  private static let paints = [
    black, Paint(PixelColor(premultiplied: 0x8040_2010)), Paint(PixelColor(premultiplied: 0x8040_2010), mode: .source),
  ]
  #if DEBUG
    private static let count = 2_000
  #else
    private static let count = 100_000
  #endif

  private func random(in range: ClosedRange<Double>, _ random: inout SeededRandom) -> RectFill {
    // Some edges lie on those of pixels, or at halves.
    func edge() -> Double {
      Bool.random(using: &random)
        ? Double.random(in: range, using: &random) : Double(Int.random(in: -2...14, using: &random)) / 2
    }
    let edges = (0..<4).map { _ in edge() }
    return RectFill(
      minX: min(edges[0], edges[1]), minY: min(edges[2], edges[3]), maxX: max(edges[0], edges[1]),
      maxY: max(edges[2], edges[3]))
  }

  /// The integral up to a place, of which the differences are what pixels have.
  private func exactCoverage(_ rect: RectFill, _ column: Int, _ row: Int) -> Double {
    func width(upTo x: Double) -> Double { max(rect.x.lower, min(rect.x.upper, x)) - rect.x.lower }
    func height(upTo y: Double) -> Double { max(rect.y.lower, min(rect.y.upper, y)) - rect.y.lower }
    func area(_ column: Int, _ row: Int) -> Double { width(upTo: Double(column)) * height(upTo: Double(row)) }
    return area(column + 1, row + 1) - area(column, row + 1) - area(column + 1, row) + area(column, row)
  }

  @Test func coverageIsTheExactArea() {
    var random = SeededRandom(11)
    let canvas = PixelCanvas(width: 6, height: 6)
    var worst = 0.0
    for _ in 0..<Self.count {
      let rect = self.random(in: -2...8, &random)
      for y in 0..<6 { for x in 0..<6 { canvas[x, y] = 0xFFFF_FFFF } }
      rect.draw(in: canvas.view(), rows: 0..<6, with: Self.black)
      for y in 0..<6 {
        for x in 0..<6 {
          worst = max(worst, abs(Double(255 - canvas[x, y] & 0xFF) - 255 * exactCoverage(rect, x, y)))
        }
      }
    }
    // Rounding, and shares in units of 2^-24.
    #expect(worst <= 0.5 + 1e-4)
  }

  @Test(arguments: paints)
  func pixelsAreComposedByTheirCoverage(paint: Paint) {
    var random = SeededRandom(12)
    let (canvas, expected) = (PixelCanvas(width: 40, height: 9), PixelCanvas(width: 40, height: 9))
    for _ in 0..<Self.count / 100 {
      canvas.fill(with: &random)
      expected.copy(canvas)
      let rect = self.random(in: -2...42, &random)
      rect.draw(in: canvas.view(), rows: -5..<50, with: paint)
      for y in 0..<9 {
        for x in 0..<40 {
          let area = rect.x.share(ofPixel: x) * rect.y.share(ofPixel: y)
          expected[x, y] = paint.pixel(over: expected[x, y], coverage: PixelShare.coverage(area: area))
        }
      }
      #expect(canvas.difference(from: expected) == nil)
      #expect(canvas.marginsAreUntouched)
    }
  }

  @Test(arguments: paints)
  func partsMakeTheSamePictureAsTheWhole(paint: Paint) {
    var random = SeededRandom(13)
    for _ in 0..<Self.count / 100 {
      let rect = self.random(in: -2...30, &random)
      let (whole, parts) = (PixelCanvas(width: 30, height: 20), PixelCanvas(width: 30, height: 20))
      rect.draw(in: whole.view(), rows: 0..<20, with: paint)
      let (x, y) = (Int.random(in: 0...30, using: &random), Int.random(in: 0...20, using: &random))
      for columns in [0..<x, x..<30] {
        for rows in [0..<y, y..<20] {
          rect.draw(in: parts.view(clip: PixelRect(columns: columns, rows: 0..<20)), rows: rows, with: paint)
        }
      }
      #expect(whole.difference(from: parts) == nil)
    }
  }

  @Test func aShiftByWholePixelsShiftsThePicture() {
    var random = SeededRandom(14)
    for _ in 0..<Self.count / 100 {
      let rect = self.random(in: 0...12, &random)
      let (x, y) = (Int.random(in: 0...1000, using: &random), Int.random(in: 0...7, using: &random))
      let (here, there) = (PixelCanvas(width: 12, height: 12), PixelCanvas(width: 1012, height: 19))
      rect.draw(in: here.view(), rows: 0..<12, with: Self.black)
      let shifted = RectFill(
        minX: rect.x.lower + Double(x), minY: rect.y.lower + Double(y), maxX: rect.x.upper + Double(x),
        maxY: rect.y.upper + Double(y))
      shifted.draw(
        in: there.view(clip: PixelRect(columns: x..<x + 12, rows: y..<y + 12)), rows: 0..<19, with: Self.black)
      #expect((0..<12).allSatisfy { row in (0..<12).allSatisfy { here[$0, row] == there[$0 + x, row + y] } })
    }
  }

  @Test func whatHasNoAreaDrawsNothing() {
    let canvas = PixelCanvas(width: 4, height: 4)
    let edges = [
      (Double.nan, 3.0), (1, .nan), (.nan, .nan), (2, 2), (3, 1), (.infinity, .infinity), (1e300, 1e301),
      (-1e300, -1e6),
    ]
    for (lower, upper) in edges {
      RectFill(minX: lower, minY: 0, maxX: upper, maxY: 4).draw(in: canvas.view(), rows: 0..<4, with: Self.black)
      RectFill(minX: 0, minY: lower, maxX: 4, maxY: upper).draw(in: canvas.view(), rows: 0..<4, with: Self.black)
    }
    RectFill(minX: 0, minY: 0, maxX: 4, maxY: 4).draw(in: canvas.view(), rows: 4..<9, with: Self.black)
    let outside = PixelRect(columns: 9..<12, rows: 0..<4)
    RectFill(minX: 0, minY: 0, maxX: 4, maxY: 4).draw(in: canvas.view(clip: outside), rows: 0..<4, with: Self.black)
    #expect(canvas.pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [1e6, 1e18, 1e300, .infinity])
  func whatReachesFarCoversAll(edge: Double) {
    let canvas = PixelCanvas(width: 50, height: 7)
    RectFill(minX: -edge, minY: -edge, maxX: edge, maxY: edge).draw(
      in: canvas.view(), rows: .min ..< .max, with: Self.black)
    #expect(canvas.pixels.allSatisfy { $0 == 0xFF00_0000 })
    #expect(canvas.marginsAreUntouched)
  }
}
