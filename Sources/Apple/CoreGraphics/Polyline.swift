// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A subpath of straight lines in canvas space, its curves flattened.
///
/// It is for geometry that Cairo cannot take: Cairo keeps coordinates as 24 bits of whole pixels and 8 bits of parts.
struct Polyline {
  /// At least one point; for a closed line, the last is not the first again.
  var points: [CGPoint]
  var isClosed: Bool
}

extension Polyline {
  /// The subpaths of a path; those with a coordinate that is not finite are left out.
  ///
  /// - Parameter region: The part of the canvas that matters: curves are within the tolerance there, and may be cut
  ///   short elsewhere, where their hull does not meet the region.
  static func polylines(of elements: [PathElement], near region: CGRect) -> [Polyline] {
    var result: [Polyline] = []
    var current: Polyline?
    var start = CGPoint.zero
    func finish() {
      if let current, current.points.allSatisfy(\.isFinite) { result.append(current) }
      current = nil
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (current, start) = (Polyline(points: [point], isClosed: false), point)
      case .close:
        current?.isClosed = true
        finish()
      default:
        var line = current ?? Polyline(points: [start], isClosed: false)
        line.add(element, near: region)
        current = line
      }
    }
    finish()
    return result
  }

  /// Adds a line or curve from the last point.
  private mutating func add(_ element: PathElement, near region: CGRect) {
    guard let start = points.last else { return }
    switch element {
    case .line(let end):
      points.append(end)
    case .quad(let control, let end):
      let curve = Cubic(start: start, control: control, end: end)
      curve.flatten(near: region, into: &points)
    case .cubic(let control1, let control2, let end):
      let curve = Cubic(start: start, control1: control1, control2: control2, end: end)
      curve.flatten(near: region, into: &points)
    case .move, .close:
      break
    }
  }

  /// The corners, the first one again at the end of a closed line.
  var track: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  /// The line as path elements.
  var elements: [PathElement] {
    [.move(points[0])] + (points.count == 1 && !isClosed ? [] : points.dropFirst().map { .line($0) })
      + (isClosed ? [.close] : [])
  }
}
