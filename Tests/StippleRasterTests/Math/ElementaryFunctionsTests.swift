// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleRaster

@Suite struct ElementaryFunctionsTests {
  /// Random numbers, and those about the bounds between two ways of computing.
  private func arguments(_ range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = SeededRandom(seed)
    let edges = [0, 0.236, 0.5, 0.721, 1, .pi / 4, .pi / 2, .pi, 2 * .pi, 1e-9, 1e-300]
    let near = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }
    return (0..<20_000).map { _ in Double.random(in: range, using: &random) }
      + (near + near.map { -$0 } + [range.lowerBound, range.upperBound]).filter(range.contains)
  }

  @Test(arguments: [1.0, 10, 1000, 1e6])
  func sinesAreThoseOfFoundation(limit: Double) {
    for angle in arguments(-limit...limit, seed: 1) {
      // A unit in the last place of 1.
      #expect(abs(Double.sin(angle) - Foundation.sin(angle)) <= 2.3e-16, "\(angle)")
      #expect(abs(Double.cos(angle) - Foundation.cos(angle)) <= 2.3e-16, "\(angle)")
    }
  }

  @Test func inverseSinesAreThoseOfFoundation() {
    for value in arguments(-1...1, seed: 2) {
      // A unit in the last place of 2 and of 4: the results are up to pi.
      #expect(abs(Double.asin(value) - Foundation.asin(value)) <= 4.5e-16, "\(value)")
      #expect(abs(Double.acos(value) - Foundation.acos(value)) <= 9e-16, "\(value)")
    }
  }

  @Test(arguments: [1e-300, 1e-9, 1, 1e6, 1e300])
  func anglesAreThoseOfFoundation(scale: Double) {
    let values = arguments(-1...1, seed: 3)
    for (x, y) in zip(values, values.reversed()) {
      let difference = Double.atan2(y: y * scale, x: x * scale) - Foundation.atan2(y * scale, x * scale)
      #expect(abs(difference) <= 9e-16, "\(x), \(y)")
    }
  }

  @Test func anglesAlongTheAxesAreExact() {
    #expect(Double.atan2(y: 0, x: 1) == 0)
    #expect(Double.atan2(y: 1, x: 0) == .pi / 2)
    #expect(Double.atan2(y: 0, x: -1) == .pi)
    #expect(Double.atan2(y: -1, x: 0) == -.pi / 2)
    #expect(Double.atan2(y: 0, x: 0) == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func hasNoSineOfWhatIsNoAngle(value: Double) {
    #expect(Double.sin(value).isNaN)
    #expect(Double.cos(value).isNaN)
    #expect(Double.asin(value).isNaN)
    #expect(Double.acos(value).isNaN)
    #expect(Double.atan2(y: value, x: .nan).isNaN)
  }

  @Test func inverseSinesOfFloatsAreNear() {
    let values = arguments(-1...1, seed: 4).map(Float.init)
    for index in stride(from: 0, to: values.count - 8, by: 8) {
      let eight = SIMD8(values[index..<index + 8])
      let four = eight.lowHalf
      let (angles, angle) = (SIMD8<Float>.asin(eight), SIMD4<Float>.asin(four))
      for lane in 0..<8 {
        // The polynomial's 2e-8, and three roundings of numbers up to 1.6.
        #expect(abs(Double(angles[lane]) - Foundation.asin(Double(eight[lane]))) <= 4e-7)
      }
      #expect(angle == angles.lowHalf)
    }
  }

  @Test func floorsAndCeilingsAreThoseOfFoundation() {
    for value in arguments(-1000...1000, seed: 5) + [0.0, -0.0, 1, -1, 0x1p52, -0x1p52, 0x1p59, 0.5, -0.5] {
      #expect(Int(floor: value) == Int(Foundation.floor(value)))
      #expect(Int(ceil: value) == Int(Foundation.ceil(value)))
    }
  }

  @Test func floorsOfWhatNoIntHoldsAreClamped() {
    let limit = 1 << 60
    for (value, whole) in [(1e300, limit), (-1e300, -limit), (.infinity, limit), (-.infinity, -limit), (.nan, 0)] {
      #expect(Int(floor: value) == whole)
      #expect(Int(ceil: value) == whole)
    }
  }
}
