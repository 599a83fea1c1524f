// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Parallel lines of one width, at equal distances along the x or the y axis.
///
/// The middle of line k is at `first + k * pitch`; a negative pitch runs the other way. Where a number is none, there
/// are no lines.
public struct LineSeries: Equatable, Sendable {
  /// The middle of line 0, in pixels.
  public var first: Double
  /// From the middle of a line to that of the next, in pixels.
  public var pitch: Double
  public var count: Int
  /// In pixels.
  public var width: Double

  public init(first: Double, pitch: Double, count: Int, width: Double) {
    self.first = first
    self.pitch = pitch
    self.count = count
    self.width = width
  }

  /// One line.
  public init(at position: Double, width: Double) {
    self.init(first: position, pitch: 0, count: 1, width: width)
  }

  /// Whether it has lines with an area.
  var isVisible: Bool { count > 0 && width > 0 && (count == 1 || pitch == pitch) }

  /// Whether its lines, if there are several, touch each other: they cover one interval.
  var isOneInterval: Bool { count == 1 || width >= abs(pitch) }

  /// Line k.
  func line(_ index: Int) -> Interval {
    let middle = first + Double(index) * pitch
    return Interval(from: middle - width / 2, to: middle + width / 2)
  }

  /// What lies between the outermost edges.
  var hull: Interval {
    let (one, other) = (line(0), line(max(count, 1) - 1))
    return pitch < 0
      ? Interval(from: other.lower, to: one.upper) : Interval(from: one.lower, to: other.upper)
  }

  /// The lines that an interval may meet; none beside them does.
  func indices(meeting interval: Interval) -> Range<Int> {
    let from = (interval.lower - width / 2 - first) / pitch
    let to = (interval.upper + width / 2 - first) / pitch
    let lower = max(Int(floor: min(from, to)), 0)
    let upper = min(Int(ceil: max(from, to)) + 1, count)
    return lower < upper ? lower..<upper : 0..<0
  }

  /// How much of an interval lines cover that do not touch each other, by a closed form: its cost is always the same.
  func length(in interval: Interval) -> Double {
    let part = hull.intersection(interval)
    guard isVisible, !part.isEmpty else { return 0 }
    let pitch = abs(pitch)
    let length = part.upper - part.lower
    // Of so many lines those at the ends do not matter.
    guard length < 1e6 * pitch else { return length * (width / pitch) }
    let offset = part.lower - hull.lower
    let start = offset - Double(Int(floor: offset / pitch)) * pitch
    func covered(upTo end: Double) -> Double {
      let lines = Double(Int(floor: end / pitch))
      return lines * width + min(end - lines * pitch, width)
    }
    return covered(upTo: start + length) - covered(upTo: start)
  }
}
