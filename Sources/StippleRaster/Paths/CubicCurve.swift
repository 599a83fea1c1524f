// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A cubic curve in its power basis: `origin + (linear + (quadratic + cubic u) u) u` for u from 0 to 1, in pixels.
///
/// Lines and quadratic curves are cubic ones whose higher terms are zero.
struct CubicCurve: Equatable, Sendable {
  var origin: SIMD2<Double>
  var linear: SIMD2<Double>
  var quadratic: SIMD2<Double>
  var cubic: SIMD2<Double>

  /// A straight line.
  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    origin = start
    linear = end - start
    quadratic = .zero
    cubic = .zero
  }

  /// A quadratic curve.
  init(from start: SIMD2<Double>, control: SIMD2<Double>, to end: SIMD2<Double>) {
    origin = start
    linear = 2 * (control - start)
    quadratic = (start - control) + (end - control)
    cubic = .zero
  }

  /// A cubic curve.
  init(from start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>, to end: SIMD2<Double>) {
    origin = start
    linear = 3 * (control1 - start)
    quadratic = 3 * ((start - control1) + (control2 - control1))
    cubic = (end - start) + 3 * (control1 - control2)
  }

  /// Where the curve is, by Horner's rule.
  @inline(__always)
  func point(at u: Double) -> SIMD2<Double> {
    origin + (linear + (quadratic + cubic * u) * u) * u
  }

  /// How the point moves as the parameter grows.
  @inline(__always)
  func derivative(at u: Double) -> SIMD2<Double> {
    linear + (2 * quadratic + 3 * cubic * u) * u
  }

  /// The length of the derivative.
  @inline(__always)
  func speed(at u: Double) -> Double {
    let velocity = derivative(at: u)
    return (velocity * velocity).sum().squareRoot()
  }

  /// How the derivative changes as the parameter grows.
  func secondDerivative(at u: Double) -> SIMD2<Double> {
    2 * quadratic + 6 * cubic * u
  }

  /// The unit tangent; where the derivative vanishes, as at a cusp or at an end whose control point lies on it, the one
  /// that is reached from within the curve. Nil if the curve is a point.
  func tangent(at u: Double) -> SIMD2<Double>? {
    if let tangent = Self.unit(derivative(at: u)) { return tangent }
    // Ahead of the place the derivative grows by the second one, behind it it was the opposite.
    let second = secondDerivative(at: u)
    if let tangent = Self.unit(u < 1 ? second : -second) { return tangent }
    return Self.unit(cubic)
  }

  /// The part of the curve between two parameters, as a curve of its own.
  func part(from start: Double, to end: Double) -> CubicCurve {
    let step = end - start
    var part = self
    part.origin = point(at: start)
    part.linear = derivative(at: start) * step
    part.quadratic = (quadratic + 3 * cubic * start) * (step * step)
    part.cubic = cubic * (step * step * step)
    return part
  }

  /// The direction of a vector; nil for one without length or beyond all bounds.
  static func unit(_ vector: SIMD2<Double>) -> SIMD2<Double>? {
    let square = (vector * vector).sum()
    if square > 1e-200, square < 1e200 { return vector / square.squareRoot() }
    let scale = max(abs(vector.x), abs(vector.y))
    guard scale > 1e-150, scale.isFinite else { return nil }
    let scaled = vector / scale
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}
