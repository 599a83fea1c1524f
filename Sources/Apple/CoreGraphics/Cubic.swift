// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

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

  /// The two halves.
  var halves: (Cubic, Cubic) {
    let (a, b, c) = (
      start.mixed(with: control1, at: 0.5), control1.mixed(with: control2, at: 0.5), control2.mixed(with: end, at: 0.5)
    )
    let (d, e) = (a.mixed(with: b, at: 0.5), b.mixed(with: c, at: 0.5))
    let middle = d.mixed(with: e, at: 0.5)
    let first = Cubic(start: start, control1: a, control2: d, end: middle)
    return (first, Cubic(start: middle, control1: e, control2: c, end: end))
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point on the way to another, exact at both ends and without overflow between.
  func mixed(with other: CGPoint, at t: CGFloat) -> CGPoint {
    CGPoint(x: x * (1 - t) + other.x * t, y: y * (1 - t) + other.y * t)
  }
}
