// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster
import Testing

@Suite struct PaintTests {
  /// Every coverage over every value of a channel, for some alphas, against exact arithmetic.
  @Test(arguments: [UInt32(0), 1, 77, 128, 254, 255], [Paint.Mode.sourceOver, .source])
  func isWithinOneOfExactArithmetic(alpha: UInt32, mode: Paint.Mode) {
    let paint = Paint(PixelColor(premultiplied: alpha << 24 | (alpha / 2) << 16), mode: mode)
    var worst = 0.0
    for coverage in UInt8.min...UInt8.max {
      for value in UInt32(0)...255 {
        let pixel = paint.pixel(over: value << 24 | value << 16, coverage: coverage)
        let share = Double(coverage) / 255
        let hidden = mode == .source ? share : share * Double(alpha) / 255
        for (shift, component) in [(UInt32(24), alpha), (16, alpha / 2)] {
          let exact = Double(component) * share + Double(value) * (1 - hidden)
          worst = max(worst, abs(Double(pixel >> shift & 0xFF) - exact))
        }
        #expect(pixel >> 16 & 0xFF <= pixel >> 24)
      }
    }
    // Half for the hidden share's rounding, half for the sum's; the first is none for opaque colours.
    #expect(worst <= (alpha == 255 || mode == .source ? 0.5 : 1))
  }
}
