// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct LineGridTests {
  private static let black = Paint(PixelColor(premultiplied: 0xFF00_0000))
  private static let white = PixelColor(premultiplied: 0xFFFF_FFFF)
  private static let paints = [
    black, Paint(PixelColor(premultiplied: 0x8040_2010)), Paint(PixelColor(premultiplied: 0x8040_2010), mode: .source),
  ]
  #if DEBUG
    private static let count = 200
  #else
    private static let count = 20_000
  #endif

  /// Lines that partly end, overlap, lie in one pixel or outside.
  private func randomGrid(side: Double, lines: Int, _ random: inout SeededRandom) -> LineGrid {
    func series() -> LineSeries {
      let width = Double.random(in: 0...1.5, using: &random)
      let first = Double.random(in: -1...side + 1, using: &random)
      guard Int.random(in: 0..<4, using: &random) == 0 else { return LineSeries(at: first, width: width) }
      let pitch = Double.random(in: -side...side, using: &random)
      return LineSeries(first: first, pitch: pitch, count: Int.random(in: 0...2, using: &random), width: width)
    }
    func extent() -> Interval {
      guard Bool.random(using: &random) else { return .everywhere }
      let from = Double.random(in: -1...side, using: &random)
      return Interval(from: from, to: from + Double.random(in: 0...side, using: &random))
    }
    let counts = (0..<2).map { _ in Int.random(in: 0...lines, using: &random) }
    return LineGrid(
      columns: (0..<counts[0]).map { _ in series() }, rows: (0..<counts[1]).map { _ in series() },
      columnExtent: extent(), rowExtent: extent())
  }

  private typealias Rectangle = (x: Interval, y: Interval)

  private func rectangles(_ grid: LineGrid) -> [Rectangle] {
    func lines(_ series: [LineSeries]) -> [Interval] {
      series.flatMap { series in (0..<series.count).map { series.line($0) } }
    }
    return lines(grid.columns).map { (x: $0, y: grid.columnExtent) }
      + lines(grid.rows).map { (x: grid.rowExtent, y: $0) }
  }

  /// The area of a union within a rectangle by inclusion and exclusion: that of each alone, less that of two, and so on.
  private func area(of rectangles: ArraySlice<Rectangle>, in rectangle: Rectangle) -> Double {
    var sum = 0.0
    for index in rectangles.indices {
      let x = rectangle.x.intersection(rectangles[index].x)
      let y = rectangle.y.intersection(rectangles[index].y)
      guard !x.isEmpty, !y.isEmpty else { continue }
      sum += (x.upper - x.lower) * (y.upper - y.lower) - area(of: rectangles[(index + 1)...], in: (x, y))
    }
    return sum
  }

  @Test func coverageIsTheExactAreaOfTheUnion() {
    var random = SeededRandom(21)
    let canvas = PixelCanvas(width: 4, height: 4)
    var worst = 0.0
    for _ in 0..<Self.count {
      let grid = randomGrid(side: 4, lines: 4, &random)
      let rectangles = rectangles(grid)
      for y in 0..<4 { for x in 0..<4 { canvas[x, y] = 0xFFFF_FFFF } }
      grid.draw(in: canvas.view(), rows: 0..<4, with: Self.black)
      for y in 0..<4 {
        for x in 0..<4 {
          let pixel = (
            x: Interval(from: Double(x), to: Double(x + 1)), y: Interval(from: Double(y), to: Double(y + 1))
          )
          let exact = area(of: rectangles[...], in: pixel)
          worst = max(worst, abs(Double(255 - canvas[x, y] & 0xFF) - 255 * exact))
        }
      }
    }
    // Rounding, and shares of up to eight lines in units of 2^-24.
    #expect(worst <= 0.5 + 1e-3)
  }

  @Test func aLineIsTheRectThatItCovers() {
    var random = SeededRandom(22)
    for _ in 0..<Self.count / 10 {
      let (grid, fill) = (PixelCanvas(width: 9, height: 9), PixelCanvas(width: 9, height: 9))
      let line = LineSeries(at: .random(in: 0...9, using: &random), width: .random(in: 0...3, using: &random))
      let extent = Interval(from: .random(in: 0...4, using: &random), to: .random(in: 4...9, using: &random))
      let x = line.line(0)
      LineGrid(columns: [line], columnExtent: extent).draw(in: grid.view(), rows: 0..<9, with: Self.black)
      RectFill(minX: x.lower, minY: extent.lower, maxX: x.upper, maxY: extent.upper)
        .draw(in: fill.view(), rows: 0..<9, with: Self.black)
      #expect(grid.difference(from: fill) == nil)
    }
  }

  @Test(arguments: paints)
  func fastAndPlainMakeTheSameBytes(paint: Paint) {
    var random = SeededRandom(23)
    for _ in 0..<Self.count / 20 {
      let side = Int.random(in: 1...90, using: &random)
      let grids = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        randomGrid(side: Double(side), lines: 7, &random)
      }
      let clip = PixelRect(
        columns: Int.random(in: 0...side / 2, using: &random)..<Int.random(in: side / 2...side, using: &random),
        rows: 0..<Int.random(in: 0...side, using: &random))
      let rows = Int.random(in: -3...side / 2, using: &random)..<side
      let (fast, plain) = (PixelCanvas(width: side, height: side), PixelCanvas(width: side, height: side))
      fast.fill(with: &random)
      plain.copy(fast)
      for grid in grids {
        grid.draw(in: fast.view(clip: clip), rows: rows, with: paint)
        grid.drawPlainly(in: plain.view(clip: clip), rows: rows, with: paint)
      }
      #expect(fast.difference(from: plain) == nil)
      let layers = grids.map { (grid: $0, paint: paint) }
      LineGrid.draw(layers, in: fast.view(clip: clip), rows: rows, background: Self.white)
      LineGrid.drawPlainly(layers, in: plain.view(clip: clip), rows: rows, background: Self.white)
      #expect(fast.difference(from: plain) == nil)
      #expect(fast.marginsAreUntouched)
    }
  }

  /// Many lines, so that series are measured in several blocks, and kinds of columns are forgotten.
  @Test(arguments: [20, 20.37, 5.037, 1, 0.3, 0.02, 0.015, 0.001])
  func seriesOfAnyPitchAreDrawnAlikeFastAndPlainly(pitch: Double) {
    let series = LineSeries(first: 3.3, pitch: pitch, count: 1_000_000_000_000, width: pitch / 3)
    let other = LineSeries(first: 700.1, pitch: -5 * pitch, count: 1_000_000_000_000, width: pitch / 2)
    let layers = [
      (grid: LineGrid(columns: [series, other], rows: [series]), paint: Self.black),
      (grid: LineGrid(columns: [other], rows: [other, series]), paint: Self.paints[1]),
    ]
    let (fast, plain) = (PixelCanvas(width: 700, height: 60), PixelCanvas(width: 700, height: 60))
    LineGrid.draw(layers, in: fast.view(), rows: 0..<60, background: Self.white)
    LineGrid.drawPlainly(layers, in: plain.view(), rows: 0..<60, background: Self.white)
    #expect(fast.difference(from: plain) == nil)
    layers[0].grid.draw(in: fast.view(), rows: 0..<60, with: Self.paints[1])
    layers[0].grid.drawPlainly(in: plain.view(), rows: 0..<60, with: Self.paints[1])
    #expect(fast.difference(from: plain) == nil)
  }

  @Test func partsMakeTheSamePictureAsTheWhole() {
    var random = SeededRandom(24)
    for _ in 0..<Self.count / 50 {
      let layers = Self.paints.map { (grid: randomGrid(side: 60, lines: 6, &random), paint: $0) }
      let (whole, parts) = (PixelCanvas(width: 60, height: 40), PixelCanvas(width: 60, height: 40))
      LineGrid.draw(layers, in: whole.view(), rows: 0..<40, background: Self.white)
      layers[1].grid.draw(in: whole.view(), rows: 0..<40, with: layers[1].paint)
      let (x, y) = (Int.random(in: 0...60, using: &random), Int.random(in: 0...40, using: &random))
      for columns in [0..<x, x..<60] {
        for rows in [0..<y, y..<40] {
          let view = parts.view(clip: PixelRect(columns: columns, rows: 0..<40))
          LineGrid.draw(layers, in: view, rows: rows, background: Self.white)
          layers[1].grid.draw(in: view, rows: rows, with: layers[1].paint)
        }
      }
      #expect(whole.difference(from: parts) == nil)
    }
  }

  @Test(arguments: [1, 7, 1000])
  func aShiftByWholePixelsShiftsThePicture(shift: Int) {
    func picture(_ shift: Int) -> PixelCanvas {
      let series = LineSeries(first: 3.3 + Double(shift), pitch: 7.37, count: 40, width: 0.4)
      let grid = LineGrid(
        columns: [series], rows: [series], columnExtent: Interval(from: 2.2 + Double(shift), to: 40.1 + Double(shift)))
      let (whole, part) = (PixelCanvas(width: 200 + shift, height: 50 + shift), PixelCanvas(width: 200, height: 50))
      LineGrid.draw([(grid, Self.black)], in: whole.view(), rows: 0..<whole.height, background: Self.white)
      for y in 0..<50 { for x in 0..<200 { part[x, y] = whole[x + shift, y + shift] } }
      return part
    }
    #expect(picture(shift).difference(from: picture(0)) == nil)
  }

  /// A ruled page: thin lines and, over them, thicker ones at every fifth.
  @Test func aPageHasTheCoverageThatOneWouldReckon() {
    func grid(pitch: Double, width: Double) -> LineGrid {
      let series = LineSeries(first: 0, pitch: pitch, count: 100, width: width)
      return LineGrid(columns: [series], rows: [series])
    }
    let canvas = PixelCanvas(width: 210, height: 210)
    let layers = [(grid(pitch: 20, width: 0.4), Self.black), (grid(pitch: 100, width: 1), Self.black)]
    LineGrid.draw(layers, in: canvas.view(), rows: 0..<210, background: Self.white)
    #expect(canvas[10, 10] == 0xFFFF_FFFF)
    // A fifth is covered: 204 of 255 are left.
    #expect(canvas[19, 10] == 0xFFCC_CCCC && canvas[20, 10] == 0xFFCC_CCCC && canvas[10, 39] == 0xFFCC_CCCC)
    // Where thin lines cross, 1 - 0.8 * 0.8 is covered, which is 92 of 255.
    #expect(canvas[19, 39] == 0xFFA3_A3A3)
    // Half of what the thin line left.
    #expect(canvas[99, 10] == 0xFF66_6666 && canvas[10, 100] == 0xFF66_6666)
    #expect(canvas[21, 10] == 0xFFFF_FFFF && canvas[18, 10] == 0xFFFF_FFFF)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0, 1e-300, 1e-9, -1e-9, 1e6, 1e18, -1e18, 1e300, -1e300])
  func oddNumbersNeverTrap(value: Double) {
    let canvas = PixelCanvas(width: 40, height: 8)
    let counts = [Int.min, -1, 0, 1, 2, 1_000_000_000_000, Int.max]
    for count in counts {
      for series in [
        LineSeries(first: value, pitch: 3, count: count, width: 1),
        LineSeries(first: 1, pitch: value, count: count, width: 1),
        LineSeries(first: 1, pitch: 3, count: count, width: value),
        LineSeries(first: value, pitch: value, count: count, width: value),
        LineSeries(first: -value, pitch: value / 1e9, count: count, width: value / 2e9),
      ] {
        for extent in [Interval.everywhere, Interval(from: value, to: 5), Interval(from: 5, to: value)] {
          let grid = LineGrid(columns: [series], rows: [series, series], columnExtent: extent, rowExtent: extent)
          grid.draw(in: canvas.view(), rows: .min ..< .max, with: Self.black)
          LineGrid.draw([(grid, Self.black)], in: canvas.view(), rows: 0..<8, background: Self.white)
          #expect(canvas.marginsAreUntouched)
        }
      }
    }
  }

  @Test func linesWithoutAnAreaDrawNothing() {
    let canvas = PixelCanvas(width: 40, height: 8)
    for series in [
      LineSeries(first: .nan, pitch: 3, count: 9, width: 1), LineSeries(first: 1, pitch: .nan, count: 9, width: 1),
      LineSeries(first: 1, pitch: 3, count: 9, width: .nan), LineSeries(first: 1, pitch: 3, count: 0, width: 1),
      LineSeries(first: 1, pitch: 3, count: 9, width: 0), LineSeries(first: 1, pitch: 3, count: 9, width: -1),
      LineSeries(first: 1, pitch: 3, count: -9, width: 1), LineSeries(first: 60, pitch: 3, count: 99, width: 1),
      LineSeries(first: .infinity, pitch: 3, count: 9, width: 1),
    ] {
      LineGrid(columns: [series], rows: [series]).draw(in: canvas.view(), rows: 0..<8, with: Self.black)
    }
    let nowhere = Interval(from: 5, to: 5)
    let series = LineSeries(first: 0, pitch: 3, count: 99, width: 1)
    LineGrid(columns: [series], rows: [series], columnExtent: nowhere, rowExtent: nowhere)
      .draw(in: canvas.view(), rows: 0..<8, with: Self.black)
    LineGrid(columns: [series], rows: [series]).draw(in: canvas.view(), rows: 9..<12, with: Self.black)
    #expect(canvas.pixels.allSatisfy { $0 == 0 })
  }

  @Test func onlyLinesThatShowCost() {
    // So many lines would take hours.
    let series = LineSeries(first: -5e12, pitch: 10, count: 1_000_000_000_000, width: 1)
    let canvas = PixelCanvas(width: 40, height: 1)
    LineGrid(columns: [series]).draw(in: canvas.view(), rows: 0..<1, with: Self.black)
    #expect((0..<40).map { canvas[$0, 0] >> 24 } == (0..<40).map { [0, 9].contains($0 % 10) ? 128 : 0 })
  }

  @Test(arguments: [1e-3, 1e-6, 1e-9, 1e-17])
  func linesTooDenseToTellApartMakeAnEvenTone(pitch: Double) {
    let series = LineSeries(first: -1, pitch: pitch, count: .max, width: pitch / 4)
    let canvas = PixelCanvas(width: 40, height: 3)
    let grid = LineGrid(columns: [series], rowExtent: Interval(from: 5.5, to: 9))
    grid.draw(in: canvas.view(), rows: 0..<3, with: Self.black)
    // A quarter of 255; a line more or less in a pixel is less than a thousandth.
    #expect(canvas.pixels.allSatisfy { $0 >> 24 == 64 })
  }
}
