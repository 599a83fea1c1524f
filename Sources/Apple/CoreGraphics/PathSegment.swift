// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A line or a curve of a path, with the point at which it starts.
struct PathSegment {
  /// The x coordinate along it.
  var x: BezierCoordinate
  /// The y coordinate along it.
  var y: BezierCoordinate

  /// Makes a straight segment.
  init(from start: CGPoint, to end: CGPoint) {
    self.init(x: .line(start.x, end.x), y: .line(start.y, end.y))
  }

  private init(x: BezierCoordinate, y: BezierCoordinate) {
    self.x = x
    self.y = y
  }

  /// Makes the segment of an element that is no `move` and no `close`; nil for those.
  init?(_ element: PathElement, from start: CGPoint) {
    switch element {
    case .line(let end):
      self.init(from: start, to: end)
    case .quad(let control, let end):
      self.init(x: .quad(start.x, control.x, end.x), y: .quad(start.y, control.y, end.y))
    case .cubic(let control1, let control2, let end):
      self.init(
        x: .cubic(start.x, control1.x, control2.x, end.x), y: .cubic(start.y, control1.y, control2.y, end.y))
    case .move, .close:
      return nil
    }
  }

  /// The point at a parameter from 0 to 1.
  func point(at parameter: CGFloat) -> CGPoint {
    CGPoint(x: x.value(at: parameter), y: y.value(at: parameter))
  }
}

extension CGPath {
  /// The path's lines and curves in order, closing lines among them.
  ///
  /// - Parameter closingAll: Whether subpaths that are left open get a closing line too, as filling takes them.
  func segments(closingAll: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if let segment = PathSegment(element, from: current) {
        segments.append(segment)
      } else if element == .close || closingAll, current != start {
        segments.append(PathSegment(from: current, to: start))
      }
      if case .move(let point) = element { start = point }
      current = element.end ?? start
    }
    if closingAll, current != start {
      segments.append(PathSegment(from: current, to: start))
    }
    return segments
  }
}
