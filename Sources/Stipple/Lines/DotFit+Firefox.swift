// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotFit {
  /// A whole mark at both ends, as many as Firefox has: the distance of the outermost ones in halves of a period,
  /// rounded, and one more if that is odd.
  ///
  /// Where there is no room for two, one is in the middle. Firefox itself asks for gaps as wide as the line.
  ///
  /// Source: Firefox, nsCSSRenderingBorders.cpp, `DrawDottedSideSlow`.
  public static let firefox = DotFit(name: "firefox") { span in
    let length = span.isClosed ? span.length : span.fittedLength - span.first
    guard length >= 0 else { return nil }
    let half = span.period / 2
    let halves = min((length / half).rounded(), Double(span.limit) * 2)
    var periods = (Int(halves) + 1) / 2
    guard span.isClosed else {
      // Marks that are longer than their gaps could come to overlap.
      let most = span.clear < 0 ? span.limit - 1 : Int(min(length / span.painted, Double(span.limit - 1)))
      return span.openDashes(periods: length < half ? 0 : min(periods, most))
    }
    periods = max(min((periods + span.symmetry - 1) / span.symmetry * span.symmetry, span.limit), 1)
    let hasRoom = span.length / Double(periods) > span.painted
    return hasRoom ? span.closedDashes(count: periods) : span.closedDashes
  }
}
