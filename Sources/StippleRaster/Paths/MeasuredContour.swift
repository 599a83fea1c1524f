// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A contour of a path after its length was measured.
struct MeasuredContour: Equatable, Sendable {
  /// Which spans it is made of; at least one.
  let spans: Range<Int>
  /// In pixels.
  let length: Double
  let isClosed: Bool
  /// The place before which dashes begin: those that begin at the very end are painted too, but not those that begin at
  /// the end of a closed contour whose start is painted already.
  let limit: Double

  init(spans: Range<Int>, length: Double, isClosed: Bool, cycle: DashCycle) {
    self.spans = spans
    self.length = length
    self.isClosed = isClosed
    let tolerance = DashCycle.tolerance
    let startIsPainted = cycle.dashes.contains { $0.first <= tolerance && $0.first + $0.length >= -tolerance }
    limit = isClosed && startIsPainted ? max(length - tolerance, 2 * tolerance) : length + tolerance
  }

  /// The places in which dashes begin on a span: each dash begins on one.
  func beginnings(in span: PathSpan) -> (from: Double, to: Double) {
    // A dash that is cut at the contour's start begins before it.
    (span.start > 0 ? span.start : -.infinity, span.end < length ? min(span.end, limit) : limit)
  }
}
