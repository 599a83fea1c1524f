// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How dashes on a span are sampled and cut.
///
/// Samples stand at fixed places of the path besides a dash's own ends, and long dashes are cut at fixed places into
/// links: so what a dash looks like at a pixel does not depend on which part of it is drawn.
struct SpanLegs: Equatable, Sendable {
  /// Into how many parts of equal length samples divide the span.
  let count: Int
  /// How many places for cuts there are on the contour before the span.
  let cutsBefore: Int
  /// How many places for cuts there are on the span: in the middles of so many parts of equal length.
  let cuts: Int

  /// How far apart cuts should be, in pixels and in radians of turning.
  private static let cutLength = 256.0
  private static let cutTurning = 0.9

  /// Divides the spans of a contour.
  static func legs(of spans: ArraySlice<PathSpan>) -> [SpanLegs] {
    var cutsBefore = 0
    var (length, turning) = (0.0, 0.0)
    return spans.map { span in
      let spanTurning = span.turning
      length += span.length
      turning += spanTurning
      var cuts = 0
      if length >= cutLength || turning >= cutTurning {
        cuts = max(1, Int(floor: span.length / cutLength))
        (length, turning) = (span.length / Double(2 * cuts), spanTurning / 2)
      }
      defer { cutsBefore += cuts }
      let count = DashOutline.samples(length: 1, curvature: spanTurning) - 1
      return SpanLegs(count: count, cutsBefore: cutsBefore, cuts: cuts)
    }
  }

  /// How many cuts lie on the contour before a place of the span.
  func cuts(before place: Double, on span: PathSpan) -> Int {
    guard cuts > 0 else { return cutsBefore }
    let number = Int(floor: (place - span.start) * span.inverseLength * Double(cuts) + 0.5)
    return cutsBefore + max(0, min(cuts, number))
  }

  /// Where a cut of the span is, as a length of the contour.
  func place(ofCut number: Int, on span: PathSpan) -> Double {
    span.start + span.length * ((Double(number - cutsBefore) + 0.5) / Double(cuts))
  }
}

extension PathSpan {
  /// By how much the tangent turns, in radians, at least: measured in halves.
  var turning: Double {
    guard let start = curve.tangent(at: 0), let middle = curve.tangent(at: 0.5), let end = curve.tangent(at: 1)
    else { return 0 }
    func angle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
      let sine = a.x * b.y - a.y * b.x
      let cosine = (a * b).sum()
      // Of small angles the sine is a good measure.
      return cosine > 0.95 ? abs(sine) : abs(Double.atan2(y: sine, x: cosine))
    }
    return angle(start, middle) + angle(middle, end)
  }
}
