// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotFit {
  /// A whole mark at both ends, with the gap that is nearest to the asked one: it may shrink as well as grow.
  ///
  /// There are two marks at least; one, in the middle, when nothing else has room. A pattern of several marks starts and
  /// ends with its first.
  ///
  /// Source: Chromium, styled_stroke_data.cc, `SelectBestDashGap`.
  public static let whole = DotFit(name: "whole") { span in
    if span.isClosed { return span.closedDashes }
    let rest = span.fittedLength - span.first
    return rest < 0 ? nil : span.openDashes(periods: rest > 0 ? span.bestCount(over: rest) : 0)
  }
}
