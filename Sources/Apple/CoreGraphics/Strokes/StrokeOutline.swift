// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The outline of a stroke, to be filled by the winding rule.
///
/// A side of the line is followed forwards, and the other one backwards, with the corners and ends that the pen makes.
/// Curves become curves: each is divided until a cubic with the ends and the slopes of its parallel is within the
/// tolerance of it.
///
/// Source: Wayne Tiller and Eric Hanson, "Offsets of two-dimensional profiles" (1984), for the parallels.
struct StrokeOutline {
  private let radius: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  private let tolerance: CGFloat
  private(set) var elements: [PathElement] = []

  /// How often a curve is halved at most.
  private static let deepest = 10

  /// Makes an empty outline.
  ///
  /// - Parameters:
  ///   - width: Positive and finite.
  ///   - tolerance: How far parallels may be from their place.
  init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat) {
    (radius, self.cap, self.join, self.tolerance) = (width / 2, cap, join, tolerance)
    self.miterLimit = miterLimit.isNaN ? 10 : max(miterLimit, 1)
  }

  /// Adds the outline of a contour.
  mutating func add(_ contour: StrokeContour) {
    guard let first = contour.curves.first, let last = contour.curves.last else {
      if cap == .round, contour.isDrawn { addDisc(at: contour.start) }
      return
    }
    let back = contour.curves.reversed().map(\.reversed)
    elements.append(.move(side(first.start, first.startTangent)))
    follow(contour.curves)
    if contour.isClosed {
      addJoin(at: first.start, from: last.endTangent, to: first.startTangent)
      elements += [.close, .move(side(back[0].start, back[0].startTangent))]
      follow(back)
      addJoin(at: first.start, from: back[back.count - 1].endTangent, to: back[0].startTangent)
    } else {
      addCap(at: last.end, last.endTangent)
      follow(back)
      addCap(at: first.start, back[back.count - 1].endTangent)
    }
    elements.append(.close)
  }

  /// The point of the side that is followed, to the right of a direction with y up.
  private func side(_ point: CGPoint, _ tangent: CGVector) -> CGPoint {
    CGPoint(x: point.x + radius * tangent.dy, y: point.y - radius * tangent.dx)
  }

  private mutating func follow(_ curves: [StrokeCurve]) {
    for (index, curve) in curves.enumerated() {
      if index > 0 { addJoin(at: curve.start, from: curves[index - 1].endTangent, to: curve.startTangent) }
      addParallel(of: curve)
    }
  }

  private mutating func addParallel(of curve: StrokeCurve, depth: Int = 0) {
    guard !curve.isLine else {
      elements.append(.line(side(curve.end, curve.endTangent)))
      return
    }
    let parallel = Cubic(
      start: side(curve.start, curve.startTangent),
      control1: side(curve.start, curve.startTangent) + curve.startTangent
        * (parallelSpeed(of: curve, atEnd: false) / 3),
      control2: side(curve.end, curve.endTangent) + curve.endTangent * (-parallelSpeed(of: curve, atEnd: true) / 3),
      end: side(curve.end, curve.endTangent))
    let isNear = [0.25, 0.5, 0.75].allSatisfy { t in
      let (point, tangent) = curve.place(at: t)
      return parallel.point(at: t).distance(to: side(point, tangent)) <= tolerance
    }
    if isNear {
      elements.append(.cubic(control1: parallel.control1, control2: parallel.control2, end: parallel.end))
    } else if depth < Self.deepest {
      let halves = curve.halves
      for (index, half) in halves.enumerated() {
        // A cusp is a corner, which Cairo rounds.
        if index > 0 { addTurn(at: half.start, from: halves[index - 1].endTangent, to: half.startTangent) }
        addParallel(of: half, depth: depth + 1)
      }
    } else {
      // So small that it is a point, at which the line turns.
      addTurn(at: curve.end, from: curve.startTangent, to: curve.endTangent)
    }
  }

  /// The speed of the parallel at an end of a curve: that of the curve, and more on the outside of a bend.
  private func parallelSpeed(of curve: StrokeCurve, atEnd: Bool) -> CGFloat {
    let (first, second) = curve.derivatives(atEnd: atEnd)
    let speed = hypot(first.dx, first.dy)
    guard speed > 0 else { return 0 }
    return speed + radius * (first.dx * second.dy - first.dy * second.dx) / (speed * speed)
  }

  /// Goes around a corner.
  private mutating func addJoin(at corner: CGPoint, from first: CGVector, to second: CGVector) {
    let (cross, dot) = (first.dx * second.dy - first.dy * second.dx, first.dx * second.dx + first.dy * second.dy)
    guard cross >= 0 else {
      // Inside of the corner, through the corner itself: then short lines beside it leave no gap.
      elements += [.line(corner), .line(side(corner, second))]
      return
    }
    switch join {
    case .round:
      addTurn(at: corner, from: first, to: second)
      return
    case .miter where 2 <= miterLimit * miterLimit * (1 + dot):
      let reach = radius / (1 + dot)
      elements.append(
        .line(CGPoint(x: corner.x + reach * (first.dy + second.dy), y: corner.y - reach * (first.dx + second.dx))))
    default: break
    }
    elements.append(.line(side(corner, second)))
  }

  /// Goes around a point by an arc, if the side lies on the outside of the turn.
  private mutating func addTurn(at point: CGPoint, from first: CGVector, to second: CGVector) {
    let (cross, dot) = (first.dx * second.dy - first.dy * second.dx, first.dx * second.dx + first.dy * second.dy)
    let turn = atan2(cross, dot)
    // Halves of a smooth curve differ by rounding alone.
    if abs(turn) < 1e-6 { return }
    if turn > 0 {
      addArc(at: point, from: first, turn: turn)
    } else if turn < -0.5 {
      elements.append(.line(point))
    }
    elements.append(.line(side(point, second)))
  }

  private mutating func addArc(at point: CGPoint, from tangent: CGVector, turn: CGFloat) {
    let start = atan2(-tangent.dx, tangent.dy)
    guard let arc = CircularArc(center: point, radius: radius, startAngle: start, delta: turn) else { return }
    elements += arc.curves
  }

  private mutating func addCap(at end: CGPoint, _ tangent: CGVector) {
    let back = CGVector(dx: -tangent.dx, dy: -tangent.dy)
    switch cap {
    case .butt: break
    case .round: addArc(at: end, from: tangent, turn: .pi)
    case .square:
      let ahead = tangent * radius
      elements += [.line(side(end, tangent) + ahead), .line(side(end, back) + ahead)]
    }
    elements.append(.line(side(end, back)))
  }

  private mutating func addDisc(at center: CGPoint) {
    elements.append(.move(CGPoint(x: center.x + radius, y: center.y)))
    addArc(at: center, from: CGVector(dx: 0, dy: 1), turn: 2 * .pi)
    elements.append(.close)
  }
}
