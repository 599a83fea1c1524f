// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct StraightPainterTests {
  typealias Point = SIMD2<Double>

  /// Lines of three slants through the points of a lattice of triangles.
  static func triangles(_ side: Double, size: Double) -> [(Point, Point)] {
    (0..<3).flatMap { slant in
      let angle = Double(slant) * .pi / 3 + 0.1
      let (way, across) = (Point(.cos(angle), .sin(angle)), Point(-.sin(angle), .cos(angle)))
      return (-12...12).map { index in
        let middle = Point(size / 2, size / 2) + across * (Double(index) * side * 0.75.squareRoot())
        return (middle - way * size, middle + way * size)
      }
    }
  }

  static func path(_ lines: [(Point, Point)]) -> StrokePath {
    var path = StrokePath()
    for (start, end) in lines {
      path.move(to: start)
      path.addLine(to: end)
    }
    return path
  }

  /// The dashes of a pattern along lines.
  static func reference(_ lines: [(Point, Point)], _ lengths: [Double], width: Double) -> UnionReference {
    var reference = UnionReference()
    for (start, end) in lines {
      let length = (end - start).magnitude
      let way = (end - start) / length
      let side = Point(-way.y, way.x) * (width / 2)
      var place = 0.0
      while place < length {
        let (from, to) = (start + way * place, start + way * min(place + lengths[0], length))
        reference.polygons.append([from - side, to - side, to + side, from + side])
        place += lengths[0] + lengths[1]
      }
    }
    return reference
  }

  /// 0.5 of 255 for rounding, and what the reference errs by for edges that are nearly level.
  @Test(arguments: [[1000.0, 0], [9, 4], [5, 11]], [0.7, 2, 5.5])
  func crossingLinesHaveTheirExactArea(lengths: [Double], width: Double) {
    let lines = Self.triangles(13.7, size: 70)
    let bytes = PathPicture.coverage(
      of: Self.path(lines), lengths, pen: PathPen(width: width, cap: .butt), width: 70, height: 70)
    let reference = Self.reference(lines, lengths, width: width)
    #expect(PathPicture.largestError(bytes, reference.areas(width: 70, height: 70)) <= 1)
  }

  /// Where it gives up, others do it, within what they are allowed.
  @Test func aHundredLinesThroughAPointHaveTheirExactArea() {
    let lines = (0..<100).map { index in
      let angle = Double(index) / 100 * .pi
      let way = Point(.cos(angle), .sin(angle)) * 34
      return (Point(35.3, 34.6) - way, Point(35.3, 34.6) + way)
    }
    let bytes = PathPicture.coverage(
      of: Self.path(lines), [1000, 0], pen: PathPen(width: 2, cap: .butt), width: 70, height: 70)
    let reference = Self.reference(lines, [1000, 0], width: 2)
    #expect(PathPicture.largestError(bytes, reference.areas(width: 70, height: 70)) <= 2)
  }

  @Test(arguments: [[1000.0, 0], [9, 4]])
  func rowsAndClipsOnlyLeavePixelsOut(lengths: [Double]) throws {
    var random = SeededRandom(3)
    let path = Self.path(Self.triangles(11.3, size: 130))
    let pen = PathPen(width: 2, cap: .butt)
    let whole = PathPicture.coverage(of: path, lengths, pen: pen, width: 130, height: 130)
    for _ in 0..<6 {
      let seam = Int.random(in: 1..<130, using: &random)
      let parts = PixelCanvas(width: 130, height: 130)
      for columns in [0..<seam, seam..<130] {
        for rows in [0..<130 - seam, 130 - seam..<130] {
          let view = parts.view(clip: PixelRect(columns: columns, rows: rows))
          let dashed = try #require(
            DashedPath(path, lengths: lengths, phase: 0, pen: pen, clip: view.clip, cache: MaskCache()))
          dashed.draw(in: view, rows: 0..<65, with: PathPicture.black)
          dashed.draw(in: view, rows: 65..<130, with: PathPicture.black)
        }
      }
      #expect(parts.pixels.map { Int($0 >> 24) } == whole)
      #expect(parts.marginsAreUntouched)
    }
  }

  @Test func linesOfOddNumbersNeitherTrapNorHang() {
    let odd: [Double] = [0, 1e-9, 1, 33.3, 1e6, 1e9, 1e13, -1e13, .leastNonzeroMagnitude, 1e300]
    var random = SeededRandom(5)
    func place() -> Point {
      Point(
        odd.randomElement(using: &random) ?? 0,
        Bool.random(using: &random) ? 20 : odd.randomElement(using: &random) ?? 0)
    }
    for width in [1e-5, 0.01, 3, 200, 16384] {
      for _ in 0..<40 {
        let lines = (0..<6).map { _ in (place(), place()) }
        for lengths in [[0x1p50, 0], [3, 4]] {
          let bytes = PathPicture.coverage(
            of: Self.path(lines), lengths, pen: PathPen(width: width, cap: .butt), width: 40, height: 40)
          #expect(bytes.allSatisfy { (0...255).contains($0) })
        }
      }
    }
  }
}
