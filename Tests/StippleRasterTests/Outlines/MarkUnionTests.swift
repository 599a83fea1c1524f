// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct MarkUnionTests {
  typealias Point = SIMD2<Double>

  private func dot(at center: Point, radius: Double) -> Outline {
    var outline = Outline()
    var dash = DashOutline(width: 2 * radius, cap: .round)
    dash.append(along: [LineSample(point: center, tangent: Point(1, 0))], into: &outline)
    return outline
  }

  /// Dots that overlap: 1 for the lines at a nearly horizontal edge of each, 0.5 for rounding to bytes, 0.2 for chords.
  @Test func sharedPixelsHaveTheAreaOfTheUnion() {
    var random = SeededRandom(1)
    var union = MarkUnion()
    var rasterizer = OutlineRasterizer()
    for _ in 0..<20 {
      let dots = (0..<3).map { _ in
        (
          center: Point(.random(in: 5...9, using: &random), .random(in: 5...9, using: &random)),
          radius: Double.random(in: 0.5...3, using: &random)
        )
      }
      let shapes = dots.map { dot(at: $0.center, radius: $0.radius) }
      var band = CoverageBand(columns: 0..<14, rows: 0..<14)
      for shape in shapes { rasterizer.add(shape, to: &band) }
      union.replace(in: &band, pixels: PixelRect(columns: 0..<14, rows: 0..<14), shapes: shapes)
      let region = SampledRegion(
        circles: dots.map { ($0.center, $0.radius) },
        contains: { point in
          dots.contains { ((point - $0.center) * (point - $0.center)).sum() <= $0.radius * $0.radius }
        })
      #expect(region.largestError(of: band) <= 2.7)
    }
  }

  /// A pixel's coverage is the same in any rectangle and band, and with or without shapes that are elsewhere.
  @Test func coverageDependsOnTheShapesInThePixelAlone() {
    var random = SeededRandom(2)
    var union = MarkUnion()
    for _ in 0..<20 {
      let shapes = (0..<3).map { _ in
        dot(at: Point(.random(in: 3...11, using: &random), .random(in: 3...11, using: &random)), radius: 2.5)
      }
      let far = dot(at: Point(30, 7), radius: 6)
      var whole = CoverageBand(columns: 0..<40, rows: 0..<14)
      var part = CoverageBand(columns: 4..<9, rows: 5..<12)
      union.replace(in: &whole, pixels: PixelRect(columns: 0..<40, rows: 0..<14), shapes: shapes + [far])
      union.replace(in: &part, pixels: PixelRect(columns: 5..<8, rows: 6..<11), shapes: shapes)
      for row in 6..<11 {
        for column in 5..<8 {
          #expect(part.coverage(column: column, row: row) == whole.coverage(column: column, row: row))
        }
      }
      #expect(part.coverage(column: 4, row: 7) == 0)
    }
  }

  /// Two squares that share pixels: only those are replaced.
  @Test func pixelsOfOneShapeAreLeftAsTheyAre() {
    func square(_ x: Double, _ y: Double) -> Outline {
      Outline([Point(x, y), Point(x + 3, y), Point(x + 3, y + 3), Point(x, y + 3)])
    }
    var union = MarkUnion()
    var band = CoverageBand(columns: 0..<8, rows: 0..<8)
    union.replace(
      in: &band, pixels: PixelRect(columns: 0..<8, rows: 0..<8), shapes: [square(1, 1), square(2.5, 2.5)])
    for row in 0..<8 {
      for column in 0..<8 {
        let isShared = (2..<4).contains(column) && (2..<4).contains(row)
        #expect(band.coverage(column: column, row: row) == (isShared ? 255 : 0))
      }
    }
  }

  @Test func oddShapesCoverNothing() {
    var union = MarkUnion()
    var band = CoverageBand(columns: 0..<8, rows: 0..<8)
    let shapes = [
      Outline(), Outline([Point(.nan, 1), Point(2, 2), Point(1, 5)]), Outline([Point(1, 1), Point(7, 7)]),
    ]
    union.replace(in: &band, pixels: PixelRect(columns: -5..<90, rows: -5..<90), shapes: shapes)
    for shape in shapes { #expect(!union.add(shape, to: &band)) }
    for row in 0..<8 {
      for column in 0..<8 { #expect(band.coverage(column: column, row: row) == 0) }
    }
  }

  // MARK: Fast and plain

  /// A dash, a star of five points that crosses itself, or two polygons that overlap.
  private func shape(_ random: inout SeededRandom) -> Outline {
    let center = Point(.random(in: 4...12, using: &random), .random(in: 4...12, using: &random))
    let turn = Double.random(in: 0...7, using: &random)
    func corners(_ count: Int, _ step: Int, radius: Double) -> [Point] {
      (0..<count).map { index in
        let angle = turn + Double(index * step) / Double(count) * 2 * .pi
        return center + radius * Point(cos(angle), sin(angle))
      }
    }
    switch Int.random(in: 0...3, using: &random) {
    case 0: return Outline(corners(5, 2, radius: .random(in: 1...5, using: &random)))
    case 1:
      var outline = Outline(corners(3, 1, radius: 3))
      for corner in corners(4, 1, radius: 2) { outline.append(corner + Point(0.3, 0.7)) }
      outline.close()
      return outline
    case 2: return dot(at: center, radius: .random(in: 0.5...4, using: &random))
    default:
      let (along, across) = (3 * Point(cos(turn), sin(turn)), 0.4 * Point(-sin(turn), cos(turn)))
      return Outline([
        center + along + across, center + along - across, center - along - across, center - along + across,
      ])
    }
  }

  private func difference(_ one: borrowing CoverageBand, _ other: borrowing CoverageBand) -> [String] {
    var found: [String] = []
    for row in one.rows {
      for column in one.columns where one.coverage(column: column, row: row) != other.coverage(column: column, row: row)
      {
        found.append("\(column), \(row)")
      }
      if one.touchedColumns(row: row) != other.touchedColumns(row: row) { found.append("touched \(row)") }
    }
    return found
  }

  /// The same shapes come again elsewhere, so that what is remembered is used; so do others of the same size.
  @Test func shapesAreUnitedAsByThePlainTwinWhereverTheyAre() {
    var random = SeededRandom(3)
    var fast = MarkUnion()
    var plain = MarkUnion()
    for _ in 0..<60 {
      let shapes = (0..<Int.random(in: 1...4, using: &random)).map { _ in shape(&random) }
      for _ in 0..<4 {
        let (dx, dy) = (Int.random(in: -2...40, using: &random), Int.random(in: -3...20, using: &random))
        let moved = shapes.map { $0.moved(by: Point(Double(dx), Double(dy))) }
        var one = CoverageBand(columns: 0..<50, rows: 0..<32)
        var other = CoverageBand(columns: 0..<50, rows: 0..<32)
        let pixels = PixelRect(columns: dx + 2..<dx + 15, rows: dy + 2..<dy + 15)
        fast.replace(in: &one, pixels: pixels, shapes: moved)
        plain.replacePlainly(in: &other, pixels: pixels, shapes: moved)
        #expect(difference(one, other) == [])
      }
    }
  }

  @Test func shapesAreAddedAsByThePlainTwin() {
    var random = SeededRandom(4)
    var union = MarkUnion()
    for _ in 0..<60 {
      let shape = shape(&random)
      var one = CoverageBand(columns: 2..<14, rows: 1..<15)
      var other = CoverageBand(columns: 2..<14, rows: 1..<15)
      for _ in 0..<2 {
        let hasMet = union.add(shape, to: &one)
        #expect(union.add(shape, to: &other, plainly: true) == hasMet)
        #expect(difference(one, other) == [])
      }
    }
  }

  /// More shapes than the memory holds, more edges than it takes, and wide rectangles.
  @Test func whatIsNotRememberedIsFoundAgain() {
    var random = SeededRandom(5)
    var fast = MarkUnion()
    var plain = MarkUnion()
    for index in 0..<1500 {
      let count = index.isMultiple(of: 50) ? 40 : 2
      let shapes = (0..<count).map { _ in shape(&random) }
      let width = index.isMultiple(of: 40) ? 40 : 12
      var one = CoverageBand(columns: 0..<width, rows: 4..<12)
      var other = CoverageBand(columns: 0..<width, rows: 4..<12)
      let pixels = PixelRect(columns: 0..<width, rows: 4..<12)
      fast.replace(in: &one, pixels: pixels, shapes: shapes)
      plain.replacePlainly(in: &other, pixels: pixels, shapes: shapes)
      let found = difference(one, other)
      if !found.isEmpty { Issue.record("\(index): \(found)") }
    }
  }
}
