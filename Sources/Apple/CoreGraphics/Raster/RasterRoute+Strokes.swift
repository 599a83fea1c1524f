// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

extension RasterRoute {
  /// Solid lines both ways, or the outline of a rectangle.
  static func grid(_ contours: [Contour], _ pen: RasterPen) -> LineGrid? {
    if contours.count == 1, case .rect(let rect) = contours[0] { return outline(rect, pen) }
    guard pen.cap != .round, pen.hasPlainCaps else { return nil }
    var (rows, columns): ([Contour], [Contour]) = ([], [])
    for contour in contours {
      guard case .line(let start, let end) = contour else { return nil }
      if Contour.isLevel(start, end) { rows.append(contour) } else { columns.append(contour) }
    }
    let lines = (rows: AxisLines(rows), columns: AxisLines(columns))
    guard rows.isEmpty == (lines.rows == nil), columns.isEmpty == (lines.columns == nil),
      let rowExtent = lines.rows.map({ $0.extent }) ?? .everywhere,
      let columnExtent = lines.columns.map({ $0.extent }) ?? .everywhere
    else { return nil }
    func reach(_ axis: Axis) -> Double { pen.cap == .square ? pen.width(of: axis) / 2 : 0 }
    return LineGrid(
      columns: lines.columns?.series(width: pen.width(of: .vertical)) ?? [],
      rows: lines.rows?.series(width: pen.width(of: .horizontal)) ?? [],
      columnExtent: columnExtent.widened(by: reach(.vertical)), rowExtent: rowExtent.widened(by: reach(.horizontal)))
  }

  /// The mitred outline of a rectangle: two lines each way, which end at each other's outer edges.
  private static func outline(_ rect: CGRect, _ pen: RasterPen) -> LineGrid? {
    guard pen.join == .miter, pen.miterLimit >= 2.0.squareRoot(), rect.width > 0, rect.height > 0 else { return nil }
    let (vertical, horizontal) = (pen.width(of: .vertical), pen.width(of: .horizontal))
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    return LineGrid(
      columns: [LineSeries(at: left, width: vertical), LineSeries(at: right, width: vertical)],
      rows: [LineSeries(at: top, width: horizontal), LineSeries(at: bottom, width: horizontal)],
      columnExtent: Interval(from: top, to: bottom).widened(by: horizontal / 2),
      rowExtent: Interval(from: left, to: right).widened(by: vertical / 2))
  }

  /// Dashes and dots along any path; a solid line as one dash.
  static func path(_ elements: [PathElement], _ pen: RasterPen, _ clip: CGRect, _ cache: MaskCache) -> DashedPath? {
    let dash = pen.dash(along: .horizontal) ?? (lengths: [0x1p50, 0], phase: 0)
    let density = Double(dash.lengths.count / 2) / dash.lengths.reduce(0, +)
    guard visibleLength(of: elements, within: clip.insetBy(dx: -pen.reach, dy: -pen.reach)) * density <= dashLimit
    else {
      return nil
    }
    return DashedPath(
      StrokePath(elements), lengths: dash.lengths, phase: dash.phase, pen: pen.pathPen, clip: PixelRect(around: clip),
      cache: cache)
  }

  /// At most the length of what can be seen of a path, with no more than what it takes to find that it is little.
  private static func visibleLength(of elements: [PathElement], within box: CGRect) -> Double {
    var (length, start, current) = (CGFloat.zero, CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let point) = element { (start, current) = (point, point) }
      var (whole, count) = (CGFloat.zero, 0)
      var (low, high) = (current, current)
      func add(_ point: CGPoint) -> Bool {
        whole += hypot(point.x - current.x, point.y - current.y)
        low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        (current, count) = (point, count + 1)
        return true
      }
      if case .close = element { _ = add(start) } else { _ = element.pointsSatisfy(add) }
      let isNear = low.x <= box.maxX && high.x >= box.minX && low.y <= box.maxY && high.y >= box.minY
      guard isNear, !element.isMove else { continue }
      length += count == 1 ? min(whole, hypot(box.width, box.height)) : whole
    }
    return Double(length)
  }

  /// The most dashes of a path whose places must be found one by one; one with more is left to Cairo, as solid.
  private static let dashLimit = 1_048_576.0
  /// The most marks within the clip that are drawn one by one; a line with more is left to Cairo, as solid.
  private static let markLimit = 16_777_216.0

  /// Marks that repeat in two directions; nil where the lines are not alike.
  static func lattice(_ lines: AxisLines, _ pen: RasterPen, _ clip: CGRect) -> MarkLattice? {
    guard lines.areAlike, let pitch = lines.pitch, let dashes = DashedLine(lines.lines[0], lines.axis, pen),
      dashes.runs.count == 1
    else { return nil }
    let (run, count) = (dashes.runs[0], lines.lines.count)
    let mark = pen.mark(length: run.length, along: lines.axis)
    let first = lines.lines[0].place(of: run, period: dashes.period)
    let (along, across) = lines.axis == .horizontal ? (clip.width, clip.height) : (clip.height, clip.width)
    let visible = dashes.count(of: run, within: Double(along)) * min(Double(count), Double(across) / pitch.distance + 1)
    guard visible <= markLimit else { return nil }
    return switch lines.axis {
    case .horizontal:
      MarkLattice(
        mark: mark, axis: .horizontal, origin: SIMD2(first, pitch.first), pitch: SIMD2(dashes.period, pitch.distance),
        columns: run.count, rows: count)
    case .vertical:
      MarkLattice(
        mark: mark, axis: .vertical, origin: SIMD2(pitch.first, first), pitch: SIMD2(pitch.distance, dashes.period),
        columns: count, rows: run.count)
    }
  }

  /// Rows of marks; nil where two marks of different rows could share a pixel.
  static func rows(_ lines: AxisLines, _ pen: RasterPen, _ clip: CGRect) -> [MarkRow]? {
    let width = pen.width(of: lines.axis)
    guard lines.areApart(by: width + 1) else { return nil }
    let extent = Double(lines.axis == .horizontal ? clip.width : clip.height)
    var visible = 0.0
    var rows: [MarkRow] = []
    for line in lines.lines {
      let dashes = DashedLine(line, lines.axis, pen) ?? DashedLine(solid: line.length)
      guard dashes.runs.count <= 1 || dashes.gap - (pen.cap == .butt ? 0 : width) >= 1 else { return nil }
      for run in dashes.runs {
        visible += dashes.count(of: run, within: extent)
        rows.append(
          MarkRow(
            mark: pen.mark(length: run.length, along: lines.axis), axis: lines.axis, position: line.position,
            first: line.place(of: run, period: dashes.period), pitch: dashes.period, count: run.count))
      }
    }
    return visible <= markLimit ? rows : nil
  }
}

extension DashedLine {
  /// The dashes of a line in pixels; nil for a solid pen.
  fileprivate init?(_ line: AxisLines.Line, _ axis: Axis, _ pen: RasterPen) {
    guard let dash = pen.dash(along: axis) else { return nil }
    self.init(length: line.length, lengths: dash.lengths, phase: dash.phase, mark: pen.mark(length: 0, along: axis))
  }

  /// About how many dashes of a run can be seen within a distance.
  fileprivate func count(of run: Run, within extent: Double) -> Double {
    min(Double(run.count), extent / period + 1)
  }
}

extension AxisLines.Line {
  /// Where the middle of the dash of a run with the least coordinate is, so that all follow in steps of a period.
  fileprivate func place(of run: DashedLine.Run, period: Double) -> Double {
    direction > 0 ? start + run.first : start - run.first - Double(run.count - 1) * period
  }
}
