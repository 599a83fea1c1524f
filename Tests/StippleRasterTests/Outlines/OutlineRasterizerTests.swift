// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct OutlineRasterizerTests {
  #if DEBUG
    static let count = 1_500
  #else
    static let count = 100_000
  #endif

  /// Half for rounding to bytes, 0.1 for rounding to parts of a pixel, 0.2 for the chords of round caps.
  @Test(arguments: [(Mark.Cap.butt, Character("b"), 0.6), (.square, "s", 0.6), (.round, "r", 0.8)])
  func straightDashesHaveTheirExactArea(cap: Mark.Cap, name: Character, tolerance: Double) {
    var random = SeededRandom(1)
    var rasterizer = OutlineRasterizer()
    var outline = Outline()
    var worst = 0.0
    for index in 0..<Self.count {
      var band = CoverageBand(columns: 0..<48, rows: 0..<48)
      let start = SIMD2(Double.random(in: 16..<32, using: &random), .random(in: 16..<32, using: &random))
      let angle = Double.random(in: -3.15...3.15, using: &random)
      let length = index % 9 == 0 ? 0.01 : Double.random(in: 0...12, using: &random)
      let width = index % 7 == 0 ? 0.02 : Double.random(in: 0.1...5, using: &random)
      let end = start + SIMD2(Double.cos(angle), Double.sin(angle)) * length
      outline.removeAll()
      DashOutline(width: width, cap: cap).append(from: start, to: end, into: &outline)
      rasterizer.add(outline, to: &band)
      let columns = Int(min(start.x, end.x) - width)..<Int(max(start.x, end.x) + width) + 1
      let rows = Int(min(start.y, end.y) - width)..<Int(max(start.y, end.y) + width) + 1
      for row in rows {
        for column in columns {
          let exact = ClippedArea.dash(from: start, to: end, width: width, cap: name, column: column, row: row)
          worst = max(worst, abs(Double(band.coverage(column: column, row: row)) - 255 * exact))
        }
      }
    }
    #expect(worst <= tolerance)
  }

  /// Ends 1e9 px away, at any angle: half for rounding to bytes, 0.1 for parts of a pixel.
  @Test func endlessLinesHaveTheirExactArea() {
    var random = SeededRandom(2)
    var rasterizer = OutlineRasterizer()
    var worst = 0.0
    for _ in 0..<200 {
      var band = CoverageBand(columns: 0..<64, rows: 0..<64)
      let middle = SIMD2(Double.random(in: 0..<64, using: &random), .random(in: 0..<64, using: &random))
      let angle = Double.random(in: -3.15...3.15, using: &random)
      let width = Double.random(in: 0.1...9, using: &random)
      let way = SIMD2(Double.cos(angle), Double.sin(angle))
      var outline = Outline()
      DashOutline(width: width, cap: .butt).append(from: middle - way * 1e9, to: middle + way * 1e9, into: &outline)
      rasterizer.add(outline, to: &band)
      for row in 0..<64 {
        for column in 0..<64 {
          let exact = ClippedArea.dash(
            from: middle - way * 1000, to: middle + way * 1000, width: width, cap: "b", column: column, row: row)
          worst = max(worst, abs(Double(band.coverage(column: column, row: row)) - 255 * exact))
        }
      }
    }
    #expect(worst <= 0.6)
  }

  /// Polygons that are partly outside, narrow and broad, cross themselves or not.
  @Test func fastEqualsPlain() {
    var random = SeededRandom(3)
    var rasterizer = OutlineRasterizer()
    for index in 0..<Self.count / 10 {
      let size = [2.0, 9, 30, 120, 3000][index % 5]
      let corner = SIMD2(Double.random(in: -size...80, using: &random), .random(in: -size...50, using: &random))
      let points = (0..<Int.random(in: 3...6, using: &random)).map { _ in
        corner + SIMD2(Double.random(in: 0...size, using: &random), .random(in: 0...size, using: &random))
      }
      var fast = CoverageBand(columns: 0..<80, rows: 3..<50)
      var plain = CoverageBand(columns: 0..<80, rows: 3..<50)
      for _ in 0..<2 {
        let met = rasterizer.add(points, to: &fast)
        #expect(met == rasterizer.addPlainly(points, to: &plain))
      }
      #expect(bytes(of: fast) == bytes(of: plain), "\(points)")
    }
  }

  /// What a band, rows or columns leave out does not change the rest, and whole pixels shift the picture.
  @Test func coverageDependsOnTheOutlineAlone() {
    var random = SeededRandom(4)
    var rasterizer = OutlineRasterizer()
    for index in 0..<Self.count / 10 {
      let size = [4.0, 12, 40, 1000][index % 4]
      // Multiples of 1/64, so that the shifted coordinates are exact, and halves of bytes occur.
      func coordinate(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &random) * 64).rounded() / 64
      }
      let points = (0..<4).map { _ in SIMD2(coordinate(20 - size / 2...40), coordinate(20 - size / 2...40)) }
      var whole = CoverageBand(columns: 0..<60, rows: 0..<60)
      var top = CoverageBand(columns: 0..<60, rows: 0..<27)
      var bottom = CoverageBand(columns: 0..<60, rows: 27..<60)
      var clip = CoverageBand(columns: 23..<37, rows: 11..<44)
      var shifted = CoverageBand(columns: 1_000_000..<1_000_060, rows: -7..<53)
      rasterizer.add(points, to: &whole)
      rasterizer.add(points, to: &top)
      rasterizer.add(points, to: &bottom)
      rasterizer.add(points, to: &clip)
      rasterizer.add(points.map { $0 + SIMD2(1_000_000, -7) }, to: &shifted)
      let all = bytes(of: whole)
      #expect(bytes(of: top) + bytes(of: bottom) == all)
      #expect(bytes(of: shifted) == all)
      #expect(bytes(of: clip) == (11..<44).flatMap { row in (23..<37).map { all[row * 60 + $0] } })
    }
  }

  /// A hundredth of a percent: bytes are rounded up as often as down.
  @Test(arguments: [Mark.Cap.butt, .square, .round])
  func inkOfManyDashesIsTheirArea(cap: Mark.Cap) {
    var random = SeededRandom(5)
    var rasterizer = OutlineRasterizer()
    var outline = Outline()
    let dash = DashOutline(width: 3, cap: cap)
    let area = 30 + (cap == .butt ? 0 : cap == .square ? 9 : 2.25 * Double.pi)
    var ink = 0.0
    for _ in 0..<Self.count {
      var band = CoverageBand(columns: 0..<32, rows: 0..<32)
      let start = SIMD2(Double.random(in: 15..<17, using: &random), .random(in: 15..<17, using: &random))
      let angle = Double.random(in: -3.15...3.15, using: &random)
      outline.removeAll()
      dash.append(from: start, to: start + SIMD2(Double.cos(angle), Double.sin(angle)) * 10, into: &outline)
      rasterizer.add(outline, to: &band)
      for row in band.rows { ink += (0..<32).reduce(0) { $0 + Double(band.row(row)[$1]) } }
    }
    // Of fewer dashes the errors of rounding even out less.
    let tolerance = Self.count < 100_000 ? 5e-4 : 1e-4
    #expect(abs(ink / 255 / (area * Double(Self.count)) - 1) < tolerance)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func pointsThatAreNotFiniteDrawNothing(value: Double) {
    var rasterizer = OutlineRasterizer()
    var band = CoverageBand(columns: 0..<8, rows: 0..<8)
    #expect(!rasterizer.add([SIMD2(0, 0), SIMD2(value, 0), SIMD2(8, 8)], to: &band))
    #expect(!rasterizer.add([SIMD2(0, 0), SIMD2(8, 0), SIMD2(8, value)], to: &band))
    #expect(bytes(of: band).allSatisfy { $0 == 0 })
  }

  @Test func hugeAndTinyOutlinesAreDrawn() {
    var rasterizer = OutlineRasterizer()
    for size in [1e6, 1e9, 1e300] {
      var band = CoverageBand(columns: 0..<8, rows: 0..<8)
      rasterizer.add([SIMD2(-size, -size), SIMD2(size, -size), SIMD2(size, size), SIMD2(-size, size)], to: &band)
      #expect(bytes(of: band).allSatisfy { $0 == 255 })
    }
    var band = CoverageBand(columns: 0..<8, rows: 0..<8)
    #expect(!rasterizer.add([SIMD2(2, 2), SIMD2(2 + 1e-9, 2), SIMD2(2, 2 + 1e-9)], to: &band))
    #expect(!rasterizer.add([], to: &band))
    #expect(!rasterizer.add([SIMD2(1, 1), SIMD2(7, 7)], to: &band))
    #expect(bytes(of: band).allSatisfy { $0 == 0 })
  }

  @Test func saysWhetherCoverageWasMet() {
    var rasterizer = OutlineRasterizer()
    var band = CoverageBand(columns: 0..<20, rows: 0..<8)
    let square = [SIMD2(1.5, 1.5), SIMD2(4.5, 1.5), SIMD2(4.5, 4.5), SIMD2(1.5, 4.5)]
    #expect(!rasterizer.add(square, to: &band))
    #expect(!rasterizer.add(square.map { $0 + SIMD2(4, 0) }, to: &band))
    #expect(rasterizer.add(square.map { $0 + SIMD2(2, 3) }, to: &band))
    #expect(band.touchedColumns(row: 0).isEmpty)
  }

  private func bytes(of band: borrowing CoverageBand) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in band.rows {
      let start = band.row(row)
      for column in 0..<band.columns.count { bytes.append(start[column]) }
    }
    return bytes
  }
}
