// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// The closed form for four places at a time: the same operations in the same order as for one.

extension DiscArea<Float> {
  /// `G` of four places.
  @inline(__always)
  func signedArea(_ u: SIMD4<Float>) -> SIMD4<Float> {
    let distance = u.replacing(with: 0 - u, where: u .< 0)
    let height = ((radius - distance) * inverse).raised(to: 0)
    var sum = SIMD4<Float>(repeating: -0.0001254723042)
    sum = sum * height + 0.0001676667317
    sum = sum * height - 0.0004085623591
    sum = sum * height - 0.000514360995
    sum = sum * height - 0.002485612627
    sum = sum * height - 0.01262298987
    sum = sum * height - 0.1414215458
    sum = sum * height + 0.9428090431
    let area = quarter - square * (height * height.squareRoot() * sum)
    return area.replacing(with: 0 - area, where: u .< 0)
  }

  /// The disc's area to the left of four places and above a chord.
  @inline(__always)
  func area(leftOf u: SIMD4<Float>, signedArea: SIMD4<Float>, above chord: DiscChord<Float>) -> SIMD4<Float> {
    let area = signedArea.raised(to: 0 - chord.signedArea).lowered(to: chord.signedArea)
    let place = u.raised(to: 0 - chord.half).lowered(to: chord.half)
    let segment = area + chord.signedArea - chord.distance * (place + chord.half)
    return chord.isBelowCenter ? 2 * (signedArea + quarter) - segment : segment
  }

  /// Where four places are on the disc when the mark's core is left out.
  @inline(__always)
  func place(_ place: SIMD4<Float>, core: Float) -> SIMD4<Float> {
    let rest = place - place.raised(to: 0 - core).lowered(to: core)
    return rest.raised(to: 0 - radius).lowered(to: radius)
  }
}

extension SIMD4<Float> {
  // As `max` and `min` are for one number; each is one instruction.
  @inline(__always)
  func raised(to bound: Float) -> Self {
    let bound = Self(repeating: bound)
    return replacing(with: bound, where: self .< bound)
  }

  @inline(__always)
  func lowered(to bound: Float) -> Self {
    let bound = Self(repeating: bound)
    return replacing(with: bound, where: bound .< self)
  }

  /// Coverages in 255ths of a pixel as bytes, each in a lane of 32 bits.
  @inline(__always)
  var bytes: SIMD4<UInt32> {
    unsafeBitCast(raised(to: 0).lowered(to: 255) + 8_388_608, to: SIMD4<UInt32>.self) & 255
  }
}
