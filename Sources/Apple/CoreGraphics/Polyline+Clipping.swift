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
    guard track.count > 1 else { return rect.holds(points[0]) ? [self] : [] }
    var pieces: [Polyline] = []
    var isConnected = false
    for (start, end) in zip(track, track.dropFirst()) {
      guard let span = Self.span(from: start, to: end, in: rect) else {
        isConnected = false
        continue
      }
      let from = span.entry?.point(on: start, end, within: rect) ?? start
      let to = span.exit?.point(on: start, end, within: rect) ?? end
      if isConnected, span.entry == nil {
        pieces[pieces.count - 1].points.append(to)
      } else {
        pieces.append(Polyline(points: [from, to], isClosed: false))
      }
      isConnected = span.exit == nil
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
      let begin = ((place + span.range.lowerBound * step) / period).rounded(.down) * period
      let end = place + span.range.upperBound * step
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

  /// The part of a line, from 0 to 1, that lies in a rectangle, and the sides through which it comes in and leaves: none
  /// where the line itself begins or ends inside.
  ///
  /// Source: You-Dong Liang and Brian Barsky, "A new concept and method for line clipping" (1984).
  private static func span(
    from start: CGPoint, to end: CGPoint, in rect: CGRect
  ) -> (range: ClosedRange<CGFloat>, entry: Side?, exit: Side?)? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    var (entry, exit): (Side?, Side?) = (nil, nil)
    for (first, second) in [(Side.left, Side.right), (.top, .bottom)] {
      let (place, step) = (first.distance(of: start), first.distance(of: end) - first.distance(of: start))
      guard step != 0 else {
        if !first.holds(start, rect) || !second.holds(start, rect) { return nil }
        continue
      }
      let (near, far) = step > 0 ? (first, second) : (second, first)
      let (begin, finish) = ((near.edge(of: rect) - place) / step, (far.edge(of: rect) - place) / step)
      if begin > low || (begin == low && !near.holds(start, rect)) { (low, entry) = (begin, near) }
      if finish < high || (finish == high && !far.holds(end, rect)) { (high, exit) = (finish, far) }
    }
    return low <= high ? (low...high, entry, exit) : nil
  }
}

/// A side of a rectangle, as a half plane that holds the rectangle.
private enum Side: CaseIterable {
  case left, right, top, bottom

  /// The coordinate in which the side stands still.
  func distance(of point: CGPoint) -> CGFloat {
    switch self {
    case .left, .right: point.x
    case .top, .bottom: point.y
    }
  }

  /// Where the side of a rectangle is.
  func edge(of rect: CGRect) -> CGFloat {
    switch self {
    case .left: rect.minX
    case .right: rect.maxX
    case .top: rect.minY
    case .bottom: rect.maxY
    }
  }

  func holds(_ point: CGPoint, _ rect: CGRect) -> Bool {
    switch self {
    case .left, .top: distance(of: point) >= edge(of: rect)
    case .right, .bottom: distance(of: point) <= edge(of: rect)
    }
  }

  /// Where a line crosses the side's line.
  ///
  /// The line's equation is kept in numbers of about 1, so that even where the ends are 1e300 away nothing overflows, and
  /// lines that are simple (level, upright, through the origin) stay what they are.
  func crossing(_ start: CGPoint, _ end: CGPoint, _ rect: CGRect) -> CGPoint {
    let size = max(abs(start.x), abs(start.y), abs(end.x), abs(end.y))
    let (x1, y1, x2, y2) = (start.x / size, start.y / size, end.x / size, end.y / size)
    let (edge, turn) = (edge(of: rect), (y1 * x2 - x1 * y2) * size)
    return switch self {
    case .left, .right: CGPoint(x: edge, y: (edge * (y2 - y1) + turn) / (x2 - x1))
    case .top, .bottom: CGPoint(x: (edge * (x2 - x1) - turn) / (y2 - y1), y: edge)
    }
  }

  /// The crossing, kept within the rectangle where rounding would leave it.
  func point(on start: CGPoint, _ end: CGPoint, within rect: CGRect) -> CGPoint {
    let point = crossing(start, end, rect)
    return CGPoint(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
  }
}
