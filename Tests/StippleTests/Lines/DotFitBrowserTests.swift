// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import Testing

/// The fits that browsers have, against their formulas.
@Suite struct DotFitBrowserTests {
  private func fit(_ fit: DotFit, _ length: Double, mark: Double, gap: Double, isClosed: Bool = false) -> FittedDashes?
  {
    DashSpan(length: length, mark: mark, gap: gap, isClosed: isClosed).flatMap { fit.dashes(on: $0) }
  }

  /// Dots of 4: the number and the gap. Chromium paints a period 0.01 shorter, so that it never loses the last dot.
  @Test(arguments: [(100, 13, 4.000), (106, 14, 3.846), (375, 47, 4.065), (390, 49, 4.042)])
  func wholeIsAsChromium(length: Double, count: Int, gap: Double) throws {
    let dashes = try #require(fit(.whole, length, mark: 4, gap: 4))
    #expect(dashes.count == count)
    #expect(abs(dashes.gap - gap) < 0.0005)
  }

  /// On a line of 390 there are 96.5 half periods, which C rounds to 97, and so 98.
  @Test(arguments: [(100, 13, 4.000), (106, 14, 3.846), (375, 48, 3.894), (390, 50, 3.878)])
  func firefoxIsAsFirefox(length: Double, count: Int, gap: Double) throws {
    let dashes = try #require(fit(.firefox, length, mark: 4, gap: 4))
    #expect(dashes.count == count)
    #expect(abs(dashes.gap - gap) < 0.0005)
  }

  /// The number of dashes and their gap, as Chromium's `SelectBestDashGap` has them.
  private func chromium(_ length: Double, _ dash: Double, _ gap: Double, isClosed: Bool) -> (count: Double, gap: Double)
  {
    let available = isClosed ? length : length + gap
    let fewer = (available / (dash + gap)).rounded(.down)
    let more = fewer + 1
    let fewerGap = (length - fewer * dash) / (isClosed ? fewer : fewer - 1)
    let moreGap = (length - more * dash) / (isClosed ? more : more - 1)
    return moreGap <= 0 || abs(fewerGap - gap) < abs(moreGap - gap) ? (fewer, fewerGap) : (more, moreGap)
  }

  @Test(arguments: [1.0, 2, 3.5, 4, 8, 10])
  func wholeIsChromiumsRuleAtAnyLength(width: Double) throws {
    for (dash, gap) in [(width, width), (2 * width, width), (3 * width, 2 * width)] {
      for step in 1...4000 {
        let length = Double(step) * 0.37
        guard length >= 2 * dash + 0.001 else { continue }
        for isClosed in [false, true] {
          let expected = chromium(length, dash, gap, isClosed: isClosed)
          guard expected.gap.isFinite, expected.gap > 0 else { continue }
          let dashes = try #require(fit(.whole, length, mark: dash, gap: gap, isClosed: isClosed))
          #expect(dashes.count == Int(expected.count) && abs(dashes.gap - expected.gap) < 1e-9, "\(length) \(dash)")
        }
      }
    }
  }

  @Test(arguments: [2.5, 3, 4, 7, 10])
  func firefoxIsItsRuleAtAnyLength(width: Double) throws {
    for step in 1...4000 {
      let length = Double(step) * 0.37
      let distance = length - width
      guard distance >= 0 else {
        #expect(fit(.firefox, length, mark: width, gap: width) == nil)
        continue
      }
      let dashes = try #require(fit(.firefox, length, mark: width, gap: width))
      guard distance >= width else {
        #expect(dashes.count == 1 && abs(dashes.start - distance / 2) < 1e-12)
        continue
      }
      var halves = Int((distance / width).rounded())
      if halves % 2 == 1 { halves += 1 }
      #expect(dashes.count == halves / 2 + 1)
      #expect(abs(dashes.period - 2 * distance / Double(halves)) < 1e-9)
      // Never more than the asked gap by much, never less than half of it but between the first two.
      #expect(dashes.gap <= 1.5 * width)
    }
  }
}
