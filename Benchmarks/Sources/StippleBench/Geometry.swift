// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A place, in pixels.
typealias Point = SIMD2<Double>

/// A cubic Bezier curve.
struct Cubic {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// A straight line as a curve.
  static func line(_ start: Point, _ end: Point) -> Cubic {
    Cubic(start: start, control1: start + (end - start) / 3, control2: start + (end - start) * (2 / 3), end: end)
  }

  func point(_ t: Double) -> Point {
    let u = 1 - t
    return u * u * u * start + 3 * u * u * t * control1 + 3 * u * t * t * control2 + t * t * t * end
  }

  func derivative(_ t: Double) -> Point {
    let u = 1 - t
    return 3 * (u * u * (control1 - start) + 2 * u * t * (control2 - control1) + t * t * (end - control2))
  }
}

extension Point {
  var length: Double { (self * self).sum().squareRoot() }
}
