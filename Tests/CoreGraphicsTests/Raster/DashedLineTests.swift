// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster
import Testing

@testable import CoreGraphics

struct DashedLineTests {
  private typealias Run = DashedLine.Run
  private let mark = Mark.dot(radius: 1)

  @Test func gapsThatCannotBeSeenAreClosed() {
    let broad = Mark.dot(radius: 1000)
    #expect(
      DashedLine(length: 100, lengths: [1, 0.5], phase: 0, mark: broad).runs == [Run(first: 50, count: 1, length: 100)])
    #expect(
      DashedLine(length: 100, lengths: [1, 5], phase: 0, mark: broad).runs == [Run(first: 0.5, count: 17, length: 1)])
  }

  @Test func buttDashThatBeginsAtTheEndIsNone() {
    let butt = Mark(length: 0, width: 2, cap: .butt)
    #expect(DashedLine(length: 20, lengths: [2, 8], phase: 0, mark: butt).runs == [Run(first: 1, count: 2, length: 2)])
  }

  @Test func wholeDashesAreOneRun() {
    #expect(
      DashedLine(length: 28, lengths: [2, 8], phase: 0, mark: mark).runs == [Run(first: 1, count: 3, length: 2)])
  }

  @Test func dotThatBeginsAtTheEndIsPainted() {
    #expect(
      DashedLine(length: 30, lengths: [0, 10], phase: 0, mark: mark).runs == [Run(first: 0, count: 4, length: 0)])
  }

  @Test func dashThatBeginsAtTheEndIsItsCap() {
    #expect(
      DashedLine(length: 20, lengths: [2, 8], phase: 0, mark: mark).runs
        == [Run(first: 1, count: 2, length: 2), Run(first: 20, count: 1, length: 0)])
  }

  @Test func startCutsADash() {
    #expect(
      DashedLine(length: 21, lengths: [4, 6], phase: 3, mark: mark).runs
        == [Run(first: 0.5, count: 1, length: 1), Run(first: 9, count: 2, length: 4)])
  }

  @Test func endCutsADash() {
    #expect(
      DashedLine(length: 12, lengths: [4, 6], phase: 0, mark: mark).runs
        == [Run(first: 2, count: 1, length: 4), Run(first: 11, count: 1, length: 2)])
  }

  @Test func dashLongerThanTheLineIsCutAtBothEnds() {
    #expect(
      DashedLine(length: 5, lengths: [40, 6], phase: 3, mark: mark).runs == [Run(first: 2.5, count: 1, length: 5)])
  }

  @Test func everyDashOfAPatternIsARun() {
    let line = DashedLine(length: 40, lengths: [8, 4, 0, 4], phase: 0, mark: mark)
    #expect(line.runs == [Run(first: 4, count: 3, length: 8), Run(first: 12, count: 2, length: 0)])
    #expect(line.gap == 4)
  }

  @Test func trillionDotsAreCounted() {
    #expect(
      DashedLine(length: 6e12, lengths: [0, 6], phase: 0, mark: mark).runs == [
        Run(first: 0, count: 1_000_000_000_001, length: 0)
      ])
    #expect(DashedLine(length: 1e300, lengths: [0, 6], phase: 0, mark: mark).runs.first?.length == 0)
  }
}
