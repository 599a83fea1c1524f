// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGMutablePath {
  /// Adds an arc of a circle from one angle to another, after a line to its start from the current point if there is one.
  ///
  /// Angles are in radians from the x axis towards the y axis. `clockwise` is meant where y points up, so that on screen,
  /// where y points down, an arc with `clockwise` false is seen to run clockwise. An arc is one whole turn at most.
  /// Nothing is added for a negative radius or numbers that are not finite.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(
      CircularArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise),
      transform)
  }

  /// Adds an arc of a circle that turns by an angle, after a line to its start from the current point if there is one.
  ///
  /// Angles are in radians from the x axis towards the y axis; a negative `delta` turns back. An arc is one whole turn at
  /// most. Nothing is added for a negative radius or numbers that are not finite.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(CircularArc(center: center, radius: radius, startAngle: startAngle, delta: delta), transform)
  }

  /// Adds an arc that rounds the corner `tangent1End` between the current point and `tangent2End`, after a line to the
  /// arc's start.
  ///
  /// A corner that is no corner (points that coincide or lie on one line, a radius of 0) adds a line to `tangent1End`.
  /// Nothing is added without a current point, for a negative radius or for numbers that are not finite.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let numbers = [tangent1End.x, tangent1End.y, tangent2End.x, tangent2End.y, radius]
    guard !isEmpty, radius >= 0, numbers.allSatisfy(\.isFinite) else { return }
    // The current point has been mapped already; the corner has not.
    let start = currentPoint.applying(transform.inverted())
    if let arc = CircularArc(rounding: tangent1End, from: start, to: tangent2End, radius: radius) {
      add(arc, transform)
    } else {
      addLine(to: tangent1End, transform: transform)
    }
  }

  /// Adds an arc after a line to its start, or at its start if there is no current point.
  private func add(_ arc: CircularArc?, _ transform: CGAffineTransform) {
    guard let arc else { return }
    if isEmpty {
      move(to: arc.start, transform: transform)
    } else {
      addLine(to: arc.start, transform: transform)
    }
    elements += arc.curves.map { $0.applying(transform) }
  }
}

extension CircularArc {
  /// Makes the arc that touches both sides of a corner; nil if there is no corner to round.
  fileprivate init?(rounding corner: CGPoint, from start: CGPoint, to end: CGPoint, radius: CGFloat) {
    let (dx1, dy1) = (start.x - corner.x, start.y - corner.y)
    let (dx2, dy2) = (end.x - corner.x, end.y - corner.y)
    let (length1, length2) = (hypot(dx1, dy1), hypot(dx2, dy2))
    guard radius > 0, length1 > 0, length2 > 0 else { return nil }
    let (ux, uy) = (dx1 / length1, dy1 / length1)
    let cosine = ux * dx2 / length2 + uy * dy2 / length2
    let sine = ux * dy2 / length2 - uy * dx2 / length2
    // From the corner to the points of contact: radius / tan(angle / 2).
    let distance = radius * (1 + cosine) / abs(sine)
    guard sine != 0, distance.isFinite else { return nil }
    // The centre lies off the first side, on the side of the second.
    let side: CGFloat = sine > 0 ? 1 : -1
    let center = CGPoint(
      x: corner.x + ux * distance - uy * radius * side, y: corner.y + uy * distance + ux * radius * side)
    self.init(
      center: center, radius: radius,
      startAngle: atan2(-ux * side, uy * side),
      delta: -side * (.pi - atan2(abs(sine), cosine)))
  }
}
