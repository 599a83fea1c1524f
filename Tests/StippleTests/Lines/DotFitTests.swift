// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import Testing

/// Marks on lines whose fit was worked out by hand.
@Suite struct DotFitTests {
  private func fit(_ fit: DotFit, _ length: Double, mark: Double, gap: Double, isClosed: Bool = false) throws
    -> FittedDashes?
  {
    fit.dashes(on: try #require(DashSpan(length: length, mark: mark, gap: gap, isClosed: isClosed)))
  }

  /// A line of text for each mark: `x` painted, `.` clear, a character a point.
  private func picture(_ dashes: FittedDashes?, _ length: Int) -> String {
    guard let dashes else { return String(repeating: ".", count: length) }
    return String(
      (0..<length).map { point in
        let middle = Double(point) + 0.5
        let isPainted = (0..<dashes.count).contains { index in
          let start = dashes.start(ofMark: index)
          return middle > start && middle < start + dashes.lengths[0] && start < dashes.end
        }
        return isPainted ? "x" : "."
      })
  }

  @Test(arguments: [
    // Two dots of 2 and a gap of 6 need 10 points.
    (10, "xx......xx"), (9, "xx.....xx"), (14, "xx....xx....xx"),
    // One gap of 8 is nearer to 6 than two of 3.
    (18, "xx......xx......xx"), (12, "xx........xx"),
    // Two that touch are none; one is in the middle.
    (4, ".xx."), (5, "xx.xx"), (2, "xx"), (1, "."),
  ])
  func wholeMarksAreAtBothEnds(length: Int, expected: String) throws {
    #expect(picture(try fit(.whole, Double(length), mark: 2, gap: 6), length) == expected)
  }

  @Test(arguments: [
    (10, "xx......xx"), (11, "xx......xx"), (14, "..xx......xx.."), (18, "xx......xx......xx"), (9, "...xx...."),
    (2, "xx"), (1, "."),
  ])
  func remainderIsDividedBetweenBothEnds(length: Int, expected: String) throws {
    let dashes = try fit(.centered, Double(length), mark: 2, gap: 6)
    if length == 11 {
      #expect(dashes == FittedDashes(start: 0.5, lengths: [2, 6], count: 2))
    } else if length == 9 {
      #expect(dashes == FittedDashes(start: 3.5, lengths: [2, 6], count: 1))
    } else {
      #expect(picture(dashes, length) == expected)
    }
  }

  @Test(arguments: [(8, "x......x"), (16, "x......xx......x"), (7, "x.....x"), (3, "x.x"), (2, ".."), (1, ".")])
  func halfMarksAreAtBothEnds(length: Int, expected: String) throws {
    #expect(picture(try fit(.half, Double(length), mark: 2, gap: 6), length) == expected)
  }

  @Test(arguments: [(9, "xx......x"), (8, "xx......"), (17, "xx......xx......x"), (1, "x")])
  func exactMarksStartWithTheLine(length: Int, expected: String) throws {
    #expect(picture(try fit(.exact, Double(length), mark: 2, gap: 6), length) == expected)
  }

  @Test func exactMarksAreAsManyAsBegin() throws {
    #expect(try fit(.exact, 16, mark: 2, gap: 6)?.count == 2)
    #expect(try fit(.exact, 16.001, mark: 2, gap: 6)?.count == 3)
  }

  @Test func capOfTheFirstExactMarkReachesBeyondTheLine() throws {
    let span = try #require(DashSpan(length: 20, lengths: [3, 4], overhang: 1))
    #expect(DotFit.exact.dashes(on: span)?.start == -1)
  }

  @Test func closedLineHasAWholeNumberOfPeriods() throws {
    // 100 / 8 = 12.5: twelve have a gap of 6.33, thirteen one of 5.69.
    for fit in [DotFit.whole, .centered, .half] {
      let dashes = try #require(try self.fit(fit, 100, mark: 2, gap: 6, isClosed: true))
      #expect(dashes.count == 13)
      #expect(abs(dashes.gap - (100.0 / 13 - 2)) < 1e-12)
      #expect(dashes.start == -1)
    }
  }

  @Test(arguments: [(100, 12), (110, 16), (109, 12), (40, 4), (20, 4), (9, 4), (8, 2), (5, 2), (4, 1), (3, 1), (2, 0)])
  func partsOfAClosedLineAreAlike(length: Int, count: Int) throws {
    // 110: gaps of 7.2 with 12 marks, of 4.9 with 16. 112: of 7.3 and 5. 9: of 0.25.
    let span = try #require(DashSpan(length: Double(length), lengths: [2, 6], isClosed: true, symmetry: 4))
    #expect((DotFit.whole.dashes(on: span)?.count ?? 0) == count)
  }

  @Test func patternStartsAndEndsWithItsFirstMark() throws {
    // Dash, gap, dot, gap: 8 4 2 4. Two periods and a dash are 44; 47 widens four gaps by 0.75 each.
    let span = try #require(DashSpan(length: 47, lengths: [8, 4, 2, 4]))
    let dashes = try #require(DotFit.whole.dashes(on: span))
    #expect(dashes.lengths == [8, 4.75, 2, 4.75])
    #expect(dashes.count == 3)
    #expect(dashes.end == 47)
    #expect(dashes.marks.map(\.length) == [8, 2, 8, 2, 8])
  }

  @Test func gapsOfAPatternStayInProportion() throws {
    // A period of 20 instead of 16: the gaps of 2 and 6 are 12 together.
    let span = try #require(DashSpan(length: 24, lengths: [4, 2, 4, 6]))
    #expect(DotFit.whole.dashes(on: span)?.lengths == [4, 3, 4, 9])
  }

  @Test func marksWithoutRoomForTwoLeaveASideWithCornersToItsCaller() throws {
    let side = try #require(DashSpan(length: 5, lengths: [4, 4], hasCorners: true))
    #expect(DotFit.whole.dashes(on: side) == nil)
    #expect(DotFit.firefox.dashes(on: side) == nil)
    #expect(DotFit.centered.dashes(on: side)?.count == 1)
  }

  @Test func namesFindTheFits() {
    #expect(DotFit.all.map(\.name) == ["exact", "whole", "centered", "half", "firefox"])
    for fit in DotFit.all { #expect(DotFit(name: fit.name) == fit) }
    #expect(DotFit(name: "Whole") == nil)
  }

  @Test func fitOfOnesOwnIsARule() throws {
    let double = DotFit(name: "double") { FittedDashes(start: 0, lengths: $0.lengths.map { 2 * $0 }, count: 1) }
    #expect(try fit(double, 10, mark: 1, gap: 2)?.period == 6)
    // Whether it is fitted is its own matter, not that of its name.
    let own = DotFit(name: "exact") { _ in nil }
    #expect(own != .exact && !DotFit.exact.isFitted && DotFit.all.dropFirst().allSatisfy(\.isFitted))
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1] as [Double])
  func badSpanIsNone(_ value: Double) {
    #expect(DashSpan(length: value, mark: 2, gap: 6) == nil)
    #expect(DashSpan(length: 10, mark: value, gap: 6) == nil)
    #expect(value == 0 || value == -1 || DashSpan(length: 10, mark: 2, gap: value) == nil)
  }

  /// Complaints 50, 52, 53: patterns of next to nothing freeze, or make paths without end.
  @Test func periodThatNobodySeesIsNoSpan() {
    #expect(DashSpan(length: 100, mark: 0.01, gap: 0.01) == nil)
    #expect(DashSpan(length: 100, mark: 1e-12, gap: 0) == nil)
    #expect(DashSpan(length: 100, mark: 2, gap: -2) == nil)
    #expect(DashSpan(length: 100, lengths: []) == nil)
    #expect(DashSpan(length: 100, lengths: [1, 2, 3]) == nil)
  }

  @Test(arguments: DotFit.all.map(\.name), [1e5, 1e9, 1e12, 1e300])
  func marksAreBounded(name: String, length: Double) throws {
    let fit = try #require(DotFit(name: name))
    for isClosed in [false, true] {
      let span = try #require(DashSpan(length: length, mark: 0.5, gap: 0.5, isClosed: isClosed))
      let dashes = try #require(fit.dashes(on: span))
      #expect(dashes.count <= DashSpan.maximumCount)
      #expect(dashes.count >= DashSpan.maximumCount - 1)
      #expect(dashes.lengths[0] == 0.5)
    }
  }
}
