// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// An arc of a circle on its way to cubic curves.
struct CircleArc {
  let center: SIMD2<Double>
  let radius: Double
  let startAngle: Double
  /// The angle it covers, at most a full turn either way.
  let sweep: Double

  /// Takes the angles as `StrokePath.addArc` does.
  init(center: SIMD2<Double>, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool) {
    self.center = center
    self.radius = radius
    // Within one turn either way, where sines are exact.
    let turn = 2 * Double.pi
    self.startAngle = startAngle.wrapped(to: turn)
    let difference = clockwise ? startAngle - endAngle : endAngle - startAngle
    let angle = difference >= turn ? turn : difference.wrapped(to: turn)
    sweep = clockwise ? -angle : angle
  }

  var start: SIMD2<Double> { point(at: 0) }

  /// The curves that follow the arc, each with its end.
  ///
  /// Source: a cubic over an angle of a whose handles are 4/3 tan(a/4) long leaves the circle by 4/27 of the radius
  /// times sin(a/4)^6 / cos(a/4)^2 (Michael Goldapp, "Approximation of circular arcs by cubic polynomials", 1991).
  var curves: [(curve: CubicCurve, end: SIMD2<Double>)] {
    guard radius.isFinite, sweep.isFinite else { return [(CubicCurve(from: start, to: start), start)] }
    // 4/27 (a/4)^6 <= 1e-6 / radius, or 1e-12: the sixth root is found by trying, from eighths of a turn on.
    let bound = max(1e-6 / abs(radius), 1e-12)
    var count = 1
    func error(_ angle: Double) -> Double {
      let square = angle * angle / 16
      return square * square * square * (4.0 / 27)
    }
    while error(sweep / Double(count)) > bound { count += 1 }
    let step = sweep / Double(count)
    let handle = 4.0 / 3 * Double.sin(step / 4) / Double.cos(step / 4)
    return (0..<count).map { index in
      let (a, b) = (step * Double(index), step * Double(index + 1))
      let (start, end) = (point(at: a), point(at: b))
      let curve = CubicCurve(
        from: start, control1: start + handle * direction(at: a), control2: end - handle * direction(at: b), to: end)
      return (curve, end)
    }
  }

  private func point(at angle: Double) -> SIMD2<Double> {
    center + radius * SIMD2(.cos(startAngle + angle), .sin(startAngle + angle))
  }

  /// The derivative by the angle.
  private func direction(at angle: Double) -> SIMD2<Double> {
    radius * SIMD2(-.sin(startAngle + angle), .cos(startAngle + angle))
  }
}
