// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGFloatBridgingTests {
  @Test func dashPatternOfNumbersTakesCGFloats() {
    let spacing: CGFloat = 6
    let pattern: [NSNumber] = [0.01, spacing as NSNumber, NSNumber(value: 3), 4]
    #expect(pattern.map(\.doubleValue) == [0.01, 6, 3, 4])
  }

  @Test(arguments: [NSNumber(value: 7), NSNumber(value: 7.0 as Float), NSNumber(value: 7 as UInt8)])
  func numbersOfAnyTypeTurnIntoCGFloats(number: NSNumber) {
    let value: Any = number
    #expect(value as? CGFloat == 7)
    #expect([value] as? [CGFloat] == [7])
  }

  @Test func whatIsNoNumberDoesNot() {
    let value: Any = "7"
    #expect(value as? CGFloat == nil)
  }
}
