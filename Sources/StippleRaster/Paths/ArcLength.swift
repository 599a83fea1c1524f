// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The length of curves, and its inverse.
///
/// A curve is cut into spans until, in each, the length by Gauss's quadrature agrees with that of its halves, and a
/// cubic Hermite polynomial from the fraction of the length to the parameter agrees in value and slope with the middle.
/// Then a length is located by some multiplications; nothing is iterated, and nothing adds up from mark to mark. Where a
/// curve's speed vanishes (cusps, control points on ends) the spans get ever shorter, until they are too short to see.
/// Cost: about ten square roots a span; spans of a smooth curve are a few hundred pixels long.
///
/// Source: the quadrature is that of Gauss and Legendre with five nodes (Milton Abramowitz and Irene Stegun, "Handbook
/// of mathematical functions", 1964, 25.4.30).
enum ArcLength {
  /// How far off a located point may be, by the estimate; in pixels.
  private static let tolerance = 5e-4
  /// How far off the length of a span may be, by the estimate; in pixels. A path of 10^5 spans is then 0.001 too long.
  private static let lengthTolerance = 1e-8

  /// Appends the spans of a curve.
  ///
  /// - Parameter start: The length of the contour before the curve.
  /// - Returns: The length of the contour behind it; not finite for a curve too large to measure.
  static func append(_ curve: CubicCurve, start: Double, to spans: inout [PathSpan]) -> Double {
    let isLine = curve.quadratic == .zero && curve.cubic == .zero
    let length = isLine ? curve.linear.magnitude : length(of: curve, from: 0, to: 1)
    guard length.isFinite else { return .infinity }
    if isLine {
      guard length > 0 else { return start }
      spans.append(PathSpan(curve: curve, start: start, length: length, slope0: 1, slope1: 1))
      return start + length
    }
    let part = CurvePart(
      from: 0, to: 1, length: length, speed0: curve.speed(at: 0), speed1: curve.speed(at: 1))
    let reach = curve.linear.magnitude + curve.quadratic.magnitude + curve.cubic.magnitude
    let bound = max(tolerance, reach * 1e-12)
    return append(part, of: curve, start: start, bound: bound, depth: 0, to: &spans)
  }

  /// The length between two parameters by one application of the quadrature.
  static func length(of curve: CubicCurve, from start: Double, to end: Double) -> Double {
    let middle = (start + end) / 2
    let half = (end - start) / 2
    let (inner, outer) = (half * 0.53846931010568309, half * 0.90617984593866399)
    let sum =
      0.56888888888888889 * curve.speed(at: middle)
      + 0.47862867049936647 * (curve.speed(at: middle - inner) + curve.speed(at: middle + inner))
      + 0.23692688505618909 * (curve.speed(at: middle - outer) + curve.speed(at: middle + outer))
    return sum * half
  }

  /// The parameter, from 0 to 1, at a fraction of the length: 0 at 0, 1 at 1, with given slopes there.
  @inline(__always)
  static func parameter(at fraction: Double, slope0: Double, slope1: Double) -> Double {
    let rest = 1 - fraction
    return fraction * (rest * (rest * slope0 + fraction * (3 - slope1)) + fraction * fraction)
  }

  /// The slope of that.
  private static func slope(at fraction: Double, slope0: Double, slope1: Double) -> Double {
    let rest = 1 - fraction
    return rest * (rest - 2 * fraction) * slope0 + 6 * rest * fraction + fraction * (fraction - 2 * rest) * slope1
  }

  /// A part of a curve on trial.
  private struct CurvePart {
    let from: Double
    let to: Double
    let length: Double
    let speed0: Double
    let speed1: Double
  }

  private static func append(
    _ part: CurvePart, of curve: CubicCurve, start: Double, bound: Double, depth: Int, to spans: inout [PathSpan]
  ) -> Double {
    let middle = (part.from + part.to) / 2
    let speed = curve.speed(at: middle)
    let first = length(of: curve, from: part.from, to: middle)
    let second = length(of: curve, from: middle, to: part.to)
    let length = first + second
    // Too short to see (or, with the depth, as short as numbers allow): taken as uniform.
    let isPoint = !(length > bound) || depth >= 48
    let step = part.to - part.from
    let (slope0, slope1) = isPoint ? (1, 1) : (length / (part.speed0 * step), length / (part.speed1 * step))
    if !isPoint {
      let fraction = first / length
      let error = abs(Self.parameter(at: fraction, slope0: slope0, slope1: slope1) - 0.5) * step * speed
      // What vanishes doubly at both ends and has a slope in the middle rises to 0.14 of that.
      let slopeError =
        abs(Self.slope(at: fraction, slope0: slope0, slope1: slope1) * step * speed - length) * 0.14
      let isSmooth =
        error + slopeError <= bound && abs(length - part.length) <= lengthTolerance + length * 1e-14
      guard isSmooth else {
        let left = CurvePart(from: part.from, to: middle, length: first, speed0: part.speed0, speed1: speed)
        let right = CurvePart(from: middle, to: part.to, length: second, speed0: speed, speed1: part.speed1)
        let end = append(left, of: curve, start: start, bound: bound, depth: depth + 1, to: &spans)
        return append(right, of: curve, start: end, bound: bound, depth: depth + 1, to: &spans)
      }
    }
    guard length > 0 else { return start }
    spans.append(
      PathSpan(
        curve: curve.part(from: part.from, to: part.to), start: start, length: length, slope0: slope0, slope1: slope1))
    return start + length
  }
}

extension SIMD2<Double> {
  /// The length of a vector.
  var magnitude: Double { (self * self).sum().squareRoot() }
}
