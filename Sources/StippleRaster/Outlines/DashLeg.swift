// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The centre line of a dash between two samples: a cubic with their points and tangents; or a corner.
struct DashLeg {
  let start: LineSample
  let end: LineSample
  /// The angle between the tangents, in radians.
  let turning: Double
  /// Whether both samples are at one point.
  let isCorner: Bool
  /// How many chords are close enough to each side, corners pushed out by `bulge`.
  let chords: Int
  /// How far to put the corners of the left and the right side, in the normal's direction, so that a side runs halfway
  /// between its corners and its chords.
  let bulge: SIMD2<Double>
  /// How far apart the samples are.
  private let length: Double
  private let cosine: Double

  /// - Parameter error: How far from a side chords may be, in pixels.
  init(from start: LineSample, to end: LineSample, halfWidth: Double, error: Double = 1.0 / 255) {
    self.start = start
    self.end = end
    let way = end.point - start.point
    length = (way * way).sum().squareRoot()
    cosine = (start.tangent * end.tangent).sum()
    let sine = start.tangent.x * end.tangent.y - start.tangent.y * end.tangent.x
    isCorner = length < 1e-6
    // The chord of the angle is a good measure of a small one.
    turning = isCorner || cosine < 0.9 ? abs(Double.atan2(y: sine, x: cosine)) : max(0, 2 - 2 * cosine).squareRoot()
    // The sagitta of an arc of length l that turns by t is l t / 8; the sides' lengths are l -+ w t.
    let bend = sine > 0 ? turning : -turning
    let sagitta = (length * turning + halfWidth * turning * turning) / 8
    // Chords and corners are each half as far away as they would be from each other.
    let square = sagitta / (2 * error)
    chords = isCorner ? 0 : square <= 1 ? 1 : min(4096, Int(ceil: square.squareRoot()))
    let scale = bend / Double(16 * max(1, chords * chords))
    bulge = -scale * SIMD2(max(0, length - halfWidth * bend), max(0, length + halfWidth * bend))
  }

  /// The point at a share of the way, from 0 to 1.
  func sample(at share: Double) -> LineSample {
    let rest = 1 - share
    // An arc of a circle with that turning.
    let arm = length * (2 / 3.0) / (1 + max(0, (1 + cosine) / 2).squareRoot())
    let first = start.tangent * arm
    let last = end.tangent * arm
    let middle = end.point - start.point - first - last
    let point =
      start.point + first * (3 * share * rest * rest) + (middle + first) * (3 * share * share * rest)
      + (end.point - start.point) * (share * share * share)
    let derivative = first * (rest * rest) + middle * (2 * share * rest) + last * (share * share)
    let speed = (derivative * derivative).sum().squareRoot()
    return LineSample(point: point, tangent: speed > 0 ? derivative / speed : start.tangent)
  }
}
