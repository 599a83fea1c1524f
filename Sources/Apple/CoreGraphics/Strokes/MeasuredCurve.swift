// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A line or a Bézier curve of two to four points, with its length.
///
/// A curve is measured once, in pieces that are nearly straight; a place at a length along it is found in the time of a
/// few cuts of one piece, however many places are asked for.
package struct MeasuredCurve {
  package let points: [CGPoint]
  /// To about 1e-8 of it.
  package let length: CGFloat
  /// What a curve is made of, in order; none for a line.
  private let pieces: [Piece]

  /// A nearly straight part of a curve.
  private struct Piece {
    let points: [CGPoint]
    /// The parameters of the curve between which it lies.
    let parameters: ClosedRange<CGFloat>
    /// The length of the curve before it.
    let offset: CGFloat
    let length: CGFloat
  }

  package init(points: [CGPoint]) {
    self.points = points
    guard points.count > 2 else {
      (pieces, length) = ([], points[0].distance(to: points[points.count - 1]))
      return
    }
    var pieces: [Piece] = []
    length = Self.measure(points, over: 0...1, depth: 0, to: &pieces, offset: 0)
    self.pieces = pieces
  }

  package var start: CGPoint {
    points[0]
  }

  package var end: CGPoint {
    points[points.count - 1]
  }

  /// Adds the pieces of a part of a curve to a list; gives the length up to their end.
  private static func measure(
    _ points: [CGPoint], over parameters: ClosedRange<CGFloat>, depth: Int, to pieces: inout [Piece], offset: CGFloat
  ) -> CGFloat {
    let estimate = estimate(points)
    // Sixteen halvings bound the work at a cusp.
    guard !estimate.isClose, depth < 16 else {
      pieces.append(Piece(points: points, parameters: parameters, offset: offset, length: estimate.length))
      return offset + estimate.length
    }
    let halves = split(points, at: 0.5)
    let middle = (parameters.lowerBound + parameters.upperBound) / 2
    let half = measure(
      halves.0, over: parameters.lowerBound...middle, depth: depth + 1, to: &pieces, offset: offset)
    return measure(halves.1, over: middle...parameters.upperBound, depth: depth + 1, to: &pieces, offset: half)
  }

  /// The length between the chord's and the polygon's, weighed as Gravesen found, and whether both are so close that it
  /// is off by 1e-8 of it at most: the estimate is off by about the square of their distance.
  ///
  /// Source: Jens Gravesen, Adaptive subdivision and the length and energy of Bézier curves, Computational Geometry
  /// 8 (1997).
  private static func estimate(_ points: [CGPoint]) -> (length: CGFloat, isClose: Bool) {
    let chord = points[0].distance(to: points[points.count - 1])
    var polygon: CGFloat = 0
    for index in 1..<points.count { polygon += points[index - 1].distance(to: points[index]) }
    let degree = CGFloat(points.count - 1)
    return ((2 * chord + (degree - 1) * polygon) / (degree + 1), !(polygon - chord > polygon * 1e-4))
  }

  /// The points of the part between two lengths from the start.
  package func part(from first: CGFloat, to last: CGFloat) -> [CGPoint] {
    let end = last < length ? parameter(at: last) : 1
    let head = last < length ? Self.split(points, at: end).0 : points
    guard first > 0, end > 0 else { return head }
    return Self.split(head, at: min(parameter(at: first) / end, 1)).1
  }

  /// The parameter at a length from the start, to 1e-9 of the piece that it is on.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard let piece = piece(at: distance) else { return distance / length }
    let span = piece.parameters.upperBound - piece.parameters.lowerBound
    return piece.parameters.lowerBound + span * Self.share(of: piece, at: distance - piece.offset)
  }

  /// The piece that a length from the start is on, by halving.
  private func piece(at distance: CGFloat) -> Piece? {
    var (low, high) = (0, pieces.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= distance { low = middle } else { high = middle }
    }
    return pieces.indices.contains(low) ? pieces[low] : nil
  }

  /// The parameter of a piece at a length from its start, by secants between bounds, and bisection.
  private static func share(of piece: Piece, at distance: CGFloat) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    var (lowLength, highLength) = (CGFloat(0), piece.length)
    for step in 0..<48 where highLength > lowLength {
      let secant = low + (high - low) * (distance - lowLength) / (highLength - lowLength)
      let middle = step % 3 == 2 ? (low + high) / 2 : secant
      let length = estimate(split(piece.points, at: middle).0).length
      if abs(length - distance) <= piece.length * 1e-9 { return middle }
      if length < distance {
        (low, lowLength) = (middle, length)
      } else {
        (high, highLength) = (middle, length)
      }
    }
    return (low + high) / 2
  }

  /// The curves on both sides of a parameter, by de Casteljau's construction.
  package static func split(_ points: [CGPoint], at t: CGFloat) -> ([CGPoint], [CGPoint]) {
    var (head, row) = (points, points)
    let last = points.count - 1
    // After each round the row is a point shorter; what is behind it are the last points of the rows before.
    for round in 1..<points.count {
      for index in 0...(last - round) {
        let (one, next) = (row[index], row[index + 1])
        row[index] = CGPoint(x: one.x + (next.x - one.x) * t, y: one.y + (next.y - one.y) * t)
      }
      head[round] = row[0]
    }
    return (head, row)
  }
}
