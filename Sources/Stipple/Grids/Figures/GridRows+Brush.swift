// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension GridRows {
  /// How the marks of rows are stroked.
  struct Brush {
    /// Painted and unpainted lengths of a mark in turn, from its start to its end, both painted; empty for a line.
    private(set) var dashes: [Double]
    private(set) var width: Double
    private(set) var cap = CGLineCap.butt
    /// How far a mark reaches about its middle.
    private(set) var reach: Double
    /// The area of a mark, or of a line as far as to the next mark.
    private(set) var area: Double
    /// The length that is snapped to pixels; nil for marks that are not moved along their row.
    private(set) var length: Double?

    var isSolid: Bool { dashes.isEmpty }

    /// From the start of the first dash of a mark to the end of its last.
    var span: Double { dashes.reduce(0, +) }

    /// Nil where nothing is to be drawn: a size is no positive number.
    /// - Parameter isHoled: the row is not all drawn: arms that touch each other end where they do, and are no line.
    init?(_ mark: Mark, pen: GridPen, period: Double, isHoled: Bool = false) {
      width = pen.lineWidth
      let markSize = isHoled ? min(pen.markSize, period) : pen.markSize
      (dashes, reach, length) = ([], width / 2, markSize)
      switch mark {
      case .line: area = width * period
      case .disc:
        // Core Animation draws a dash of length 0 as a pill and one of 0.01 as a circle. (lottie-ios issue 1718)
        dashes = [0.01]
        guard pen.dotRadius.isFinite else { return nil }
        width = min(2 * pen.dotRadius, .greatestFiniteMagnitude)
        (cap, reach, length) = (.round, pen.dotRadius, width)
        area = .pi * pen.dotRadius * pen.dotRadius
      case .arm(let isSplit):
        let side = (markSize - width) / 2
        guard markSize > 0, markSize.isFinite, !isSplit || side > 0 else { return nil }
        dashes = isSplit ? [side, width, side] : [markSize]
        reach = markSize / 2
        area = (isSplit ? 2 * side : markSize) * width
      case .edge(let share, _, _):
        dashes = [share * period]
        reach = max(width, share * period)
        // It ends where other edges do.
        length = nil
        area = share * period * width
      }
      guard width > 0, width.isFinite else { return nil }
      // Marks that touch are a line. Discs overlap, as dots always have.
      if case .disc = mark { return }
      if span >= period, !isHoled { dashes = [] }
    }

    /// Draws the marks of a row that are of a cycle: two lines at most, whatever their number.
    func draw(_ marks: RowMarks, of cycle: MarkCycle, with pen: GridPen, to builder: inout GridStrokeBuilder) {
      let count = marks.columns.count
      let first = marks.columns.first
      guard !cycle.isWhole else { return add(marks, 0..<count, dashed(marks), pen, &builder) }
      let isDrawn = { (index: Int) in cycle.holds(first + Double(index)) }
      guard marks.distances == nil else {
        guard let start = (0..<count).first(where: isDrawn), let end = (0..<count).last(where: isDrawn) else { return }
        return add(marks, start..<end + 1, dashed(marks, start..<end + 1, isDrawn), pen, &builder)
      }
      // Rows begin each elsewhere in a cycle, and a dash pattern at its start: what is before that is as in other rows.
      let way = cycle.way(from: first)
      let head = min(max(way - (cycle.length - cycle.count), 0), Double(count))
      add(marks, 0..<Int(head), dashed(marks), pen, &builder)
      guard way < Double(count) else { return }
      let start = Int(way)
      let rest = Double(count - start - 1).truncatingRemainder(dividingBy: cycle.length) + 1
      let over = max(rest - cycle.count, 0)
      let body = start..<count - Int(over)
      let isOne = Double(body.count) <= cycle.count
      add(marks, body, isOne ? dashed(marks) : dashed(cycle, period: marks.period), pen, &builder)
    }

    /// Adds all marks of a row to a path of its period.
    func addWhole(_ marks: RowMarks, of path: CGMutablePath, to builder: inout GridStrokeBuilder) {
      builder.addLine(
        from: marks.first - marks.direction * (span / 2), to: marks.last + marks.direction * (marks.period / 2),
        of: path)
    }

    /// Adds a range of marks as one line, which ends half way to the mark that would follow: a dash that begins just at
    /// the end of a path is drawn by some engines and not by others.
    private func add(
      _ marks: RowMarks, _ range: Range<Int>, _ pattern: [CGFloat], _ pen: GridPen, _ builder: inout GridStrokeBuilder
    ) {
      guard let from = range.first, let to = range.last else { return }
      var (start, end) = (marks.first, marks.last)
      if marks.distances != nil || from > 0 || to < marks.columns.count - 1 {
        start = marks.first + marks.direction * marks.way(to: from)
        end = marks.first + marks.direction * marks.way(to: to)
      }
      builder.addLine(
        from: start - marks.direction * (span / 2), to: end + marks.direction * (marks.period / 2),
        style: pen.style(width: width, cap: cap, dashes: pattern))
    }

    /// The dash pattern of marks of which none is left out.
    private func dashed(_ marks: RowMarks) -> [CGFloat] {
      guard marks.distances == nil else { return dashed(marks, 0..<marks.columns.count) { _ in true } }
      return dashed(marks.period)
    }

    /// The dash pattern of marks that are equally far from each other.
    func dashed(_ period: Double) -> [CGFloat] { pattern([period]) }

    /// The dash pattern of the marks of a cycle, from its start.
    private func dashed(_ cycle: MarkCycle, period: Double) -> [CGFloat] {
      let last = (cycle.length - cycle.count + 1) * period
      return pattern(Array(repeating: period, count: Int(cycle.count) - 1) + [last])
    }

    /// The dash pattern of a range of marks, from one that is drawn to another, with gaps where some are left out.
    private func dashed(_ marks: RowMarks, _ range: Range<Int>, _ isDrawn: (Int) -> Bool) -> [CGFloat] {
      var distances: [Double] = []
      for index in range {
        if isDrawn(index) || distances.isEmpty {
          distances.append(marks.distance(after: index))
        } else {
          distances[distances.count - 1] += marks.distance(after: index)
        }
      }
      return pattern(distances)
    }

    /// Marks at distances.
    private func pattern(_ distances: [Double]) -> [CGFloat] {
      distances.flatMap { distance in (dashes + [max(distance - span, 0)]).map { CGFloat($0) } }
    }
  }
}

extension RowMarks {
  /// How far the mark of an index is from the first.
  fileprivate func way(to index: Int) -> Double {
    guard let distances else { return Double(index) * period }
    return distances.prefix(index).reduce(0, +)
  }
}
