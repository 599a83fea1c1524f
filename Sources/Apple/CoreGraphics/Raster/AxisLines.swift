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
    var low: Double { min(start, end) }
    var high: Double { max(start, end) }
    /// 1 where the line runs towards greater coordinates, else -1.
    var direction: Double { end < start ? -1 : 1 }
  }

  let axis: Axis
  /// At least one.
  let lines: [Line]
  /// Those of the lines, from the least to the greatest.
  private let positions: [Double]

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
    positions = lines.map(\.position).sorted()
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
    areNear(\.start) && areNear(\.end)
  }

  /// The distance from each line to the next one in the order of positions, if it is the same for all; nil if it is not,
  /// or for one line.
  var pitch: (first: Double, distance: Double)? {
    guard lines.count > 1 else { return nil }
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
    areNear(\.low) && areNear(\.high) ? Interval(from: lines[0].low, to: lines[0].high) : nil
  }

  /// The lines as the raster takes them: one series if they are equally spaced.
  func series(width: Double) -> [LineSeries] {
    guard let pitch else { return lines.map { LineSeries(at: $0.position, width: width) } }
    return [LineSeries(first: pitch.first, pitch: pitch.distance, count: lines.count, width: width)]
  }

  /// Whether no two come as near as a distance across the axis.
  func areApart(by distance: Double) -> Bool {
    zip(positions, positions.dropFirst()).allSatisfy { $1 - $0 >= distance }
  }

  /// Whether a coordinate is the same for all.
  private func areNear(_ coordinate: (Line) -> Double) -> Bool {
    let first = coordinate(lines[0])
    return lines.allSatisfy { isNear(coordinate($0), first) }
  }

  private func isNear(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= Double(Contour.slack)
  }
}
