// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A corner of the centre line of a dash.
struct DashCorner {
  let point: SIMD2<Double>
  /// Whether the line turns towards its normal: that is then the inner side.
  let turnsLeft: Bool
  /// How far from the corner the inner sides meet, along the line; infinite if they do not.
  let inset: Double
  /// Where they meet.
  let inner: SIMD2<Double>
  private let halfWidth: Double
  /// From the corner to the outer sides, of length 1.
  private let outer: (SIMD2<Double>, SIMD2<Double>)
  private let cosine: Double
  private let sine: Double

  init(at sample: LineSample, to tangent: SIMD2<Double>, halfWidth: Double) {
    point = sample.point
    self.halfWidth = halfWidth
    let next = LineSample(point: sample.point, tangent: tangent)
    cosine = (sample.tangent * tangent).sum()
    sine = sample.tangent.x * tangent.y - sample.tangent.y * tangent.x
    turnsLeft = sine > 0
    outer = turnsLeft ? (-sample.normal, -next.normal) : (sample.normal, next.normal)
    inset = cosine > -1 ? halfWidth * abs(sine) / (1 + cosine) : .infinity
    inner = sample.point - (outer.0 + outer.1) * (halfWidth / max(1e-12, 1 + cosine))
  }

  /// The corners of the outer side, from where the first leg ends to where the second one begins.
  func outerSide(_ join: LineJoin) -> [SIMD2<Double>] {
    var points = [point + outer.0 * halfWidth]
    switch join {
    case .bevel: break
    case .miter(let limit):
      // A miter's length is the width over the cosine of half the turn.
      if (1 + cosine) / 2 * limit * limit >= 1 - 1e-9, limit > 0, cosine > -1 {
        points.append(point + (outer.0 + outer.1) * (halfWidth / (1 + cosine)))
      }
    case .round:
      let turn = abs(Double.atan2(y: sine, x: cosine))
      let chords = max(1, Int(ceil: Double(RoundCap.chords(radius: halfWidth)) * turn / .pi))
      let angle = turn / Double(chords)
      // As large a polygon as the part of the disc, but for its ends.
      let radius = halfWidth * (angle > 0 ? angle / .sin(angle) : 1).squareRoot()
      let across = SIMD2(-outer.0.y, outer.0.x) * (turnsLeft ? 1 : -1)
      for index in 1..<max(1, chords) {
        let angle = angle * Double(index)
        points.append(point + (outer.0 * .cos(angle) + across * .sin(angle)) * radius)
      }
    }
    points.append(point + outer.1 * halfWidth)
    return points
  }
}
