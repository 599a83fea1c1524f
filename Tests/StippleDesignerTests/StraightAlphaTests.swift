// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing

@testable import StippleDesigner

/// Pixels with their alpha taken out of their colours.
struct StraightAlphaTests {
  @Test(
    arguments: [
      (0x0000_0000, 0x0000_0000), (0xFF12_3456, 0xFF12_3456), (0x8080_4000, 0x80FF_8000), (0x0101_0001, 0x01FF_00FF),
      (0x40FF_FF10, 0x40FF_FF40), (0x00FF_FFFF, 0),
    ] as [(UInt32, UInt32)])
  func coloursAreDividedByAlpha(pixel: UInt32, straight: UInt32) {
    #expect(StraightAlpha.unmultiplied(pixel) == straight)
  }

  /// A page multiplies again: then every pixel is what it was.
  @Test func nothingIsLost() {
    for alpha in UInt32(1)...255 {
      for value in 0...alpha {
        let straight = StraightAlpha.unmultiplied(alpha << 24 | value) & 0xFF
        #expect((straight * alpha + 127) / 255 == value, "alpha \(alpha), value \(value)")
      }
    }
  }

  @Test func theFastWayIsTheSame() {
    var random = SeededGenerator(seed: 7)
    for count in 0...70 {
      var pixels = (0..<count).map { _ -> UInt32 in
        let other = UInt32.random(in: 0...255, using: &random)
        let alphas: [UInt32] = [0, 0, 255, 255, 255, other]
        let alpha = alphas.randomElement(using: &random) ?? 0
        let value = UInt32.random(in: 0...alpha, using: &random)
        return alpha << 24 | value << 16 | (alpha / 2) << 8 | value / 3
      }
      var others = pixels
      pixels.withUnsafeMutableBufferPointer { StraightAlpha.unmultiply($0) }
      others.withUnsafeMutableBufferPointer { StraightAlpha.unmultiplyFast($0) }
      #expect(pixels.elementsEqual(others), "\(count) pixels")
    }
  }
}
