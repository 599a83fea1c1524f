// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The area of a disc to the left of and above a point, in closed form.
///
/// A pixel's part of the disc is the second difference of it over the pixel's corners. Lengths are in pixels, with the
/// origin at the disc's centre; areas are in 255ths of a pixel, as bytes of coverage are.
///
/// With `G(u)`, the signed area between the centre and u in half of the disc, all that depends on the column is u and
/// G(u), and all that depends on the row is v, half the chord at v, and its G: many corners share them.
struct DiscArea<Scalar: DiscScalar> {
  let radius: Scalar
  let inverse: Scalar
  /// 255 times the radius's square.
  let square: Scalar
  /// The area of a quarter of the disc.
  let quarter: Scalar

  /// - Parameter radius: From 0 to where its square times 1,000 is still finite.
  init(radius: Scalar) {
    self.radius = radius
    inverse = radius > 0 ? 1 / radius : 0
    square = 255 * (radius * radius)
    quarter = square * (.pi / 4)
  }

  /// `G(u)`: half of the disc's area between its centre and a place from -radius to radius, negative to the left.
  func signedArea(_ u: Scalar) -> Scalar {
    let height = (radius - abs(u)) * inverse
    let area = quarter - square * Scalar.halfSegment(height: height)
    return u.sign == .minus ? 0 - area : area
  }

  /// Where a place, from the middle of a mark, is on the disc when the mark's core is left out.
  func place(_ place: Scalar, core: Scalar) -> Scalar {
    let rest = max(place - core, 0) + min(place + core, 0)
    return min(max(rest, 0 - radius), radius)
  }

  /// The chord at a place from -radius to radius below the centre.
  func chord(at v: Scalar) -> DiscChord<Scalar> {
    let distance = abs(v)
    let half = ((radius - distance) * (radius + distance)).squareRoot()
    let signedArea = signedArea(half)
    return DiscChord(
      half: half, signedArea: signedArea, distance: 255 * distance,
      segment: signedArea + signedArea - 255 * distance * (half + half), isBelowCenter: v >= 0)
  }

  /// The disc's area to the left of u, from -radius to radius, and above a chord.
  func area(leftOf u: Scalar, signedArea: Scalar, above chord: DiscChord<Scalar>) -> Scalar {
    // What lies to the left of u in the segment on the chord's far side, seen from the centre.
    let fromEnd = u + chord.half
    let segment =
      fromEnd < 0
      ? 0
      : chord.half - u < 0
        ? chord.segment : signedArea + chord.signedArea - chord.distance * fromEnd
    return chord.isBelowCenter ? (signedArea + quarter) + (signedArea + quarter) - segment : segment
  }
}

/// What the area above a chord of a disc depends on.
struct DiscChord<Scalar: DiscScalar> {
  /// Half its length.
  let half: Scalar
  /// `G` of that.
  let signedArea: Scalar
  /// 255 times how far it is from the centre.
  let distance: Scalar
  /// The area of the disc on its far side, seen from the centre.
  let segment: Scalar
  let isBelowCenter: Bool
}
