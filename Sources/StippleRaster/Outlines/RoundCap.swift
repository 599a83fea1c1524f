// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Half a circle as a polygon that errs by at most 0.2/255 in any pixel and has the half disc's area.
struct RoundCap: Sendable {
  /// The corners between its ends: how far in the cap's direction, and how far towards its first end; in pixels.
  let corners: [SIMD2<Double>]

  init(radius: Double) {
    let count = Self.chords(radius: radius)
    let angle = Double.pi / Double(count)
    // The ends keep to the circle, since straight edges go on there. The corners lie a little outside it, so that the
    // triangles from the middle to each chord are as large as the half disc: a quadratic equation.
    let sine = Double.sin(angle)
    let (a, b, c) = (Double(count - 2) / 2 * sine, sine, Double.pi / 2)
    let outer = radius * 2 * c / (b + (b * b + 4 * a * c).squareRoot())
    corners = (1..<count).map { index in
      let angle = angle * Double(index)
      return SIMD2(outer * .sin(angle), outer * .cos(angle))
    }
  }

  /// How many chords half a circle needs.
  ///
  /// Between a circle and a chord lies about `r^2 t^3 / 40` more or less than between it and its neighbours, `t` the
  /// chord's angle, and a pixel's side cuts two chords. Where chords are longer than a pixel, up to `r t^2 / 14` per
  /// pixel. `(2 r + 1) / 3` is at least `r^(2/3)`.
  static func chords(radius: Double) -> Int {
    max(4, Int(ceil: 15 * min((2 * radius + 1) / 3, 2.5 * radius.squareRoot())))
  }
}
