// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster

/// An Archimedean spiral of cubic curves, 600,000 pixels long, in a square of 4096.
struct Spiral {
  struct Curve {
    let points: [SIMD2<Double>]
  }

  let curves: [Curve]

  init() {
    let growth = 21.79 / (2 * Double.pi)
    let step = Double.pi / 4
    // Turned by the same angle again and again: exact enough, and no sine is needed.
    let half = 0.5.squareRoot()
    let directions: [SIMD2<Double>] = [
      SIMD2(1, 0), SIMD2(half, half), SIMD2(0, 1), SIMD2(-half, half), SIMD2(-1, 0), SIMD2(-half, -half),
      SIMD2(0, -1), SIMD2(half, -half),
    ]
    func place(_ index: Int) -> (point: SIMD2<Double>, derivative: SIMD2<Double>) {
      let direction = directions[index % 8]
      let angle = Double(index) * step
      let across = SIMD2(-direction.y, direction.x)
      return (SIMD2(2048, 2048) + growth * angle * direction, growth * (direction + angle * across))
    }
    let count = Int(2040 / growth / step)
    curves = (0..<count).map { index in
      let (start, end) = (place(index), place(index + 1))
      return Curve(points: [
        start.point, start.point + start.derivative * (step / 3), end.point - end.derivative * (step / 3), end.point,
      ])
    }
  }

  var path: StrokePath {
    var path = StrokePath()
    path.move(to: curves[0].points[0])
    for curve in curves {
      path.addCurve(to: curve.points[3], control1: curve.points[1], control2: curve.points[2])
    }
    return path
  }
}
