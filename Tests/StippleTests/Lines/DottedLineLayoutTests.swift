// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Stipple

@Suite struct DottedLineLayoutTests {
  private func lineLayout(
    _ width: CGFloat, _ height: CGFloat, lineWidth: CGFloat = 2, dotSpacing: CGFloat = 6, isVertical: Bool = false
  ) -> DottedLineLayout? {
    DottedLineLayout(
      size: CGSize(width: width, height: height), lineWidth: lineWidth, dotSpacing: dotSpacing, isVertical: isVertical)
  }

  @Test func horizontalLineRunsThroughTheMiddle() throws {
    let layout = try #require(lineLayout(320, 44))
    #expect(layout.start == CGPoint(x: 0, y: 22))
    #expect(layout.end == CGPoint(x: 320, y: 22))
    #expect(layout.lineWidth == 2)
    #expect(layout.dashPattern == [1, 6])
  }

  @Test func verticalLineRunsDownTheMiddle() throws {
    let layout = try #require(lineLayout(5, 80, isVertical: true))
    #expect(layout.start == CGPoint(x: 2.5, y: 0))
    #expect(layout.end == CGPoint(x: 2.5, y: 80))
  }

  @Test func pathIsOneSegment() throws {
    let path = try #require(lineLayout(100, 10)).path
    let expected = CGMutablePath()
    expected.move(to: CGPoint(x: 0, y: 5))
    expected.addLine(to: CGPoint(x: 100, y: 5))
    #expect(path == expected)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, -0.0001])
  func badValueDrawsNothing(_ value: CGFloat) {
    #expect(lineLayout(value, 10) == nil)
    #expect(lineLayout(10, value) == nil)
    #expect(lineLayout(10, 10, lineWidth: value) == nil)
    #expect(lineLayout(10, 10, dotSpacing: value) == nil)
  }

  @Test func zeroWidthDrawsNothing() {
    #expect(lineLayout(100, 10, lineWidth: 0) == nil)
    #expect(lineLayout(0, 10) == nil)
    #expect(lineLayout(10, 0, isVertical: true) == nil)
  }

  @Test func flatViewStillHasItsLine() {
    #expect(lineLayout(100, 0) != nil)
    #expect(lineLayout(0, 100, isVertical: true) != nil)
  }

  @Test func spacingTooSmallForAGapIsKept() {
    #expect(lineLayout(100, 10, dotSpacing: 0)?.dashPattern == [1, 0])
    #expect(lineLayout(100, 10, dotSpacing: 0.25)?.dashPattern == [1, 0.25])
  }

  @Test(arguments: [CGFloat(0), 1e-9, 0.3, 6, 1000, 1e300], [CGFloat(1e6), 1e9, 1e300, .greatestFiniteMagnitude])
  func numberOfDotsIsBounded(spacing: CGFloat, width: CGFloat) throws {
    let layout = try #require(lineLayout(width, 10, dotSpacing: spacing))
    let period = 1 + spacing
    #expect(layout.end.x <= width)
    // Dots begin at whole multiples of the period before the end.
    #expect((layout.end.x / period).rounded(.up) <= CGFloat(DottedLineLayout.maximumDotCount))
  }

  @Test func boundIsReachedExactly() throws {
    let layout = try #require(lineLayout(1e9, 10))
    #expect((layout.end.x / 7).rounded(.up) == CGFloat(DottedLineLayout.maximumDotCount))
  }

  @Test func everyPictureTheCommandDrawsIsWhole() throws {
    // 16,384 pixels at scale 0.5, at the smallest period.
    #expect(try #require(lineLayout(32_768, 10, dotSpacing: 0)).end.x == 32_768)
  }
}
