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
    var band = CoverageBand(columns: 0..<48, rows: 0..<48)
    var rasterizer = OutlineRasterizer()
    var outline = Outline()
    var worst = 0.0
    for index in 0..<Self.count {
      let start = SIMD2(Double.random(in: 16..<32, using: &random), .random(in: 16..<32, using: &random))
      let angle = Double.random(in: -3.15...3.15, using: &random)
      let length = index % 9 == 0 ? 0.01 : Double.random(in: 0...12, using: &random)
      let width = index % 7 == 0 ? 0.02 : Double.random(in: 0.1...5, using: &random)
      let end = start + SIMD2(Double.cos(angle), Double.sin(angle)) * length
      outline.removeAll()
      DashOutline(width: width, cap: cap).append(from: start, to: end, into: &outline)
      #expect(!rasterizer.add(outline, to: &band))
      let columns = Int(min(start.x, end.x) - width)..<Int(max(start.x, end.x) + width) + 1
      let rows = Int(min(start.y, end.y) - width)..<Int(max(start.y, end.y) + width) + 1
      for row in rows {
        for column in columns {
          let exact = ClippedArea.dash(from: start, to: end, width: width, cap: name, column: column, row: row)
          worst = max(worst, abs(Double(band.coverage(column: column, row: row)) - 255 * exact))
        }
      }
      band = CoverageBand(columns: 0..<48, rows: 0..<48)
    }
    #expect(worst <= tolerance)
  }
}
