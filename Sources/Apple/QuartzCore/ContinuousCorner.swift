// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// One corner of a ``ContinuousRoundedRect``: a circular arc between two smoothing curves, one on each edge.
///
/// The arc's circle has a radius of 0.93125 of the corner's, and stays 0.01875 off a smoothed edge. Smoothing takes 20
/// degrees off the quarter turn, and reaches 1.528665 radii along the edge. Without any, the arc is the quarter circle.
struct ContinuousCorner {
  /// Where the edges would meet.
  let point: CGPoint
  /// The direction from there back along the edge that leads here.
  let back: CGVector
  let radius: CGFloat
  /// Whether the edge that leads here is smoothed.
  let smoothsIn: Bool
  /// Whether the edge that leads on is smoothed.
  let smoothsOut: Bool
  /// How far from the point smoothing may go along the edge that leads here; what goes further is cut off.
  var limitIn = CGFloat.infinity
  /// How far from the point smoothing may go along the edge that leads on; what goes further is cut off.
  var limitOut = CGFloat.infinity

  /// How far smoothing reaches along an edge, in radii.
  static let reach: CGFloat = 1.528665

  /// Where the corner starts: on the edge that leads here, or off it where smoothing is cut off.
  var start: CGPoint {
    smoothsIn ? smoothingIn[0] : position(radius, 0)
  }

  /// Where the corner ends: on the edge that leads on, or off it where smoothing is cut off.
  var end: CGPoint {
    smoothsOut ? smoothingOut[3] : position(0, radius)
  }

  /// Adds the corner to a path that has come to its start: a curve, a line and two curves.
  func add(to path: CGMutablePath) {
    let start = smoothsIn ? Self.smoothedAngle : 0
    let end = .pi / 2 - (smoothsOut ? Self.smoothedAngle : 0)
    // The usual cubic for an arc: handles of 4/3 of the tangent of a quarter of its angle.
    let handle = 4 / 3 * tan((end - start) / 4)
    if smoothsIn {
      let curve = smoothingIn
      path.addCurve(to: curve[3], control1: curve[1], control2: curve[2])
    } else {
      addPoint(position(radius, 0), to: path)
    }
    path.addLine(to: onArc(start))
    path.addCurve(to: onArc(end), control1: onArc(start, handle: handle), control2: onArc(end, handle: -handle))
    if smoothsOut {
      let curve = smoothingOut
      path.addCurve(to: curve[3], control1: curve[1], control2: curve[2])
    } else {
      addPoint(position(0, radius), to: path)
    }
  }

  /// Distances along an edge from the circle's centre, in radii: where smoothing ends, and its two control points.
  private static let smoothing: (end: CGFloat, control1: CGFloat, control2: CGFloat) = (0.578665, 0.138493, -0.081593)
  /// The centre's distance from a smoothed edge, and the radius of its circle, in radii.
  private static let circle: (inset: CGFloat, radius: CGFloat) = (0.95, 0.93125)
  /// What smoothing takes off the arc at one end: 20 degrees.
  private static let smoothedAngle = CGFloat.pi / 9

  /// The point that lies `a` back along the edge that leads here, and `b` along the one that leads on.
  private func position(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
    CGPoint(x: point.x + a * back.dx + b * back.dy, y: point.y + a * back.dy - b * back.dx)
  }

  private var arcRadius: CGFloat {
    smoothsIn || smoothsOut ? Self.circle.radius * radius : radius
  }

  /// The circle's centre: it stays off the edge that is smoothed, and lies across from the other one.
  private var center: (a: CGFloat, b: CGFloat) {
    let inset = Self.circle.inset * radius
    return (a: smoothsOut ? inset : arcRadius, b: smoothsIn ? inset : arcRadius)
  }

  /// A point of the circle, by the angle from where it is parallel to the edge that leads here; or one off it by a part
  /// of the radius in the direction of travel.
  private func onArc(_ angle: CGFloat, handle: CGFloat = 0) -> CGPoint {
    let (sine, cosine) = (sin(angle), cos(angle))
    return position(
      center.a - arcRadius * (sine + handle * cosine), center.b - arcRadius * (cosine - handle * sine))
  }

  /// The curve that leaves the edge that leads here.
  private var smoothingIn: [CGPoint] {
    smoothing(from: center.a, limit: limitIn, end: center.b - arcRadius * cos(Self.smoothedAngle)).map {
      position($0.x, $0.y)
    }
  }

  /// The curve that comes to the edge that leads on.
  private var smoothingOut: [CGPoint] {
    smoothing(from: center.b, limit: limitOut, end: center.a - arcRadius * cos(Self.smoothedAngle)).map {
      position($0.y, $0.x)
    }.reversed()
  }

  /// A smoothing curve, by distances along its edge (x) and off it (y), from the edge to the circle.
  private func smoothing(from center: CGFloat, limit: CGFloat, end: CGFloat) -> [CGPoint] {
    let smoothing = Self.smoothing
    let edge = [smoothing.end, smoothing.control1, smoothing.control2].map { CGPoint(x: center + $0 * radius, y: 0) }
    let curve = edge + [CGPoint(x: center - arcRadius * sin(Self.smoothedAngle), y: end)]
    guard curve[0].x > limit, curve[3].x < limit else { return curve }
    var (first, last) = (CGFloat(0), CGFloat(1))
    // As many halvings as a number has bits: the curve comes ever nearer to the point.
    for _ in 0..<53 {
      let middle = (first + last) / 2
      if curve.split(at: middle)[0].x > limit { first = middle } else { last = middle }
    }
    return curve.split(at: last)
  }

  /// Adds a straight curve to a point, as UIKit does where an edge is not smoothed.
  private func addPoint(_ point: CGPoint, to path: CGMutablePath) {
    path.addCurve(to: point, control1: point, control2: point)
  }
}

extension [CGPoint] {
  /// The part of a Bézier curve from a parameter on, by de Casteljau's construction.
  fileprivate func split(at t: CGFloat) -> [CGPoint] {
    var (row, part) = (self, [self[count - 1]])
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map { CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t) }
      part.append(row[row.count - 1])
    }
    return part.reversed()
  }
}
