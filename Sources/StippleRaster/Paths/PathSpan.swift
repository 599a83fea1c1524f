// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A part of a curve, short enough that a cubic Hermite inverse of its length tells where a length is reached.
struct PathSpan: Equatable, Sendable {
  /// The part, its parameter from 0 to 1.
  let curve: CubicCurve
  /// The length of the contour before it, in pixels.
  let start: Double
  /// The length of the part, in pixels.
  let length: Double
  /// The reciprocal of the length.
  let inverseLength: Double
  /// How fast the parameter grows with the fraction of the length, at the beginning and at the end.
  let slope0: Double
  let slope1: Double

  init(curve: CubicCurve, start: Double, length: Double, slope0: Double, slope1: Double) {
    self.curve = curve
    self.start = start
    self.length = length
    inverseLength = 1 / length
    self.slope0 = slope0
    self.slope1 = slope1
  }

  /// The length of the contour up to the end of the part.
  var end: Double { start + length }

  /// The curve's parameter at a length of the contour; lengths outside the part are those of its ends.
  @inline(__always)
  func parameter(at position: Double) -> Double {
    let fraction = max(0, min(1, (position - start) * inverseLength))
    return ArcLength.parameter(at: fraction, slope0: slope0, slope1: slope1)
  }

  /// Where a length of the contour is reached.
  @inline(__always)
  func point(at position: Double) -> SIMD2<Double> {
    curve.point(at: parameter(at: position))
  }

  /// The unit tangent there.
  func tangent(at position: Double) -> SIMD2<Double> {
    curve.tangent(at: parameter(at: position)) ?? SIMD2(1, 0)
  }
}
