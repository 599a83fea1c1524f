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
  private let inverse: Scalar
  private let square: Scalar
  /// The area of a quarter of the disc.
  let quarter: Scalar

  /// - Parameter radius: From 0 to where its square times 1,000 is still finite.
  init(radius: Scalar) {
    self.radius = radius
    inverse = radius > 0 ? 1 / radius : 0
    square = 255 * (radius * radius)
    quarter = square * (.pi / 4)
  }

  /// `G(u)`: half of the disc's area between its centre and a place from there, negative to the left.
  func signedArea(_ u: Scalar) -> Scalar {
    let height = max((radius - abs(u)) * inverse, 0)
    let area = quarter - square * Scalar.halfSegment(height: height)
    return u < 0 ? 0 - area : area
  }

  /// The disc's area to the left of u and above v, both from -radius to radius.
  func area(leftOf u: Scalar, above v: Scalar) -> Scalar {
    let distance = abs(v)
    let chord = ((radius - distance) * (radius + distance)).squareRoot()
    let chordArea = signedArea(chord)
    let signed = signedArea(u)
    // What is on the far side of v's chord, seen from the centre.
    let inside = min(max(signed, 0 - chordArea), chordArea) + chordArea
    let beyond = inside - 255 * distance * (min(max(u, 0 - chord), chord) + chord)
    return v < 0 ? beyond : 2 * (signed + quarter) - beyond
  }
}
