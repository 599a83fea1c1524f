// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct ConvexUnionTests {
  typealias Point = SIMD2<Double>

  static func quad(from start: Point, to end: Point, width: Double) -> DashQuad {
    let way = end - start
    let side = Point(-way.y, way.x) / way.magnitude * (width / 2)
    return DashQuad(startRight: start + side, startLeft: start - side, endLeft: end - side, endRight: end + side)
  }

  static func random(_ random: inout SeededRandom, near middle: Point, size: Double) -> DashQuad {
    func place() -> Point {
      middle + Point(.random(in: -size...size, using: &random), .random(in: -size...size, using: &random))
    }
    return quad(from: place(), to: place(), width: .random(in: 0.3...5, using: &random))
  }

  /// The coverage of a window; nil where the union gives up.
  private func bytes(_ quads: [DashQuad], _ window: PixelRect, by union: inout ConvexUnion) -> [Int]? {
    var band = CoverageBand(columns: window.columns, rows: window.rows)
    union.open(window)
    for quad in quads {
      let isConvex = union.add(quad)
      #expect(isConvex)
    }
    guard union.take(into: &band) else {
      for row in window.rows {
        let touched = band.touchedColumns(row: row)
        #expect(touched.isEmpty)
      }
      return nil
    }
    var bytes: [Int] = []
    for row in window.rows {
      for column in window.columns { bytes.append(Int(band.coverage(column: column, row: row))) }
    }
    return bytes
  }

  private static let window = PixelRect(columns: 0..<24, rows: 0..<24)

  /// 0.5 of 255 for rounding to bytes, and for edges that are nearly level what the reference errs by, with 1,024 lines a
  /// row: a quarter for the two of each of a few shapes in a pixel.
  @Test(arguments: 1...7) func unionHasItsExactArea(count: Int) throws {
    var random = SeededRandom(UInt64(count))
    var union = ConvexUnion()
    for _ in 0..<30 {
      let quads = (0..<count).map { _ in Self.random(&random, near: Point(12, 12), size: 14) }
      let bytes = try #require(bytes(quads, Self.window, by: &union))
      let reference = UnionReference(polygons: quads.map(\.corners))
      #expect(PathPicture.largestError(bytes, reference.areas(width: 24, height: 24)) <= 1)
    }
  }

  /// Squares on quarters of pixels, whose areas are known without rounding.
  @Test func sharedPartsCountOnce() throws {
    func square(_ x: Double, _ y: Double) -> DashQuad {
      Self.quad(from: Point(x, y + 1), to: Point(x + 2, y + 1), width: 2)
    }
    var union = ConvexUnion()
    let quads = [square(0.5, 0.5), square(1.25, 1.25), square(1.5, 0.25), square(0.5, 0.5)]
    let bytes = try #require(bytes(quads, PixelRect(columns: 0..<4, rows: 0..<4), by: &union))
    let reference = UnionReference(polygons: quads.map(\.corners))
    let exact = reference.areas(width: 4, height: 4, lines: 4).map { Int(($0 * 255 + 0.5).rounded(.down)) }
    #expect(bytes == exact)
  }

  @Test func coverageDependsOnTheShapesInThePixelAlone() throws {
    var random = SeededRandom(4)
    var union = ConvexUnion()
    for _ in 0..<30 {
      let quads = (0..<5).map { _ in Self.random(&random, near: Point(12, 12), size: 20) }
      let whole = try #require(bytes(quads, Self.window, by: &union))
      let columns = Int.random(in: 0...9, using: &random)..<Int.random(in: 10...24, using: &random)
      let rows = Int.random(in: 0...9, using: &random)..<Int.random(in: 10...24, using: &random)
      let part = try #require(bytes(quads, PixelRect(columns: columns, rows: rows), by: &union))
      #expect(part == rows.flatMap { row in columns.map { whole[row * 24 + $0] } })
      #expect(try #require(bytes(quads.reversed(), Self.window, by: &union)) == whole)
    }
  }

  /// Those that touch along a side, as the parts of a long line do, are one.
  @Test func touchingShapesLeaveNoSeam() throws {
    var union = ConvexUnion()
    let (start, end) = (Point(1.3, 2.2), Point(21.7, 19.4))
    let places = (0...8).map { start + (end - start) * (Double($0) / 8) }
    let parts = zip(places, places.dropFirst()).map { Self.quad(from: $0, to: $1, width: 3) }
    let one = try #require(bytes([Self.quad(from: start, to: end, width: 3)], Self.window, by: &union))
    let many = try #require(bytes(parts, Self.window, by: &union))
    #expect(zip(one, many).allSatisfy { abs($0 - $1) <= 1 })
  }

  /// Lines through one point: what each two, three, four of a hundred have in common is more than can be looked at.
  @Test func tooManyInOnePlaceAreLeftAlone() throws {
    var union = ConvexUnion()
    let lines = (0..<100).map { index in
      let angle = Double(index) / 100 * .pi
      let way = Point(.cos(angle), .sin(angle)) * 11
      return Self.quad(from: Point(12, 12) - way, to: Point(12, 12) + way, width: 2)
    }
    #expect(bytes(lines, Self.window, by: &union) == nil)
    // And nothing is left of them.
    let one = [Self.quad(from: Point(2, 3.5), to: Point(9, 3.5), width: 1)]
    let bytes = try #require(bytes(one, Self.window, by: &union))
    #expect(bytes.reduce(0, +) == 7 * 255)
  }

  @Test func onlyConvexShapesAreTaken() {
    var union = ConvexUnion()
    union.open(Self.window)
    let bent = DashQuad(
      startRight: Point(0, 0), startLeft: Point(8, 0), endLeft: Point(2, 2), endRight: Point(0, 8))
    let crossed = DashQuad(
      startRight: Point(0, 0), startLeft: Point(8, 9), endLeft: Point(8, 0), endRight: Point(0, 4))
    let wild = DashQuad(
      startRight: Point(.nan, 0), startLeft: Point(8, 0), endLeft: Point(8, 8), endRight: Point(0, 8))
    for quad in [bent, crossed, wild] {
      let isConvex = union.add(quad)
      #expect(!isConvex)
    }
  }
}
