// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A disc of any radius up to 2^31 pixels as a polygon that is exact where it is seen.
///
/// The circle is halved again and again, at places that depend on the radius alone, down to chords less than 1/1,000 of
/// a pixel from it; arcs that are wholly to one side of the visible pixels stay chords. So it costs as many corners as
/// the visible part of the circle needs, and a pixel's coverage does not depend on what else is visible.
struct DiscOutline: Sendable {
  let center: SIMD2<Double>
  let radius: Double
  /// Where the corners are: so far outside the circle that it runs halfway between corners and chords.
  private let outer: Double
  private let depth: Int

  /// - Parameter radius: In pixels; nothing is drawn if it is not above 0 and up to 2^31, or the middle is not finite.
  init(center: SIMD2<Double>, radius: Double) {
    let isDrawn = radius > 0 && radius <= 0x1p31 && abs(center.x) <= 0x1p32 && abs(center.y) <= 0x1p32
    self.center = center
    self.radius = isDrawn ? radius : 0
    // Halving an angle makes a quarter of the sagitta r t^2 / 8. A small disc needs few corners, but some.
    var depth = 3
    var angle = Double.pi / 16
    while self.radius * angle * angle / 8 >= 0.001 {
      angle /= 2
      depth += 1
    }
    self.depth = depth
    outer = self.radius * (1 + angle * angle / 16)
  }

  /// Adds the disc to an outline.
  ///
  /// - Parameter pixels: Those that are visible; others may get any coverage.
  func append(near pixels: PixelRect, into outline: inout Outline) {
    guard radius > 0, !pixels.isEmpty else { return }
    let low = SIMD2(Double(pixels.columns.lowerBound), Double(pixels.rows.lowerBound))
    let high = SIMD2(Double(pixels.columns.upperBound), Double(pixels.rows.upperBound))
    let quarters = [SIMD2(1.0, 0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1)]
    for (index, start) in quarters.enumerated() {
      append(from: start, to: quarters[(index + 1) % 4], depth: depth, low: low, high: high, into: &outline)
    }
    outline.close()
  }

  /// Adds the corners of an arc between two directions, but for its last one.
  private func append(
    from start: SIMD2<Double>, to end: SIMD2<Double>, depth: Int, low: SIMD2<Double>, high: SIMD2<Double>,
    into outline: inout Outline
  ) {
    let first = center + start * outer
    let last = center + end * outer
    // The arc lies within the triangle of its ends and of where its tangents meet.
    let tip = center + (start + end) * (outer / (1 + (start * end).sum()))
    let least = pointwiseMin(pointwiseMin(first, last), tip)
    let most = pointwiseMax(pointwiseMax(first, last), tip)
    let isSeen = least.x <= high.x && most.x >= low.x && least.y <= high.y && most.y >= low.y
    guard depth > 0, isSeen else {
      outline.append(first)
      return
    }
    let sum = start + end
    let middle = sum / (sum * sum).sum().squareRoot()
    append(from: start, to: middle, depth: depth - 1, low: low, high: high, into: &outline)
    append(from: middle, to: end, depth: depth - 1, low: low, high: high, into: &outline)
  }
}
