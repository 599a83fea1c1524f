// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotFit {
  /// Half a mark at both ends, with the gap that is nearest to the asked one; at a corner, one mark goes around it.
  ///
  /// A line shorter than a mark has none.
  public static let half = DotFit(name: "half", reachesBeyondEnds: true) { span in
    if span.isClosed { return span.closedDashes }
    let length = min(span.length, Double(span.limit - 1) * span.period)
    guard length >= span.first else { return nil }
    let periods = span.bestCount(over: length)
    guard periods > 0 else { return nil }
    let clear = length / Double(periods) - span.painted
    return FittedDashes(start: -span.first / 2, lengths: span.lengths(clear: clear), count: periods + 1)
  }
}
