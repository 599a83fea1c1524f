// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

struct RandomStrokeTests {
  #if DEBUG
    private static let count = 60
  #else
    private static let count = 1000
  #endif

  /// The bound of the kernels, 2 of 255, and what the reference itself may err by.
  private static let tolerance = 2.125

  @Test func strokesAreTheExactAreaOfTheirDashes() throws {
    var (worst, worstSeed) = (0.0, UInt64(0))
    for seed in UInt64(0)..<UInt64(Self.count) {
      let stroke = RandomStroke(seed: seed)
      let canvas = try Canvas(RandomStroke.side, RandomStroke.side)
      stroke.draw(in: canvas.context)
      let exact = ExactCoverage(stroke.dashes, width: RandomStroke.side, height: RandomStroke.side)
      let difference = zip(canvas.bitmap.pixels, exact.shares).map { abs(Double($0.alpha) - 255 * $1) }.max() ?? 0
      if difference > worst { (worst, worstSeed) = (difference, seed) }
    }
    #expect(worst <= Self.tolerance, "seed \(worstSeed)")
  }
}
