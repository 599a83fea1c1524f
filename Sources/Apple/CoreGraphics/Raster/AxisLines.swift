// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// Straight lines along one axis, in canvas space.
struct AxisLines {
  struct Line: Equatable {
    /// Across the axis.
    let position: Double
    /// Along the axis, where the line begins; it may be behind its end.
    let start: Double
    let end: Double

    var length: Double { abs(end - start) }
    /// 1 where the line runs towards greater coordinates, else -1.
    var direction: Double { end < start ? -1 : 1 }
  }

  let axis: Axis
  /// At least one.
  let lines: [Line]

  /// Takes contours that are all lines along one axis; nil for any others.
  init?(_ contours: [Contour]) {
    guard case .line(let start, let end)? = contours.first else { return nil }
    let axis: Axis = Contour.isLevel(start, end) ? .horizontal : .vertical
    var lines: [Line] = []
    for contour in contours {
      guard case .line(let start, let end) = contour, let line = Self.line(start, end, axis) else { return nil }
      lines.append(line)
    }
    self.axis = axis
    self.lines = lines
  }

  static func line(_ start: CGPoint, _ end: CGPoint, _ axis: Axis) -> Line? {
    switch axis {
    case .horizontal:
      guard Contour.isLevel(start, end) else { return nil }
      return Line(position: Double(start.y), start: Double(start.x), end: Double(end.x))
    case .vertical:
      guard Contour.isUpright(start, end) else { return nil }
      return Line(position: Double(start.x), start: Double(start.y), end: Double(end.y))
    }
  }

  /// Whether all begin together and end together.
  var areAlike: Bool {
    lines.allSatisfy { isNear($0.start, lines[0].start) && isNear($0.end, lines[0].end) }
  }

  /// The distance from each line to the next one in the order of positions, if it is the same for all; nil if it is not, or
  /// for one line.
  var pitch: (first: Double, distance: Double)? {
    guard lines.count > 1 else { return nil }
    let positions = lines.map(\.position).sorted()
    let (first, last) = (positions[0], positions[positions.count - 1])
    let distance = (last - first) / Double(positions.count - 1)
    guard distance > Double(Contour.slack) else { return nil }
    for (index, position) in positions.enumerated() {
      guard isNear(position, first + Double(index) * distance) else { return nil }
    }
    return (first, distance)
  }

  /// From where to where all of them run; nil if they are not alike, whichever way they run.
  var extent: Interval? {
    let intervals = lines.map { (min($0.start, $0.end), max($0.start, $0.end)) }
    guard intervals.allSatisfy({ isNear($0.0, intervals[0].0) && isNear($0.1, intervals[0].1) }) else { return nil }
    return Interval(from: intervals[0].0, to: intervals[0].1)
  }

  /// The lines as the raster takes them: one series if they are equally spaced.
  func series(width: Double) -> [LineSeries] {
    guard let pitch else { return lines.map { LineSeries(at: $0.position, width: width) } }
    return [LineSeries(first: pitch.first, pitch: pitch.distance, count: lines.count, width: width)]
  }

  /// Whether no two come as near as a distance across the axis.
  func areApart(by distance: Double) -> Bool {
    let positions = lines.map(\.position).sorted()
    return zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 >= distance }
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= Double(Contour.slack)
  }
}
