// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotFit {
  /// Marks and gaps exactly as asked, as many as have room, with what remains divided between both ends.
  ///
  /// Around a closed line the gap is the nearest one that divides it.
  public static let centered = DotFit(name: "centered") { span in
    if span.isClosed { return span.closedDashes }
    let rest = span.fittedLength - span.first
    guard rest >= 0 else { return nil }
    // What rounding takes away from a whole number is far less than the hundred-millionth part of a period.
    let periods = min((rest / span.period + 1e-8).rounded(.down), Double(span.limit - 1))
    let start = max(0, (rest - periods * span.period) / 2)
    return FittedDashes(start: start, lengths: span.lengths, count: Int(periods) + 1)
  }
}
