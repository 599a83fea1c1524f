// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DashCycle {
  /// The period of a pattern without gaps: longer than any contour.
  private static let endless = 0x1p53

  /// Patterns with a shorter period cannot be told from longer ones with the same share of paint, in pixels.
  private static let shortestPeriod = 1.0 / 64

  /// Whether dashes are taken for one.
  var isSolid: Bool { period >= Self.endless }

  /// A pattern and a pen that look the same and do not ask for marks that cannot be told apart.
  ///
  /// Dashes between which no gap can be seen become one. Of patterns much shorter than a pixel only the share of paint
  /// counts: then dashes are longer and fewer.
  func simplified(for pen: PathPen) -> (cycle: DashCycle, pen: PathPen) {
    let widest = pen.cap == .butt ? 0 : Mark.widestUnseenGap(radius: pen.width / 2)
    let closed = closingGaps(upTo: widest)
    guard !closed.isSolid, closed.period < Self.shortestPeriod else { return (closed, pen) }
    // Here a gap remains only between ends that are flat, or narrow: then the caps are as good as some length more.
    let capLength = pen.cap == .butt ? 0 : pen.cap == .square ? pen.width : .pi / 4 * pen.width
    let factor = 2 * Self.shortestPeriod / closed.period
    let dashes = closed.dashes.map {
      Dash(first: ($0.first - capLength / 2) * factor, length: ($0.length + capLength) * factor)
    }
    let longer = DashCycle(dashes: dashes, period: closed.period * factor).closingGaps(upTo: 0)
    return (longer, PathPen(width: pen.width, cap: .butt, join: pen.join))
  }

  /// Dashes with no more than a gap between them made one.
  private func closingGaps(upTo widest: Double) -> DashCycle {
    let ordered = dashes.sorted { $0.first < $1.first }
    guard let first = ordered.first else { return self }
    // The gap before each dash; before the first one it is that behind the last one of the period before.
    let gaps = ordered.indices.map { index in
      let before = index > 0 ? ordered[index - 1] : ordered[ordered.count - 1]
      return ordered[index].first - (before.first + before.length) + (index > 0 ? 0 : period)
    }
    guard let begin = gaps.firstIndex(where: { $0 > widest }) else {
      return DashCycle(dashes: [Dash(first: min(0, first.first), length: Self.endless)], period: Self.endless)
    }
    var merged: [Dash] = []
    for offset in ordered.indices {
      let index = (begin + offset) % ordered.count
      let turn = index < begin ? period : 0
      let dash = Dash(first: ordered[index].first + turn, length: ordered[index].length)
      if offset > 0, gaps[index] <= widest, let last = merged.popLast() {
        merged.append(Dash(first: last.first, length: dash.first + dash.length - last.first))
      } else {
        merged.append(dash)
      }
    }
    // A dash that covers the contour's start comes a period earlier too.
    return DashCycle(
      dashes: merged.map { dash in
        let ends = dash.first + dash.length - period
        let begins = dash.length > 0 ? ends >= Self.tolerance : ends >= -Self.tolerance
        return begins ? Dash(first: dash.first - period, length: dash.length) : dash
      }, period: period)
  }
}
