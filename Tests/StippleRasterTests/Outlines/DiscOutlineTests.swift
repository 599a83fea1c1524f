// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct DiscOutlineTests {
  typealias Point = SIMD2<Double>

  /// The circle goes through the middle: half for rounding to bytes, 0.2 for chords, 0.1 for parts of a pixel; at great
  /// distances the formula itself errs.
  @Test(arguments: [3.0, 65, 1000, 1e5, 1e9])
  func discsHaveTheirExactArea(radius: Double) {
    var random = SeededRandom(1)
    var rasterizer = OutlineRasterizer()
    for _ in 0..<30 {
      let angle = Double.random(in: -3.15...3.15, using: &random)
      let center = Point(8.3, 7.9) + radius * Point(cos(angle), sin(angle))
      var band = CoverageBand(columns: 0..<16, rows: 0..<16)
      var outline = Outline()
      DiscOutline(center: center, radius: radius)
        .append(near: PixelRect(columns: 0..<16, rows: 0..<16), into: &outline)
      rasterizer.add(outline, to: &band)
      #expect(outline.points.count < 400)
      var worst = 0.0
      for row in 0..<16 {
        for column in 0..<16 {
          // Beyond 1e5 the circle is straight within a pixel: its sagitta is below 1/800,000.
          let exact: Double
          if radius > 1e5 {
            let way = Point(cos(angle), sin(angle))
            exact = ClippedArea.area(
              ClippedArea.clip(ClippedArea.pixel(column, row), from: Point(8.3, 7.9), towards: way))
          } else {
            exact = ClippedArea.area(ClippedArea.pixel(column, row), center: center, radius: radius)
          }
          worst = max(worst, abs(Double(band.coverage(column: column, row: row)) - 255 * exact))
        }
      }
      #expect(worst <= 0.85)
    }
  }

  @Test func coverageDoesNotDependOnWhatIsVisible() {
    var rasterizer = OutlineRasterizer()
    let disc = DiscOutline(center: Point(30.3, 200.1), radius: 180.7)
    var whole = CoverageBand(columns: 0..<64, rows: 0..<64)
    var outline = Outline()
    disc.append(near: PixelRect(columns: 0..<64, rows: 0..<64), into: &outline)
    rasterizer.add(outline, to: &whole)
    for rows in [0..<20, 20..<29, 29..<64] {
      var part = CoverageBand(columns: 10..<50, rows: rows)
      outline.removeAll()
      disc.append(near: PixelRect(columns: 10..<50, rows: rows), into: &outline)
      rasterizer.add(outline, to: &part)
      for row in rows {
        for column in 10..<50 {
          #expect(part.coverage(column: column, row: row) == whole.coverage(column: column, row: row))
        }
      }
    }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, 1e300])
  func oddRadiiDrawNothing(radius: Double) {
    var outline = Outline()
    DiscOutline(center: Point(1, 1), radius: radius).append(
      near: PixelRect(columns: 0..<8, rows: 0..<8), into: &outline)
    DiscOutline(center: Point(radius, .nan), radius: 1)
      .append(near: PixelRect(columns: 0..<8, rows: 0..<8), into: &outline)
    #expect(outline.points.isEmpty)
  }
}
