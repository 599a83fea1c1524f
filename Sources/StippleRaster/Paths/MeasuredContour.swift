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
  /// The places between which dashes may be: from 0 to the length, but where all are taken for one, from the start of
  /// the first to the end of the last.
  let painted: ClosedRange<Double>

  init(spans: Range<Int>, length: Double, isClosed: Bool, cycle: DashCycle, isSolid: Bool) {
    self.spans = spans
    self.length = length
    self.isClosed = isClosed
    let tolerance = DashCycle.tolerance
    let startIsPainted = cycle.dashes.contains { $0.first <= tolerance && $0.first + $0.length >= -tolerance }
    let limit = isClosed && startIsPainted ? max(length - tolerance, 2 * tolerance) : length + tolerance
    self.limit = limit
    guard isSolid else {
      painted = 0...length
      return
    }
    var (start, end) = (length, 0.0)
    for dash in cycle.dashes where dash.first < limit {
      let last = dash.first + Double(cycle.firstRepeat(of: dash, from: limit) - 1) * cycle.period
      start = min(start, max(dash.first, 0))
      end = max(end, min(last + dash.length, length))
    }
    painted = min(start, end)...end
  }

  /// The places in which dashes begin on a span: each dash begins on one.
  func beginnings(in span: PathSpan) -> (from: Double, to: Double) {
    // A dash that is cut at the contour's start begins before it.
    (span.start > 0 ? span.start : -.infinity, span.end < length ? min(span.end, limit) : limit)
  }
}
