// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Puts marks on contours, one contour after another, up to a number in all.
///
/// A contour with corners is fitted from corner to corner, and the two sides share the corner's mark: it goes around it.
struct ContourMarks {
  let pen: DotPen
  let fit: DotFit
  /// How far into the pattern contours start.
  let phase: Double
  /// How many marks are left to be put.
  private(set) var limit: Int

  init(pen: DotPen, fit: DotFit, phase: Double, limit: Int) {
    (self.pen, self.fit, self.phase, self.limit) = (pen, fit, phase, limit)
  }

  /// A dash: the lengths from the contour's start to its ends, without caps.
  private typealias Dash = (start: Double, end: Double)

  /// A part of a contour between two places that marks are fitted between.
  private struct Side {
    let start, end: Double
    let startsAtCorner, endsAtCorner: Bool
  }

  /// What rounding moves the end of a dash from a corner at most.
  private static let tolerance = 1e-6

  /// Puts marks on a contour.
  ///
  /// - Returns: Where the contour's colours start, from its start on: if it is closed, in the gap before the mark there.
  mutating func add(on contour: MeasuredContour, symmetry: Int, to path: CGMutablePath) -> CGFloat {
    guard limit > 0 else { return 0 }
    let corners = !fit.isFitted || phase != 0 ? [] : contour.corners.map { Double($0) }
    let dashes =
      corners.isEmpty
      ? plainDashes(on: contour, symmetry: symmetry) : dashes(on: contour, corners: corners)
    limit -= dashes.count
    for dash in dashes {
      if contour.isClosed, dash.end - dash.start >= Double(contour.length) - Self.tolerance {
        contour.addWhole(to: path)
      } else {
        contour.add(from: CGFloat(dash.start), to: CGFloat(dash.end), to: path)
      }
    }
    return seam(of: contour, between: dashes)
  }

  private func seam(of contour: MeasuredContour, between dashes: [Dash]) -> CGFloat {
    let (count, length) = (dashes.count, Double(contour.length))
    guard contour.isClosed, count > 1 else { return pen.seam(of: contour) }
    let (first, last) = (dashes[0], dashes[count - 1])
    // The last mark may be the one around the start.
    return last.end > length + Self.tolerance
      ? CGFloat((dashes[count - 2].end + last.start) / 2 - length) : CGFloat((last.end - length + first.start) / 2)
  }

  private func span(
    _ length: Double, isClosed: Bool = false, symmetry: Int = 1, hasCorners: Bool = false, limit: Int
  ) -> DashSpan? {
    DashSpan(
      length: length, lengths: pen.lengths, isClosed: isClosed, symmetry: symmetry, hasCorners: hasCorners,
      overhang: pen.overhang, limit: max(limit / max(pen.lengths.count / 2, 1), 1))
  }

  // MARK: Without corners

  private func plainDashes(on contour: MeasuredContour, symmetry: Int) -> [Dash] {
    let (length, isClosed) = (Double(contour.length), contour.isClosed && fit.isFitted)
    let reach = isClosed || fit.reachesBeyondEnds ? 0 : pen.reach
    guard let span = span(length + 2 * reach, isClosed: isClosed, symmetry: symmetry, limit: limit),
      let fitted = fit.dashes(on: span)
    else { return isClosed || pen.isElastic ? [(0, length)] : [] }
    let shift = -phase.remainder(dividingBy: fitted.period)
    if isClosed { return dashes(of: fitted, from: shift) }
    // A phase moves marks over the ends, where they are cut.
    let all =
      phase == 0
      ? fitted
      : FittedDashes(
        start: fitted.start - fitted.period, lengths: fitted.lengths, count: fitted.count + 2, end: .infinity)
    return dashes(of: all, from: shift - reach).compactMap { dash in
      let cut = (start: max(dash.start, 0), end: min(dash.end, length))
      return cut.end > cut.start ? cut : nil
    }
  }

  /// The dashes of marks, moved along the contour.
  private func dashes(of fitted: FittedDashes, from shift: Double) -> [Dash] {
    fitted.marks.map { mark in
      let dash = pen.dash(ofMark: mark.length)
      let middle = mark.start + mark.length / 2 + shift
      return (middle - dash / 2, middle + dash / 2)
    }
  }

  // MARK: With corners

  private func dashes(on contour: MeasuredContour, corners: [Double]) -> [Dash] {
    var joined: [Dash] = []
    let sides = sides(of: contour, corners: corners)
    for side in sides where joined.count < limit {
      for dash in dashes(on: side, limit: max(limit / sides.count, 2)) {
        if side.startsAtCorner, let last = joined.last, abs(last.end - side.start) <= Self.tolerance,
          dash.start <= side.start + Self.tolerance
        {
          joined[joined.count - 1].end = max(dash.end, last.end)
        } else {
          joined.append(dash)
        }
      }
    }
    // Around the corner where the contour closes.
    let length = Double(contour.length)
    if contour.isClosed, joined.count > 1, let first = joined.first, let last = joined.last,
      last.end >= corners[0] + length - Self.tolerance, first.start <= corners[0] + Self.tolerance
    {
      joined[joined.count - 1].end = first.end + length
      joined.removeFirst()
    }
    return joined
  }

  /// From corner to corner, and of an open contour from its start and to its end; the last side of a closed one goes
  /// on over its end.
  private func sides(of contour: MeasuredContour, corners: [Double]) -> [Side] {
    let length = Double(contour.length)
    let ends = contour.isClosed ? corners + [corners[0] + length] : [0] + corners + [length]
    return (1..<ends.count).map { index in
      Side(
        start: ends[index - 1], end: ends[index], startsAtCorner: contour.isClosed || index > 1,
        endsAtCorner: contour.isClosed || index < ends.count - 1)
    }
  }

  /// At a corner a mark reaches as far as the side's outer edge.
  private func dashes(on side: Side, limit: Int) -> [Dash] {
    func reach(_ isCorner: Bool) -> Double {
      fit.reachesBeyondEnds ? 0 : isCorner ? pen.width / 2 : pen.reach
    }
    let (before, behind) = (reach(side.startsAtCorner), reach(side.endsAtCorner))
    guard let span = span(side.end - side.start + before + behind, hasCorners: true, limit: limit),
      let fitted = fit.dashes(on: span)
    else { return [(side.start, side.end)] }
    return dashes(of: fitted, from: side.start - before).compactMap { dash in
      let cut = (start: max(dash.start, side.start), end: min(dash.end, side.end))
      return cut.end > cut.start ? cut : nil
    }
  }
}
