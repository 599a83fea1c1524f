// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A place on the centre line where the flattened sides of a dash have a corner each.
struct DashStation {
  var sample: LineSample
  /// The corners of the sides, on the side of the tangent's normal and on the other.
  var left: SIMD2<Double>
  var right: SIMD2<Double>
  /// Whether the line has a corner here, whose second tangent is the next station's.
  var isCorner = false
  /// Whether the line goes on straight to the next station.
  var isStraight = false

  /// - Parameters:
  ///   - halfWidth: How far the sides are from the centre line, in pixels.
  ///   - bulge: How far the corners lie from the true sides, in the normal's direction: left and right.
  init(_ sample: LineSample, halfWidth: Double, bulge: SIMD2<Double> = .zero) {
    self.sample = sample
    left = sample.point + sample.normal * (halfWidth + bulge.x)
    right = sample.point - sample.normal * (halfWidth - bulge.y)
  }

  /// Puts stations on a line so that the chords between them are at most 2/255 of a pixel from the sides.
  ///
  /// - Parameter isCapped: Whether something goes on at the ends of the line: there the sides are in their true places.
  /// - Returns: By how much the line turns in all, in radians.
  static func place(
    along samples: [LineSample], halfWidth: Double, isCapped: Bool, into stations: inout [DashStation]
  ) -> Double {
    // From the true place of an end, a chord leaves the side twice as far as from between two corners pushed out.
    let error = isCapped ? 1.0 / 255 : 2.0 / 255
    var turning = 0.0
    var last = SIMD2(0.0, 0.0)
    for (index, sample) in samples.enumerated() {
      guard index + 1 < samples.count else {
        let isFree = !isCapped && !(stations.last?.isCorner ?? true)
        stations.append(DashStation(sample, halfWidth: halfWidth, bulge: isFree ? last : .zero))
        break
      }
      let leg = DashLeg(from: sample, to: samples[index + 1], halfWidth: halfWidth, error: error)
      turning += leg.turning
      if leg.isCorner {
        // Two samples that are the same are one.
        guard leg.turning > 1e-9 else { continue }
        var station = DashStation(sample, halfWidth: halfWidth)
        station.isCorner = true
        stations.append(station)
        last = .zero
        continue
      }
      let isInside = index > 0 && !(stations.last?.isCorner ?? true)
      let isFree = index == 0 && !isCapped
      var station = DashStation(
        sample, halfWidth: halfWidth, bulge: isInside ? (last + leg.bulge) / 2 : isFree ? leg.bulge : .zero)
      station.isStraight = leg.turning < 1e-9
      stations.append(station)
      for chord in 1..<max(1, leg.chords) {
        let share = Double(chord) / Double(leg.chords)
        stations.append(DashStation(leg.sample(at: share), halfWidth: halfWidth, bulge: leg.bulge))
      }
      last = leg.bulge
    }
    return turning
  }
}
