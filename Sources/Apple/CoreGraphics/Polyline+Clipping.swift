// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension Polyline {
  /// The area inside the line and a rectangle, taken as filled: outside the rectangle, edges run along its sides.
  ///
  /// Winding numbers within the rectangle stay what they are.
  ///
  /// Source: Ivan Sutherland and Gary Hodgman, "Reentrant polygon clipping" (1974).
  func filled(within rect: CGRect) -> Polyline? {
    var points = self.points
    for side in Side.allCases {
      guard let last = points.last else { return nil }
      var kept: [CGPoint] = []
      var previous = last
      for point in points {
        let (wasIn, isIn) = (side.holds(previous, rect), side.holds(point, rect))
        if wasIn != isIn { kept.append(side.crossing(previous, point, rect)) }
        if isIn { kept.append(point) }
        previous = point
      }
      points = kept
    }
    return points.count < 3 ? nil : Polyline(points: points, isClosed: true)
  }

  /// The pieces of the line that lie in a rectangle.
  ///
  /// A closed line that leaves the rectangle comes back as open pieces; none of them begins or ends at its start if that
  /// is inside, so that the corner there keeps its join.
  func cut(to rect: CGRect) -> [Polyline] {
    let track = self.track
    guard track.count > 1 else { return rect.contains(points[0]) ? [self] : [] }
    var pieces: [Polyline] = []
    var isConnected = false
    for (start, end) in zip(track, track.dropFirst()) {
      guard let span = Self.span(from: start, to: end, in: rect) else {
        isConnected = false
        continue
      }
      let from = Self.point(from: start, to: end, at: span.lowerBound, in: rect)
      let to = Self.point(from: start, to: end, at: span.upperBound, in: rect)
      if isConnected, span.lowerBound == 0 {
        pieces[pieces.count - 1].points.append(to)
      } else {
        pieces.append(Polyline(points: [from, to], isClosed: false))
      }
      isConnected = span.upperBound == 1
    }
    guard isClosed, isConnected, let first = pieces.first, let last = pieces.last, first.points[0] == track[0] else {
      return pieces
    }
    guard pieces.count > 1 else { return first.points.count == track.count ? [self] : pieces }
    pieces[0].points = last.points + first.points.dropFirst()
    pieces.removeLast()
    return pieces
  }

  /// The pieces of the line that a dash pattern needs to look right in a rectangle.
  ///
  /// Each piece begins a whole number of periods after the start of the line, so that the pattern begins in it with the
  /// same phase; it ends where the line leaves the rectangle.
  ///
  /// - Parameter length: The length of a canvas vector as the pattern counts it.
  func cut(to rect: CGRect, period: CGFloat, length: (CGVector) -> CGFloat) -> [Polyline] {
    let track = self.track
    guard track.count > 1 else { return cut(to: rect) }
    var places: [CGFloat] = [0]
    var spans: [ClosedRange<CGFloat>] = []
    for (start, end) in zip(track, track.dropFirst()) {
      let (place, step) = (places[places.count - 1], length(CGVector(dx: end.x - start.x, dy: end.y - start.y)))
      places.append(place + step)
      guard let span = Self.span(from: start, to: end, in: rect) else { continue }
      let begin = ((place + span.lowerBound * step) / period).rounded(.down) * period
      let end = place + span.upperBound * step
      if let last = spans.last, begin <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        spans.append(begin...max(begin, end))
      }
    }
    if spans == [0...places[places.count - 1]] { return [self] }
    return spans.map { span in Self.piece(of: track, at: places, span) }
  }

  /// The part of a track between two distances from its start; `places` holds the distance of each point.
  private static func piece(of track: [CGPoint], at places: [CGFloat], _ span: ClosedRange<CGFloat>) -> Polyline {
    func point(at place: CGFloat) -> (index: Int, point: CGPoint) {
      // Binary search: the last segment that begins at or before the place.
      var (low, high) = (0, track.count - 2)
      while low < high {
        let middle = (low + high + 1) / 2
        if places[middle] <= place { low = middle } else { high = middle - 1 }
      }
      let step = places[low + 1] - places[low]
      let t = step > 0 ? min(max((place - places[low]) / step, 0), 1) : 0
      return (low, track[low].mixed(with: track[low + 1], at: t))
    }
    let (first, last) = (point(at: span.lowerBound), point(at: span.upperBound))
    let corners = first.index < last.index ? Array(track[first.index + 1...last.index]) : []
    return Polyline(points: [first.point] + corners + [last.point], isClosed: false)
  }

  /// The part of a line, from 0 to 1, that lies in a rectangle.
  ///
  /// Source: You-Dong Liang and Brian Barsky, "A new concept and method for line clipping" (1984).
  private static func span(from start: CGPoint, to end: CGPoint, in rect: CGRect) -> ClosedRange<CGFloat>? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    let axes = [
      (start.x, end.x - start.x, rect.minX, rect.maxX), (start.y, end.y - start.y, rect.minY, rect.maxY),
    ]
    for (place, step, least, greatest) in axes {
      guard step != 0 else {
        if place < least || place > greatest { return nil }
        continue
      }
      let (first, second) = ((least - place) / step, (greatest - place) / step)
      low = max(low, min(first, second))
      high = min(high, max(first, second))
    }
    return low <= high ? low...high : nil
  }

  /// The point of a line at a parameter, kept within the rectangle where rounding would leave it.
  private static func point(from start: CGPoint, to end: CGPoint, at t: CGFloat, in rect: CGRect) -> CGPoint {
    let point = start.mixed(with: end, at: t)
    return CGPoint(
      x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
  }
}

/// A side of a rectangle, as a half plane that holds the rectangle.
private enum Side: CaseIterable {
  case left, right, top, bottom

  func holds(_ point: CGPoint, _ rect: CGRect) -> Bool {
    switch self {
    case .left: point.x >= rect.minX
    case .right: point.x <= rect.maxX
    case .top: point.y >= rect.minY
    case .bottom: point.y <= rect.maxY
    }
  }

  /// Where a line whose ends lie on both sides of this one crosses it.
  func crossing(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> CGPoint {
    switch self {
    case .left: Self.crossing(start, end, x: rect.minX)
    case .right: Self.crossing(start, end, x: rect.maxX)
    case .top: Self.crossing(start, end, y: rect.minY)
    case .bottom: Self.crossing(start, end, y: rect.maxY)
    }
  }

  private static func crossing(_ start: CGPoint, _ end: CGPoint, x: CGFloat) -> CGPoint {
    CGPoint(x: x, y: start.mixed(with: end, at: (x - start.x) / (end.x - start.x)).y)
  }

  private static func crossing(_ start: CGPoint, _ end: CGPoint, y: CGFloat) -> CGPoint {
    CGPoint(x: start.mixed(with: end, at: (y - start.y) / (end.y - start.y)).x, y: y)
  }
}
