// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

extension DotStrokeLayout {
  /// A straight line, or `nil` where nothing is to be drawn.
  ///
  /// - Parameters:
  ///   - start: where it starts; of a fit whose marks stay within the line, the outer edge of the first one.
  ///   - bounds: what marks that come in or go out are cut off at.
  package static func line(
    from start: CGPoint, to end: CGPoint, style: DotStyle, width: CGFloat, within bounds: CGRect
  ) -> DotStrokeLayout? {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length.isFinite, length > 0, let pen = DotPen(style, width: width) else { return nil }
    let line = StraightLine(start: start, end: end, length: length)
    guard !pen.isSolid, let span = DashSpan(length: Double(length), lengths: pen.lengths, overhang: pen.overhang)
    else { return solid(line, pen, reachesBeyondEnds: style.fit.reachesBeyondEnds) }
    guard let dashes = style.fit.dashes(on: span) else {
      return pen.isElastic ? solid(line, pen, reachesBeyondEnds: false) : nil
    }
    return style.fit.isFitted
      ? fitted(line, pen, dashes, style, within: bounds) : exact(line, pen, dashes, style)
  }

  private struct StraightLine {
    let start, end: CGPoint
    let length: CGFloat

    func point(at distance: CGFloat) -> CGPoint {
      let part = distance / length
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }

    func path(from first: CGFloat, to last: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: point(at: first))
      path.addLine(to: point(at: last))
      return path
    }

    var isSlanted: Bool { start.x != end.x && start.y != end.y }

    func ribbon(_ pen: DotPen) -> DotRibbon {
      let contour = MeasuredContour(curves: [ContourCurve(points: [start, end])], isClosed: false)
      return DotRibbon([contour], width: CGFloat(pen.width), join: pen.join, seams: [0], reach: nil)
    }

    var axis: Axis { Axis(from: start, to: end) }
  }

  private init(_ path: CGPath, _ pen: DotPen, _ line: StraightLine) {
    self.init(path: path, lineWidth: CGFloat(pen.width))
    (lineCap, lineJoin, axis) = (pen.cap, pen.join, line.axis)
  }

  /// One stroke from end to end, its caps within the line if they are to be.
  private static func solid(_ line: StraightLine, _ pen: DotPen, reachesBeyondEnds: Bool) -> DotStrokeLayout? {
    let reach = reachesBeyondEnds ? 0 : CGFloat(pen.reach)
    guard line.length > 2 * reach else { return nil }
    return DotStrokeLayout(line.path(from: reach, to: line.length - reach), pen, line)
  }

  /// A dash pattern from the line's start, cut off where the line ends.
  private static func exact(
    _ line: StraightLine, _ pen: DotPen, _ dashes: FittedDashes, _ style: DotStyle
  ) -> DotStrokeLayout {
    let first = CGFloat(dashes.start + pen.overhang)
    // Half a gap past the last of the most marks, so that no dash begins at the path's end.
    let most = first + CGFloat(Double(DashSpan.maximumCount) * dashes.period - max(dashes.gap, 0) / 2)
    var layout = DotStrokeLayout(line.path(from: first, to: min(line.length, most)), pen, line)
    layout.dashPattern = pen.pattern(dashes.lengths)
    layout.period = CGFloat(dashes.period)
    layout.phase = style.phase.folded(into: layout.period)
    return layout
  }

  /// A dash pattern from the first mark to the last; where the marks move, from beyond one end to beyond the other.
  private static func fitted(
    _ line: StraightLine, _ pen: DotPen, _ dashes: FittedDashes, _ style: DotStyle, within bounds: CGRect
  ) -> DotStrokeLayout {
    let pattern = pen.pattern(dashes.lengths)
    let period = CGFloat(dashes.period)
    let first = CGFloat(dashes.start + pen.overhang)
    let isMoved = style.phase.finite != 0 || style.marchSpeed.finite != 0
    let path =
      if isMoved {
        line.path(from: first - period, to: CGFloat(dashes.end) + period)
      } else {
        // Into the gap that would follow, so that an engine's rounding takes nothing of the last dash.
        line.path(
          from: first, to: CGFloat(dashes.end - pen.overhang) + max(pattern[pattern.count - 1], 0) / 2)
      }
    var layout = DotStrokeLayout(path, pen, line)
    layout.dashPattern = pattern
    layout.period = period
    layout.phase = style.phase.folded(into: period)
    if isMoved || style.fit.reachesBeyondEnds {
      layout.clip = clip(line, within: bounds)
      layout.ribbon = line.isSlanted ? line.ribbon(pen) : nil
    }
    return layout
  }

  /// The bounds, up to the ends of the line if it runs along an axis; a ribbon cuts others off there.
  private static func clip(_ line: StraightLine, within bounds: CGRect) -> CGRect {
    let (start, end) = (line.start, line.end)
    if start.y == end.y {
      return CGRect(x: min(start.x, end.x), y: bounds.minY, width: abs(end.x - start.x), height: bounds.height)
    }
    if start.x == end.x {
      return CGRect(x: bounds.minX, y: min(start.y, end.y), width: bounds.width, height: abs(end.y - start.y))
    }
    return bounds
  }
}
