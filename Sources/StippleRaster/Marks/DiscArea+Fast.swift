// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// The closed form for four places at a time: the same operations in the same order as for one. Measured on `signedArea`
// of 4096 places, against one at a time: 1.7 ns a place instead of 4.1. Choices are made by signs as bits: of the
// standard library's ways to choose by lanes, the compiler makes branches for each lane.

extension DiscArea<Float> {
  /// `G` of four places.
  @inline(__always)
  func signedArea(_ u: SIMD4<Float>) -> SIMD4<Float> {
    let height = (radius - u.magnitudes) * inverse
    let square = height * height
    let first = height * -0.1414215458 + 0.9428090431
    let second = height * -0.002485612627 - 0.01262298987
    let third = height * -0.0004085623591 - 0.000514360995
    let fourth = height * -0.0001254723042 + 0.0001676667317
    let sum = (fourth * square + third) * (square * square) + (second * square + first)
    let area = quarter - self.square * (height * height.squareRoot() * sum)
    return area.replaced(by: 0 - area, where: u)
  }

  /// Where four places are on the disc when the mark's core is left out.
  @inline(__always)
  func place(_ place: SIMD4<Float>, core: Float) -> SIMD4<Float> {
    let radius = SIMD4(repeating: radius)
    let (before, after) = (place + core, place - core)
    let rest = after.replaced(by: .zero, where: after) + SIMD4.zero.replaced(by: before, where: before)
    return rest.replaced(by: 0 - radius, where: rest + radius).replaced(by: radius, where: radius - rest)
  }
}

/// A chord as `DiscChord`, each number four times.
struct FourfoldChord {
  let half: SIMD4<Float>
  let signedArea: SIMD4<Float>
  let distance: SIMD4<Float>
  let segment: SIMD4<Float>
  let isBelowCenter: Bool

  @inline(__always)
  init(_ chord: DiscChord<Float>) {
    half = SIMD4(repeating: chord.half)
    signedArea = SIMD4(repeating: chord.signedArea)
    distance = SIMD4(repeating: chord.distance)
    segment = SIMD4(repeating: chord.segment)
    isBelowCenter = chord.isBelowCenter
  }

  /// The disc's area to the left of four places and above the chord.
  @inline(__always)
  func area(leftOf u: SIMD4<Float>, signedArea: SIMD4<Float>, quarter: SIMD4<Float>) -> SIMD4<Float> {
    let fromEnd = u + half
    let inside = signedArea + self.signedArea - distance * fromEnd
    let part = inside.replaced(by: .zero, where: fromEnd).replaced(by: segment, where: half - u)
    return isBelowCenter ? (signedArea + quarter) + (signedArea + quarter) - part : part
  }
}

extension SIMD4<Float> {
  @inline(__always)
  var bits: SIMD4<UInt32> { unsafeBitCast(self, to: SIMD4<UInt32>.self) }

  @inline(__always)
  var magnitudes: Self { unsafeBitCast(bits & 0x7FFF_FFFF, to: Self.self) }

  /// Other numbers where the sign of a third is minus.
  @inline(__always)
  func replaced(by other: Self, where sign: Self) -> Self {
    let mask = unsafeBitCast(unsafeBitCast(sign, to: SIMD4<Int32>.self) &>> 31, to: SIMD4<UInt32>.self)
    return unsafeBitCast(bits ^ (bits ^ other.bits) & mask, to: Self.self)
  }

  /// As `MarkArea` does it: how much between two places is within a reach.
  @inline(__always)
  static func lengths(from low: Self, to high: Self, within reach: Float) -> Self {
    let reach = Self(repeating: reach)
    let upper = high.replaced(by: reach, where: reach - high)
    let lower = low.replaced(by: 0 - reach, where: low + reach)
    let length = upper - lower
    return length.replaced(by: .zero, where: length)
  }

  /// Coverages from -0.2 to 255.2 as the bytes that `MarkLattice.byte` makes of them, in the low bits of each lane.
  @inline(__always)
  var bytes: SIMD4<UInt32> { (self + 8_388_608).bits }
}
