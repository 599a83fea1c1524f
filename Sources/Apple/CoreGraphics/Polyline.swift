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

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point on the way to another, exact at both ends and without overflow between.
  func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }
}

/// A cubic curve in canvas space.
struct Cubic {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  var end: CGPoint

  init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// Makes the cubic curve that is a quadratic one.
  init(start: CGPoint, control: CGPoint, end: CGPoint) {
    self.init(
      start: start, control1: start.mixed(with: control, at: 2 / 3), control2: end.mixed(with: control, at: 2 / 3),
      end: end)
  }

  /// Adds the points of a polygon that follows the curve, without its start.
  ///
  /// A piece is halved until it is flat or does not come near the region, at most 40 times: with every halving at most
  /// a few pieces are still near it and not flat, so that the work stays small for curves of any size.
  func flatten(near region: CGRect, into points: inout [CGPoint], depth: Int = 0) {
    guard depth < 40, !isFlat, mayMeet(region) else {
      points.append(end)
      return
    }
    let (first, second) = halves
    first.flatten(near: region, into: &points, depth: depth + 1)
    second.flatten(near: region, into: &points, depth: depth + 1)
  }

  /// Whether the curve is nowhere further from its chord than the tolerance.
  ///
  /// Source: Kaspar Fischer, "Piecewise linear approximation of Bézier curves" (2000): the bound by second differences.
  private var isFlat: Bool {
    func bend(_ start: CGFloat, _ control1: CGFloat, _ control2: CGFloat, _ end: CGFloat) -> CGFloat {
      let (first, second) = (3 * control1 - 2 * start - end, 3 * control2 - start - 2 * end)
      return max(first * first, second * second)
    }
    let bound = bend(start.x, control1.x, control2.x, end.x) + bend(start.y, control1.y, control2.y, end.y)
    return bound <= 16 * CGContext.tolerance * CGContext.tolerance
  }

  /// Whether the box of the curve's hull meets a region; yes if it has no box.
  private func mayMeet(_ region: CGRect) -> Bool {
    let xs = [start.x, control1.x, control2.x, end.x]
    let ys = [start.y, control1.y, control2.y, end.y]
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return false }
    return right >= region.minX && left <= region.maxX && bottom >= region.minY && top <= region.maxY
  }

  private var halves: (Cubic, Cubic) {
    let (a, b, c) = (
      start.mixed(with: control1, at: 0.5), control1.mixed(with: control2, at: 0.5), control2.mixed(with: end, at: 0.5)
    )
    let (d, e) = (a.mixed(with: b, at: 0.5), b.mixed(with: c, at: 0.5))
    let middle = d.mixed(with: e, at: 0.5)
    let first = Cubic(start: start, control1: a, control2: d, end: middle)
    return (first, Cubic(start: middle, control1: e, control2: c, end: end))
  }
}
