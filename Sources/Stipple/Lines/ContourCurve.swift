// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A line or a Bézier curve of two to four points, with its length.
///
/// It is measured once, in pieces, by Gauss's formula of eight points, to about 1e-10 of its length; a place at a length
/// along it is found by Newton's method in the piece that it is on.
///
/// Apple has no function for the length of a path, and its dashes drift from the true one at curves.
package struct ContourCurve: Sendable, Equatable {
  package let points: [CGPoint]
  package let length: CGFloat
  /// What a curve is made of, in order; none for a line.
  private let pieces: [Piece]

  private struct Piece: Equatable {
    /// The parameters between which it lies.
    let start, end: CGFloat
    /// The length of the curve before it, and its own.
    let offset, length: CGFloat
  }

  package init(points: [CGPoint]) {
    self.points = points
    guard points.count > 2 else {
      pieces = []
      length = hypot(points[1].x - points[0].x, points[1].y - points[0].y)
      return
    }
    var pieces: [Piece] = []
    let whole = Self.measure(points, 0, 1)
    length = Self.divide(points, 0, 1, whole, depth: 0, offset: 0, into: &pieces)
    self.pieces = pieces
  }

  /// Divides a part until its halves are as long as it is by the formula; gives the length up to its end.
  private static func divide(
    _ points: [CGPoint], _ start: CGFloat, _ end: CGFloat, _ whole: CGFloat, depth: Int, offset: CGFloat,
    into pieces: inout [Piece]
  ) -> CGFloat {
    let middle = (start + end) / 2
    let (head, tail) = (measure(points, start, middle), measure(points, middle, end))
    // At a cusp one half alone is divided again; twenty-four halvings leave it no length.
    guard depth < 24, abs(head + tail - whole) > 1e-11 * (head + tail) else {
      pieces.append(Piece(start: start, end: middle, offset: offset, length: head))
      pieces.append(Piece(start: middle, end: end, offset: offset + head, length: tail))
      return offset + head + tail
    }
    let half = divide(points, start, middle, head, depth: depth + 1, offset: offset, into: &pieces)
    return divide(points, middle, end, tail, depth: depth + 1, offset: half, into: &pieces)
  }

  /// The nodes and weights of Gauss's formula of eight points, on both sides of the middle.
  ///
  /// Source: Abramowitz and Stegun, Handbook of Mathematical Functions, table 25.4.
  private static let nodes: [(place: CGFloat, weight: CGFloat)] = [
    (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
    (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
  ]

  /// The length between two parameters.
  private static func measure(_ points: [CGPoint], _ start: CGFloat, _ end: CGFloat) -> CGFloat {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return half
      * nodes.reduce(CGFloat(0)) { sum, node in
        let one = velocity(points, middle - half * node.place)
        let other = velocity(points, middle + half * node.place)
        return sum + node.weight * (hypot(one.dx, one.dy) + hypot(other.dx, other.dy))
      }
  }

  /// The derivative at a parameter.
  private static func velocity(_ points: [CGPoint], _ t: CGFloat) -> CGVector {
    let s = 1 - t
    switch points.count {
    case 2: return CGVector(dx: points[1].x - points[0].x, dy: points[1].y - points[0].y)
    case 3:
      let (p, q, r) = (points[0], points[1], points[2])
      return CGVector(
        dx: 2 * (s * (q.x - p.x) + t * (r.x - q.x)), dy: 2 * (s * (q.y - p.y) + t * (r.y - q.y)))
    default:
      let (p, q, r, o) = (points[0], points[1], points[2], points[3])
      let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
      return CGVector(
        dx: a * (q.x - p.x) + b * (r.x - q.x) + c * (o.x - r.x),
        dy: a * (q.y - p.y) + b * (r.y - q.y) + c * (o.y - r.y))
    }
  }

  /// The parameter at a length from the start, to 1e-9 of it.
  package func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0, length > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard let piece = piece(at: distance) else { return distance / length }
    let target = distance - piece.offset
    var (low, high) = (piece.start, piece.end)
    var t = low + (high - low) * (piece.length > 0 ? target / piece.length : 0)
    for _ in 0..<32 {
      let error = Self.measure(points, piece.start, t) - target
      if abs(error) <= 1e-10 * (1 + length) { break }
      if error > 0 { high = t } else { low = t }
      let velocity = Self.velocity(points, t)
      let next = t - error / hypot(velocity.dx, velocity.dy)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The piece that a length from the start is on, by halving.
  private func piece(at distance: CGFloat) -> Piece? {
    guard !pieces.isEmpty else { return nil }
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= distance { low = middle } else { high = middle }
    }
    return pieces[low]
  }
}

// MARK: Parts

extension ContourCurve {
  /// The point at a parameter.
  package func point(at t: CGFloat) -> CGPoint {
    Self.split(points, at: t).0[points.count - 1]
  }

  /// The points of the part between two lengths from the start.
  package func part(from start: CGFloat, to end: CGFloat) -> [CGPoint] {
    let first = start > 0 ? parameter(at: start) : 0
    let last = end < length ? parameter(at: end) : 1
    let head = last < 1 ? Self.split(points, at: last).0 : points
    return first > 0 && last > 0 ? Self.split(head, at: min(first / last, 1)).1 : head
  }

  /// The curves on both sides of a parameter, by de Casteljau's construction.
  private static func split(_ points: [CGPoint], at t: CGFloat) -> ([CGPoint], [CGPoint]) {
    var (head, row) = (points, points)
    let last = points.count - 1
    for round in 1..<points.count {
      for index in 0...(last - round) {
        let (one, next) = (row[index], row[index + 1])
        row[index] = CGPoint(x: one.x + (next.x - one.x) * t, y: one.y + (next.y - one.y) * t)
      }
      head[round] = row[0]
    }
    return (head, row)
  }

  /// The direction at one of its ends; `nil` if all its points are one.
  package func direction(atEnd: Bool) -> CGVector? {
    let ordered = atEnd ? points.reversed() : points
    guard let other = ordered.first(where: { $0 != ordered[0] }) else { return nil }
    let sign: CGFloat = atEnd ? -1 : 1
    let vector = CGVector(dx: sign * (other.x - ordered[0].x), dy: sign * (other.y - ordered[0].y))
    let size = hypot(vector.dx, vector.dy)
    return size > 0 ? CGVector(dx: vector.dx / size, dy: vector.dy / size) : nil
  }
}
