// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct AreaSumTests {
  typealias Point = SIMD2<Double>

  private func corners(_ random: inout SeededRandom) -> [Point] {
    (0..<Int.random(in: 3...6, using: &random)).map { _ in
      let point = Point(.random(in: -20...40, using: &random), .random(in: -20...40, using: &random))
      // Also such as lie on the sides of pixels.
      return AreaSum.snapped(Bool.random(using: &random) ? point : point.rounded(.toNearestOrEven))
    }
  }

  private func bytes(_ band: borrowing CoverageBand) -> [UInt8] {
    var bytes: [UInt8] = []
    for row in band.rows { for column in band.columns { bytes.append(band.coverage(column: column, row: row)) } }
    return bytes
  }

  @Test func fastIsPlainToTheByte() {
    var random = SeededRandom(1)
    var fast = AreaSum()
    var plain = AreaSum()
    for _ in 0..<300 {
      let left = Int.random(in: -6...20, using: &random)
      let top = Int.random(in: -6...20, using: &random)
      let window = PixelRect(
        columns: left..<left + .random(in: 1...21, using: &random), rows: top..<top + .random(in: 1...9, using: &random)
      )
      fast.open(window)
      plain.open(window)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let corners = corners(&random)
        let sign: Int32 = Bool.random(using: &random) ? 1 : -1
        corners.withUnsafeBufferPointer { buffer in
          if let start = buffer.baseAddress { fast.add(start, count: buffer.count, sign: sign) }
        }
        plain.addPlainly(corners, sign: sign)
      }
      var one = CoverageBand(columns: window.columns, rows: window.rows)
      var other = CoverageBand(columns: window.columns, rows: window.rows)
      fast.takeRows(into: &one)
      plain.takeRowsPlainly(into: &other)
      let areSame = bytes(one) == bytes(other)
      #expect(areSame)
    }
  }

  /// 0.5 of 255 for rounding, and nothing else that could be told.
  @Test func areasAreExact() {
    var random = SeededRandom(2)
    var sum = AreaSum()
    for _ in 0..<50 {
      let triangle = (0..<3).map { _ in
        AreaSum.snapped(Point(.random(in: -4...14, using: &random), .random(in: -4...14, using: &random)))
      }
      let (a, b) = (triangle[1] - triangle[0], triangle[2] - triangle[0])
      sum.open(PixelRect(columns: 0..<10, rows: 0..<10))
      triangle.withUnsafeBufferPointer { buffer in
        if let start = buffer.baseAddress { sum.add(start, count: 3, sign: a.x * b.y > a.y * b.x ? -1 : 1) }
      }
      var band = CoverageBand(columns: 0..<10, rows: 0..<10)
      sum.takeRows(into: &band)
      for row in 0..<10 {
        for column in 0..<10 {
          let clipped = ClippedArea.clip(triangle, to: ClippedArea.pixel(column, row))
          let coverage = Double(band.coverage(column: column, row: row))
          #expect(abs(coverage - 255 * ClippedArea.area(clipped)) <= 0.5001)
        }
      }
    }
  }

  @Test func whatIsClearedIsNotTaken() {
    var sum = AreaSum()
    sum.open(PixelRect(columns: 0..<9, rows: 0..<4))
    let corners = [Point(1, 1), Point(5, 1), Point(5, 3), Point(1, 3)]
    corners.withUnsafeBufferPointer { buffer in
      if let start = buffer.baseAddress { sum.add(start, count: 4, sign: -1) }
    }
    sum.clear()
    var band = CoverageBand(columns: 0..<9, rows: 0..<4)
    sum.takeRows(into: &band)
    let (areClear, touched) = (bytes(band).allSatisfy { $0 == 0 }, band.touchedColumns(row: 2))
    #expect(areClear)
    #expect(touched.isEmpty)
  }
}
