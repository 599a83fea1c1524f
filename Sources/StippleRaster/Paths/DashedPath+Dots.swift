// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DashedPath {
  /// Calls a function with the middle of each dot that begins on a span, between two places.
  @inline(__always)
  func forEachDot(on span: PathSpan, from start: Double, to end: Double, _ body: (SIMD2<Double>) -> Void) {
    for dash in cycle.dashes where dash.length == 0 {
      for index in cycle.repeats(of: dash, from: start, to: end) {
        body(span.point(at: dash.first + Double(index) * cycle.period))
      }
    }
  }

  /// Calls a function with the middle of each dot of a band that reaches some pixels.
  @inline(__always)
  func forEachDot(ofBand band: Int, near visible: PixelRect, _ body: (SIMD2<Double>) -> Void) {
    let radius = pen.width / 2
    let (top, bottom) = (Double(visible.rows.lowerBound) - radius, Double(visible.rows.upperBound) + radius)
    let (left, right) = (Double(visible.columns.lowerBound) - radius, Double(visible.columns.upperBound) + radius)
    for entry in bands.entries(inBand: band) {
      forEachDot(on: spans[Int(entry.span)], from: entry.from, to: entry.to) { center in
        guard center.y > top, center.y < bottom, center.x > left, center.x < right else { return }
        body(center)
      }
    }
  }

  /// How many marks there are at most, seen or not.
  var numberOfMarks: Double {
    var length = 0.0
    for contour in contours { length += contour.length }
    // Long dashes are made of links.
    return Double(contours.count) + length / 256 + Double(cycle.dashes.count) * length / cycle.period
  }
}
