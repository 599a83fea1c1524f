// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct DashCycleTests {
  /// Where dashes are on a straight line from 0 to 100, as pairs of places.
  static func dashes(
    _ lengths: [Double], phase: Double = 0, length: Double = 100, isClosed: Bool = false, width: Double = 1
  ) -> [[Double]] {
    var path = StrokePath()
    path.move(to: SIMD2(0, 0))
    if isClosed {
      for corner in [SIMD2(length / 4, 0), SIMD2(length / 4, length / 4), SIMD2(0, length / 4)] {
        path.addLine(to: corner)
      }
      path.close()
    } else {
      path.addLine(to: SIMD2(length, 0))
    }
    let clip = PixelRect(columns: -10..<200, rows: -10..<200)
    guard
      let dashed = DashedPath(
        path, lengths: lengths, phase: phase, pen: PathPen(width: width, cap: .butt), clip: clip, cache: MaskCache())
    else { return [] }
    var found: [[Double]] = []
    var progress = Array(repeating: DashedPath.Progress(), count: dashed.cycle.dashes.count)
    for band in -1...7 {
      for entry in dashed.bands.entries(inBand: band) {
        for (index, dash) in dashed.cycle.dashes.enumerated() {
          dashed.forEachLink(of: dash, on: entry, after: &progress[index]) { found.append([$0.start, $0.end]) }
        }
      }
      progress = progress.map { _ in DashedPath.Progress() }
    }
    // A dash is found once in each band that it reaches.
    return Set(found).sorted { $0[0] < $1[0] }
  }

  @Test func dashesAlternateFromTheStart() {
    #expect(Self.dashes([10, 30]) == [[0, 10], [40, 50], [80, 90]])
  }

  @Test func phaseBeginsInsideThePattern() {
    #expect(Self.dashes([10, 30], phase: 5) == [[0, 5], [35, 45], [75, 85]])
    #expect(Self.dashes([10, 30], phase: 10) == [[30, 40], [70, 80]])
    #expect(Self.dashes([10, 30], phase: 45) == Self.dashes([10, 30], phase: 5))
  }

  @Test func negativePhaseCountsBackwards() {
    #expect(Self.dashes([10, 30], phase: -20) == [[20, 30], [60, 70], [100, 100]])
    #expect(Self.dashes([10, 30], phase: -35) == [[0, 5], [35, 45], [75, 85]])
  }

  @Test func dashIsCutByTheEnd() {
    #expect(Self.dashes([30, 5]) == [[0, 30], [35, 65], [70, 100]])
    #expect(Self.dashes([30, 10]) == [[0, 30], [40, 70], [80, 100]])
  }

  @Test func dashThatBeginsAtTheVeryEndIsThere() {
    #expect(Self.dashes([10, 40]) == [[0, 10], [50, 60], [100, 100]])
    #expect(Self.dashes([0, 25]) == [[0, 0], [25, 25], [50, 50], [75, 75], [100, 100]])
    // Thirds are rounded; the last of them is at the end nevertheless.
    #expect(Self.dashes([0, 100.0 / 3]).count == 4)
  }

  @Test func closedContourHasNoSecondDashAtItsStart() {
    #expect(Self.dashes([0, 25], isClosed: true) == [[0, 0], [25, 25], [50, 50], [75, 75]])
    #expect(Self.dashes([0, 100.0 / 3], isClosed: true).count == 3)
    #expect(Self.dashes([10, 40], isClosed: true) == [[0, 10], [50, 60]])
    #expect(Self.dashes([0, 25], phase: 5, isClosed: true) == [[20, 20], [45, 45], [70, 70], [95, 95]])
  }

  @Test func severalDashesTakeTurns() {
    #expect(Self.dashes([20, 10, 0, 10]) == [[0, 20], [30, 30], [40, 60], [70, 70], [80, 100]])
    #expect(
      Self.dashes([20, 10, 0, 10], phase: 15) == [[0, 5], [15, 15], [25, 45], [55, 55], [65, 85], [95, 95]])
  }

  @Test func dashesWithoutGapsAreOne() {
    #expect(Self.dashes([10, 0, 10, 20]) == [[0, 20], [40, 60], [80, 100]])
    #expect(Self.dashes([10, 20, 10, 0], phase: 3) == [[0, 7], [27, 47], [67, 87]])
    #expect(Self.dashes([10, 0]) == [[0, 100]])
    #expect(Self.dashes([10, 0], phase: 3) == [[0, 100]])
  }

  @Test func shortPatternsKeepTheirShareOfPaint() {
    let dashes = Self.dashes([1e-7, 3e-7])
    #expect(dashes.count < 100 * 64)
    let painted = dashes.reduce(0) { $0 + $1[1] - $1[0] }
    #expect(abs(painted - 25) < 0.1)
  }

  static let noPatterns: [[Double]] = [
    [], [1], [1, 2, 3], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1, -.infinity],
    [.greatestFiniteMagnitude, .greatestFiniteMagnitude],
  ]

  @Test(arguments: noPatterns)
  func whatIsNoPatternIsRefused(lengths: [Double]) {
    #expect(DashCycle(lengths: lengths, phase: 0) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func phaseIsFinite(phase: Double) {
    #expect(DashCycle(lengths: [1, 1], phase: phase) == nil)
  }

  @Test func eachRepeatIsInOneOfNeighbouringRanges() throws {
    var random = SeededRandom(3)
    for _ in 0..<2_000 {
      let period = Double.random(in: 1e-3...50, using: &random)
      let cycle = try #require(DashCycle(lengths: [0, period], phase: .random(in: 0...50, using: &random)))
      let place = Double.random(in: 0...1e9, using: &random)
      let middle = Bool.random(using: &random) ? place : (place / period).rounded() * period + cycle.dashes[0].first
      let before = cycle.repeats(of: cycle.dashes[0], from: middle - 20, to: middle)
      let after = cycle.repeats(of: cycle.dashes[0], from: middle, to: middle + 20)
      #expect(before.upperBound == after.lowerBound)
      let last = cycle.dashes[0].first + Double(before.upperBound - 1) * period
      #expect(before.isEmpty || last < middle)
      #expect(cycle.dashes[0].first + Double(after.lowerBound) * period >= middle)
    }
  }
}
