// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct DotTableTests {
  #if DEBUG
    static let dots = 200
  #else
    static let dots = 91_000
  #endif
  static let radii = [0.25, 0.5, 0.75, 1, 1.3, 1.5, 2, 2.5, 3, 3.49, 3.5]

  @Test(arguments: radii) func coverageIsTheArea(radius: Double) {
    var random = SeededRandom(3)
    let table = DotTable(radius: radius)
    var band = CoverageBand(columns: 0..<32, rows: 0..<32)
    var worst = 0.0
    for _ in 0..<Self.dots {
      let center = SIMD2(Double.random(in: 8..<16, using: &random), Double.random(in: 8..<16, using: &random))
      _ = table.add(center: center, to: &band)
      for row in Int(center.y - radius) - 1...Int(center.y + radius) + 1 {
        for column in Int(center.x - radius) - 1...Int(center.x + radius) + 1 {
          let exact = ExactArea.of(.dot(radius: radius), axis: .horizontal, middle: center, column: column, row: row)
          worst = max(worst, abs(Double(band.coverage(column: column, row: row)) - 255 * exact))
        }
        band.clear(row: row)
      }
    }
    // Half for rounding; the rest for interpolation, which is right between two masks only where edges are straight.
    #expect(worst <= 1.2)
  }

  /// Roundings that leaned one way would darken or lighten all dots.
  @Test(arguments: [0.5, 1, 1.5, 2, 3]) func inkIsTheAreaOfTheDots(radius: Double) {
    #if DEBUG
      let (count, tolerance) = (1000, 1e-3)
    #else
      let (count, tolerance) = (100_000, 1e-4)
    #endif
    var random = SeededRandom(5)
    let table = DotTable(radius: radius)
    var band = CoverageBand(columns: 0..<16, rows: 0..<16)
    var ink = 0
    for _ in 0..<count {
      let center = SIMD2(Double.random(in: 6..<9, using: &random), Double.random(in: 6..<9, using: &random))
      _ = table.add(center: center, to: &band)
      for row in 0..<16 {
        ink += (0..<16).reduce(0) { $0 + Int(band.coverage(column: $1, row: row)) }
        band.clear(row: row)
      }
    }
    #expect(abs(Double(ink) / 255 / (Double(count) * .pi * radius * radius) - 1) < tolerance)
  }

  @Test(arguments: radii + [4, 7.3]) func fastAddsTheBytesOfPlain(radius: Double) {
    var random = SeededRandom(4)
    let table = DotTable(radius: radius)
    var fast = CoverageBand(columns: 3..<40, rows: 5..<37)
    var plain = CoverageBand(columns: 3..<40, rows: 5..<37)
    var differences = 0
    for _ in 0..<Self.dots / 20 {
      for _ in 0..<20 {
        let center = SIMD2(Double.random(in: -5..<50, using: &random), Double.random(in: -5..<50, using: &random))
        let met = table.add(center: center, to: &fast)
        if met != table.addPlainly(center: center, to: &plain) { differences += 1 }
      }
      for row in 5..<37 {
        let touched = fast.touchedColumns(row: row)
        if touched.clamped(to: 3..<40) != touched { differences += 1 }
        for column in 3..<40 {
          let coverage = fast.coverage(column: column, row: row)
          if coverage != plain.coverage(column: column, row: row) { differences += 1 }
          if coverage > 0, !touched.contains(column) { differences += 1 }
        }
        fast.clear(row: row)
        plain.clear(row: row)
      }
    }
    #expect(differences == 0)
  }
}

extension CoverageBand {
  /// Takes the coverage of a row away.
  mutating func clear(row: Int) {
    guard rows.contains(row) else { return }
    self.row(row).update(repeating: 0, count: columns.count)
    touched[row - rows.lowerBound] = columns.lowerBound..<columns.lowerBound
  }
}
