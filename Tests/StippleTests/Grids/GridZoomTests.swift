// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Zoom and pan: the ladder, exact places, bounded work.
@Suite struct GridZoomTests {
  private func ladder(_ pattern: GridPattern, _ zoom: CGFloat, interval: Int = 0, factor: Int = 2) -> GridLayout {
    GridLayout(pattern, 16) {
      $0.edge = .beyond
      $0.hasLadder = true
      ($0.majorInterval, $0.ladderFactor, $0.minimumMarkDistance) = (interval, factor, 10)
      $0.zoomScale = zoom
    }
  }

  /// The tiers in words: the stride in pitches, what is left out, emphasis and opacity.
  private func tiers(_ layout: GridLayout) throws -> [[Double]] {
    try #require(GridPlan(layout, rect: CGRect(x: 0, y: 0, width: 10, height: 10))).tiers.map {
      [$0.stride.value, Double($0.hole ?? 0), $0.emphasis, $0.opacity]
    }
  }

  // 72, 73: the pitch follows the zoom, and what is too fine fades out before it is gone.
  @Test func levelsComeAndGoWithTheZoom() throws {
    // 16 px: 0.6 of the way from 10 to 20.
    #expect(try tiers(ladder(.grid, 1)) == [[1, 2, 0, 0.6], [2, 0, 0, 1]])
    #expect(try tiers(ladder(.grid, 1.25)) == [[1, 0, 0, 1]])
    #expect(try tiers(ladder(.grid, 0.5)) == [[2, 2, 0, 0.6], [4, 0, 0, 1]])
    #expect(try tiers(ladder(.grid, 1024)) == [[1.0 / 1024, 2, 0, 0.6], [1.0 / 512, 0, 0, 1]])
  }

  @Test func majorMarksAreALevelOfTheLadder() throws {
    #expect(try tiers(ladder(.grid, 1, interval: 5)) == [[1, 5, 0, 0.6], [5, 5, 0.6, 1], [25, 0, 1, 1]])
    #expect(try tiers(ladder(.grid, 2, interval: 5)) == [[1, 5, 0, 1], [5, 0, 1, 1]])
    #expect(try tiers(ladder(.grid, 1, interval: 1)) == [[1, 2, 1, 0.6], [2, 0, 1, 1]])
  }

  @Test func honeycombsFadeFromOneLevelToTheNext() throws {
    let layout = ladder(.hexagonal, 2)
    // Half a pitch of 32 px is the smallest distance there.
    #expect(try tiers(layout) == [[1, 0, 0, 0.6], [2, 0, 0, 0.4]])
  }

  /// Wherever a level changes, and in between, the picture hardly changes with the zoom.
  @Test(arguments: [GridPattern.grid, .dot, .plus, .cross, .ruled, .triangular, .hexagonal, .polar], [0, 3])
  func nothingPops(pattern: GridPattern, interval: Int) throws {
    // Where a pitch of 16 is 10, 20, 30, 40 or 90 px, at this level or another, and elsewhere.
    for zoom: CGFloat in [0.625, 1.25, 1.875, 2.5, 5.625, 0.625 / 9, 1, 7] {
      let (before, after) = (
        ladder(pattern, zoom * (1 - 1e-9), interval: interval), ladder(pattern, zoom * (1 + 1e-9), interval: interval)
      )
      let difference = try before.bitmap(97, 61).difference(from: after.bitmap(97, 61))
      // Of 255: each of up to five layers of marks at slants rounds anew, by 1; arcs are drawn to 256ths of a pixel, from
      // where they begin. A line that came at once would be 100.
      #expect(difference ?? 255 <= (pattern == .polar ? 16 : 5), "at \(zoom)")
    }
  }

  /// Translucent ink would be darker where a mark is drawn twice.
  @Test(arguments: [GridPattern.dot, .staggered, .plus, .cross], [0, 2, 3])
  func noMarkIsDrawnTwice(pattern: GridPattern, interval: Int) throws {
    for zoom in [0.7, 1, 1.3, 3] as [CGFloat] {
      var layout = ladder(pattern, zoom, interval: interval, factor: 3)
      layout.lineWidth = 1e-6
      layout.markSize = 1
      // Pluses have two strokes at each mark: along the rows and along the columns.
      let marks = layout.strokes(120, 90).flatMap(\.marks).map { [($0.x * 1000).rounded(), ($0.y * 1000).rounded()] }
      let times = Dictionary(grouping: marks) { $0 }.values.map(\.count)
      #expect(Set(times).count == 1)
    }
  }

  @Test func majorMarksStayPutUnderZoomAndPan() throws {
    for zoom in [1, 1.7, 3, 40] as [CGFloat] {
      for offset in [0, 13, -1e6, 7e8] as [CGFloat] {
        let layout = GridLayout(.grid, 16) {
          ($0.majorInterval, $0.zoomScale, $0.edge) = (4, zoom, .beyond)
          $0.contentOffset = CGPoint(x: offset, y: 0)
        }
        let major = try #require(layout.strokes(6000, 10).first { $0.weight == .major })
        let columns = major.lines.filter { $0.start.x == $0.end.x }.map {
          ($0.start.x + Double(offset)) / Double(zoom) / 64
        }
        #expect(!columns.isEmpty)
        // 10^-8 of 64 points, at 10^8 of them.
        #expect(columns.allSatisfy { abs($0 - $0.rounded()) < 1e-7 })
      }
    }
  }

  // 65, 69, 79: an offset moves the grid and nothing else; content and grid agree at all scales.
  @Test func marksAreAtContentTimesZoomLessOffset() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let layout = GridLayout(.dot, .random(in: 5...50, using: &random), .random(in: 5...50, using: &random)) {
        $0.zoomScale = .random(in: 0.2...8, using: &random)
        $0.origin = CGPoint(x: .random(in: -9...9, using: &random), y: 3)
        $0.contentOffset = CGPoint(
          x: .random(in: -1e4...1e4, using: &random), y: .random(in: -1e4...1e4, using: &random))
      }
      for mark in layout.strokes(300, 200).flatMap(\.marks) {
        let content = (mark + SIMD2(layout.contentOffset)) / layout.zoomScale - SIMD2(layout.origin)
        let index = content / SIMD2(layout.pitch.width, layout.pitch.height)
        #expect((index - index.rounded(.toNearestOrAwayFromZero)).length < 1e-6)
      }
    }
  }

  // 62: marks at the edges are whole, as far as they are inside.
  @Test(arguments: GridPattern.all.filter { $0 != .cornell })
  func anOffsetOfWholePixelsMovesThePicture(pattern: GridPattern) throws {
    var layout = GridLayout(pattern, 14) {
      ($0.edge, $0.dotRadius, $0.lineWidth) = (.beyond, 4, 1.5)
      $0.origin = CGPoint(x: 20.25, y: 31.5)
    }
    let before = try layout.bitmap(80, 60)
    layout.contentOffset = CGPoint(x: 5, y: -3)
    let after = try layout.bitmap(80, 60)
    var largest = 0
    for y in 3..<60 {
      for x in 0..<75 { largest = max(largest, after[x, y].difference(from: before[x + 5, y - 3])) }
    }
    // Lines at slants and arcs end elsewhere, and are drawn to 256ths of a pixel from there. A mark cut off would be 255.
    #expect(largest <= ([.isometric, .triangular, .polar].contains(pattern) ? 16 : 0))
  }

  @Test func placesAreExactFarAway() throws {
    // The Double nearest to 0.1 is 5.551115123125783e-18 more: 10^10 of them, zoomed by 1,000, are so much off.
    let layout = GridLayout(.ruled, 0.1) {
      ($0.zoomScale, $0.edge) = (1000, .beyond)
      $0.contentOffset = CGPoint(x: 0, y: 1e12)
    }
    let point = try #require(layout.nearestPoint(to: CGPoint(x: 0, y: 1)))
    #expect(abs(point.y - 5.551115123125783e-5) < 1e-9)
    // With Doubles alone it would be off by as much as they are apart there.
    #expect((1e12 as Double).ulp > 1e-4)
    let lines = try #require(layout.strokes(50, 350).first).lines.map(\.start.y)
    #expect(lines.count == 4)
    #expect(zip(lines, 0...).allSatisfy { abs($0 - Double($1) * 100 - 5.551115123125783e-5) < 1e-9 })
  }

  @Test(arguments: GridPattern.all.filter { $0 != .none && $0 != .cornell })
  func canvasesOfTenToTheNinePointsAreDrawnAsNearOnes(pattern: GridPattern) throws {
    // 2^30 is a whole number of pitches of all patterns.
    let near = GridLayout(pattern, 16, pattern == .music ? 128 : 16) { ($0.edge, $0.lineWidth) = (.beyond, 1.5) }
    var far = near
    far.contentOffset = CGPoint(x: 0x1p30, y: -0x1p30)
    // Circles are not periodic.
    if pattern == .polar { far.origin = CGPoint(x: 0x1p30, y: -0x1p30) }
    #expect(try far.bitmap(80, 60) == near.bitmap(80, 60))
  }

  @Test func arcsOfACentreFarAwayAreThere() throws {
    let layout = GridLayout(.polar, 10) {
      ($0.spokeCount, $0.lineWidth, $0.edge) = (0, 2, .beyond)
      $0.contentOffset = CGPoint(x: 1e9, y: 1e9)
    }
    let bitmap = try layout.bitmap(100, 100)
    // Straight lines but for 10^-5, 10 apart.
    #expect(abs(bitmap.coverage - 2000) < 20)
    #expect(layout.strokes(100, 100).first?.path.elements.count ?? 0 < 100)
  }

  // 71, 83: a frame costs the same at every zoom.
  @Test(arguments: GridPattern.all, [0, 5])
  func aFrameCostsTheSameAtEveryZoom(pattern: GridPattern, interval: Int) {
    for power in stride(from: -9.0, through: 9, by: 0.37) {
      var layout = ladder(pattern, pow(10, power), interval: interval)
      layout.contentOffset = CGPoint(x: 123_456, y: -789)
      let strokes = layout.strokes(400, 300)
      #expect(strokes.count <= 7)
      #expect(pattern == .none || pattern == .cornell || !strokes.isEmpty)
      // Two elements a line; rows are 10 px from each other at least, in three directions, and tiers are three. Dots
      // between major ones are segments, of which there is one for each of those at most.
      #expect(strokes.map { $0.path.elements.count }.reduce(0, +) < 3000)
    }
  }

  // 74: no dots nearer than a distance.
  @Test func denseMarksAreLeftOut() throws {
    var layout = GridLayout(.dot, 6) { $0.minimumMarkDistance = 7 }
    #expect(layout.strokes(100, 100).isEmpty)
    layout.displayScale = 2
    #expect(!layout.strokes(100, 100).isEmpty, "12 px")
    layout.zoomScale = 0.5
    #expect(layout.strokes(100, 100).isEmpty, "6 px")
    layout.majorInterval = 3
    #expect(layout.strokes(100, 100).map(\.weight) == [.major], "they are 18 px from each other")
  }

  // 75: what is merged is an even tint, of as much ink; there is no moiré.
  @Test(arguments: [GridPattern.grid, .dot, .ruled, .staggered], [1.01, 1.37, 2.5])
  func mergedMarksAreAnEvenTintOfAsMuchInk(pattern: GridPattern, pitch: Double) throws {
    var layout = GridLayout(pattern, CGFloat(pitch), CGFloat(pitch)) {
      ($0.lineWidth, $0.dotRadius) = (0.4, 0.4)
      ($0.minimumMarkDistance, $0.mergesDenseMarks) = (4, true)
    }
    let tint = try layout.bitmap(64, 64)
    #expect(Set(tint.pixels.map(\.alpha)).count == 1)
    layout.minimumMarkDistance = 0
    layout.edge = .beyond
    let marks = try layout.bitmap(64, 64)
    #expect(Set(marks.pixels.map(\.alpha)).count > 1, "and would be a pattern")
    // 3 %: at most a row more than fits, and steps of 1 in 255.
    #expect(abs(tint.coverage - marks.coverage) < 0.03 * marks.coverage + 16)
  }

  // 75: 360 spokes would be a disc of moiré about the middle.
  @Test(arguments: [0, 5] as [CGFloat])
  func spokesAreNoNearerToEachOtherThanMarksMayBe(least: CGFloat) {
    let layout = GridLayout(.polar, 1000) {
      ($0.spokeCount, $0.origin, $0.minimumMarkDistance) = (360, CGPoint(x: 100, y: 100), least)
    }
    let lines = layout.strokes(200, 200).flatMap(\.lines).map { (start: $0.start - 100, end: $0.end - 100) }
    #expect(lines.count >= 72)
    for radius in stride(from: 1.0, to: 100, by: 1.7) {
      let shown = lines.filter { $0.start.length <= radius }.map { atan2($0.end.y, $0.end.x) }.sorted()
      let turns = zip(shown, shown.dropFirst()).map { $1 - $0 } + [2 * .pi - (shown.last ?? 0) + (shown.first ?? 0)]
      // The least of two pixels for lines at all angles.
      #expect((turns.min() ?? 0) * radius >= max(Double(least), 2) - 1e-6 || shown.count <= 4, "at \(radius)")
    }
    #expect(lines.contains { $0.start.length < 1e-9 }, "one goes to the middle")
  }

  @Test func linesAtSlantsAreTwoPixelsFromEachOther() {
    for pattern in [GridPattern.polar, .isometric, .triangular, .hexagonal, .cross] {
      let spacing = pattern.figure(SIMD2(1, pattern.aspect), GridLayout(pattern, 1)).spacing
      #expect(GridLayout(pattern, 1.99 / spacing).strokes(50, 50).allSatisfy { $0.path.isEmpty })
      #expect(!GridLayout(pattern, 2.01 / spacing).strokes(50, 50).isEmpty)
    }
  }

  // 75: parallel lines, dots and circles are as far from each other as asked for.
  @Test(arguments: [GridPattern.ruled, .grid, .isometric, .triangular, .dot, .staggered, .polar])
  func withALadderThereIsNoMoireAtAnyZoom(pattern: GridPattern) throws {
    for zoom in stride(from: CGFloat(0.001), to: 4, by: 0.0537) {
      var layout = ladder(pattern, zoom)
      layout.spokeCount = 0
      (layout.lineWidth, layout.dotRadius) = (1e-6, 1e-6)
      let strokes = layout.strokes(90, 90)
      var distances: [Double] = []
      switch pattern {
      case .dot, .staggered:
        let marks = strokes.flatMap(\.marks)
        for (index, mark) in marks.enumerated() {
          distances += marks[..<index].map { ($0 - mark).length }
        }
      case .polar:
        let radii = strokes.flatMap { $0.path.elements }.compactMap { element -> Double? in
          if case .move(let point) = element { SIMD2(point).length } else { nil }
        }
        // A circle may be in several pieces.
        distances = radii.flatMap { radius in radii.map { abs($0 - radius) } }.filter { $0 > 1e-6 }
      default:
        let lines = strokes.flatMap(\.lines).map { ($0.start, ($0.end - $0.start) / ($0.end - $0.start).length) }
        for (index, (start, way)) in lines.enumerated() {
          let parallel = lines[..<index].filter { abs(way.cross($0.1)) < 1e-6 }
          distances += parallel.map { abs(way.cross($0.0 - start)) }
        }
      }
      #expect(!distances.isEmpty, "\(zoom)")
      #expect(distances.allSatisfy { $0 > 10 - 1e-6 }, "\(zoom): \(distances.min() ?? 0)")
    }
  }

  /// Levels that differ by more than a Double counts would be none at all.
  @Test(arguments: [0.001, 1, 1000] as [CGFloat])
  func levelsDifferBy1024AtMost(zoom: CGFloat) {
    let strokes = ladder(.grid, zoom, factor: .max).strokes(100, 100)
    #expect(strokes == ladder(.grid, zoom, factor: 1024).strokes(100, 100))
    #expect(!strokes.isEmpty)
    #expect(!ladder(.grid, zoom, interval: .max).strokes(100, 100).isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e-12, 1e12, 1e300], GridPattern.all)
  func noZoomOffsetOrOriginHangs(value: CGFloat, pattern: GridPattern) {
    for hasLadder in [false, true] {
      for change in [
        { $0.zoomScale = value }, { $0.contentOffset.x = value }, { $0.contentOffset.y = value },
        { $0.origin.x = value }, { $0.origin.y = value }, { $0.minimumMarkDistance = value },
        { $0.pitch = CGSize(width: value, height: value) }, { $0.displayScale = value },
      ] as [(inout GridLayout) -> Void] {
        var layout = ladder(pattern, 1, interval: 5)
        layout.hasLadder = hasLadder
        change(&layout)
        let strokes = layout.strokes(200, 100)
        #expect(strokes.allSatisfy { $0.path.elements.count <= 16 * GridLayout.maximumLineCount })
        _ = layout.nearestPoint(to: CGPoint(x: 3, y: 4))
        _ = layout.cell(at: CGPoint(x: 3, y: 4)).flatMap { layout.bounds(ofCell: $0) }
        _ = layout.marks(in: CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = layout.bounds(ofCell: GridCell(column: .max, row: .min))
        _ = layout.centered(in: CGRect(x: 0, y: 0, width: 50, height: 50))
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1, 2, 1_000_000, .max], GridPattern.all)
  func noCountTraps(count: Int, pattern: GridPattern) {
    for hasLadder in [false, true] {
      var layout = GridLayout(pattern, 10)
      (layout.hasLadder, layout.minimumMarkDistance) = (hasLadder, 12)
      for zoom in [0.1, 1, 2] as [CGFloat] {
        layout.zoomScale = zoom
        (layout.majorInterval, layout.ladderFactor, layout.spokeCount) = (count, count, count)
        _ = layout.strokes(100, 100)
        _ = layout.nearestPoint(to: .zero)
      }
    }
  }
}
