// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Major marks: which they are, and that they cost no more than others.
@Suite struct GridMajorTests {
  // 82: a row is one line, or two where some of its marks are major, however many marks there are.
  @Test(arguments: [GridPattern.cross, .staggered, .dot, .plus])
  func aRowIsNoMoreThanTwoLines(pattern: GridPattern) {
    var layout = GridLayout(pattern, 2, 2) { ($0.markSize, $0.dotRadius, $0.displayScale) = (1, 0.4, 2) }
    let plain = layout.strokes(1000, 1000).flatMap(\.lines).count
    layout.majorInterval = 5
    let strokes = layout.strokes(1000, 1000)
    #expect(strokes.count <= 4)
    // Two of a fifth of the rows, and those of the major marks.
    #expect(Double(strokes.flatMap(\.lines).count) <= 1.4 * Double(plain) + 10)
  }

  @Test(arguments: [GridPattern.dot, .cross, .staggered, .hexagonal], [2, 3, 5, 1000])
  func minorAndMajorMarksAreAllMarks(pattern: GridPattern, interval: Int) {
    let plain = layout(pattern, interval: 0)
    let strokes = layout(pattern, interval: interval).strokes(200, 160)
    #expect(keys(strokes) == keys(plain.strokes(200, 160)))
    #expect(strokes.contains { $0.weight == .major } == (interval < 1000))
  }

  private func layout(_ pattern: GridPattern, interval: Int) -> GridLayout {
    GridLayout(pattern, 16) {
      // Of no size, so that those drawn are those in the window, which has mark 0 outside it.
      ($0.markSize, $0.lineWidth, $0.majorLineWidth, $0.dotRadius, $0.majorDotRadius) = (1e-6, 1e-6, 1e-6, 1e-6, 1e-6)
      ($0.edge, $0.majorInterval, $0.contentOffset) = (.beyond, interval, CGPoint(x: 33, y: 21))
    }
  }

  /// The middles of all marks, to a thousandth of a point, in an order that does not depend on the strokes.
  private func keys(_ strokes: [GridStroke]) -> [[Int]] {
    strokes.flatMap(\.marks).map { key($0, per: 1000) }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private func key(_ point: SIMD2<Double>, per unit: Double) -> [Int] {
    let rounded = (point * unit).rounded(.toNearestOrAwayFromZero)
    return [Int(rounded.x), Int(rounded.y)]
  }

  @Test(arguments: [1, 2, 3, 4, 7])
  func majorEdgesOfAHoneycombAreTheOutlinesOfCells(interval: Int) {
    let layout = layout(.hexagonal, interval: interval)
    let (step, next) = (SIMD2(16.0, 0), SIMD2(8.0, 16 * 0.75.squareRoot()))
    let ways: [SIMD2<Double>] = [step, -step, next, -next, next - step, step - next]
    let middles: [SIMD2<Double>] = ways.map { $0 / 2 }
    var expected: Set<[Int]> = []
    for column in -20...40 where column.isMultiple(of: interval) {
      for row in -4...30 where row.isMultiple(of: interval) {
        let cell: SIMD2<Double> = Double(column) * step + Double(row) * next - SIMD2(33, 21)
        for middle in middles { expected.insert(key(cell + middle, per: 100)) }
      }
    }
    // Those at the window's edge may be drawn or not.
    func isInside(_ key: [Int]) -> Bool { 1000 < key[0] && key[0] < 19_000 && 1000 < key[1] && key[1] < 15_000 }
    let major = layout.strokes(200, 160).filter { $0.weight == .major }
    #expect(major.count <= 2)
    let found = major.flatMap(\.marks).map { key($0, per: 100) }
    #expect(Set(found.filter(isInside)) == expected.filter(isInside))
  }

  @Test func everyNthStaffIsMajorWithAllItsLines() {
    let layout = GridLayout(.music, 4, 40) {
      ($0.majorInterval, $0.edge, $0.contentOffset) = (3, .beyond, CGPoint(x: 0, y: 35))
    }
    let strokes = layout.strokes(100, 200)
    #expect(strokes.map(\.weight) == [.minor, .major])
    func heights(_ stroke: GridStroke) -> [Double] { stroke.lines.map(\.start.y).sorted() }
    // A staff is in the middle of its 40 points: staves 1 to 5 are from 17, 57 … on; staff 0 ends above.
    #expect(heights(strokes[1]) == [97, 101, 105, 109, 113])
    let tops: [Double] = [17, 57, 137, 177]
    let minor: [Double] = tops.flatMap { [$0, $0 + 4, $0 + 8, $0 + 12, $0 + 16] }
    #expect(heights(strokes[0]) == minor)
  }

  @Test func everyNthLineOfAPageForNotesIsMajor() {
    let layout = GridLayout(.cornell, 10) { ($0.majorInterval, $0.majorLineWidth) = (4, 2) }
    let strokes = layout.strokes(100, 200)
    #expect(strokes.map(\.weight) == [.minor, .major])
    let lines = strokes[1].lines.filter { $0.start.y == $0.end.y }.map(\.start.y)
    // The heading's line and the summary's, and the multiples of 40 but the summary's.
    #expect(lines == [20, 160, 40, 80, 120])
    #expect(strokes[0].lines.map(\.start.y) == [30, 50, 60, 70, 90, 100, 110, 130, 140, 150, 170, 180, 190])
  }

  @Test func levelsThatAreNotOfEachOtherHaveMajorMarksOfTheirOwn() throws {
    let layout = GridLayout(.hexagonal, 32) {
      ($0.hasLadder, $0.minimumMarkDistance, $0.majorInterval, $0.edge) = (true, 10, 4, .beyond)
    }
    let tiers = try #require(GridPlan(layout, rect: CGRect(x: 0, y: 0, width: 10, height: 10))).tiers
    #expect(tiers.map(\.stride.value) == [1, 1, 4, 4])
    #expect(tiers.map(\.opacity) == [0.6, 0.6, 0.4, 0.4])
    #expect(tiers.map(\.hole) == [4, nil, 4, nil])
    #expect(tiers.map(\.only) == [nil, 4, nil, 4])
    #expect(tiers.map(\.emphasis) == [0, 1, 0, 1])
  }

  /// Strokes as long as the pitch are lines, but for those beside major ones.
  @Test(arguments: [16, 20] as [CGFloat])
  func armsThatTouchGoAsFarAsMajorOnes(size: CGFloat) throws {
    var layout = GridLayout(.plus, 16) { ($0.markSize, $0.lineWidth, $0.edge) = (size, 2, .beyond) }
    let plain = try layout.bitmap(100, 70)
    (layout.majorInterval, layout.majorLineWidth) = (3, 2)
    #expect(try layout.bitmap(100, 70) == plain)
  }

  /// A circle's radius says nothing of a spoke.
  @Test func spokesAreMinor() {
    let layout = GridLayout(.polar, 10) { $0.majorInterval = 3 }
    let lines = layout.strokes(100, 100).filter { $0.lines.contains { ($0.end - $0.start).length > 1 } }
    #expect(lines.map(\.weight) == [.minor])
  }

  /// Snapping and cells know no major marks.
  @Test(arguments: [GridPattern.hexagonal, .music, .cornell])
  func pointsAreTheSameWithMajorMarks(pattern: GridPattern) {
    let plain = GridLayout(pattern, 5)
    var major = plain
    major.majorInterval = 3
    let rect = CGRect(x: 0, y: 0, width: 60, height: 120)
    #expect(major.marks(in: rect) == plain.marks(in: rect))
    #expect(!plain.marks(in: rect).isEmpty)
    for point in plain.marks(in: rect) { #expect(major.nearestPoint(to: point) == plain.nearestPoint(to: point)) }
  }
}
