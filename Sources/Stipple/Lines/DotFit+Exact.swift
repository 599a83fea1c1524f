// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DotFit {
  /// Marks and gaps exactly as asked: the first dash starts with the line, and the line ends where it ends.
  ///
  /// This is how Core Graphics and Core Animation draw a dash pattern.
  public static let exact = DotFit(name: "exact", reachesBeyondEnds: true, isFitted: false) { span in
    let count = min((span.length / span.period).rounded(.up), Double(span.limit))
    return FittedDashes(
      start: -span.overhang, lengths: span.lengths, count: Int(count),
      end: min(span.length, count * span.period) - span.overhang)
  }
}
