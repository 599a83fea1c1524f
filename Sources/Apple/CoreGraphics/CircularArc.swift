// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A part of a circle, and the cubic curves that stand for it.
///
/// Angles are in radians and grow from the x axis towards the y axis.
package struct CircularArc {
  /// The circle's centre.
  package var center: CGPoint
  /// The circle's radius.
  package var radius: CGFloat
  /// The angle at which the arc begins.
  package var startAngle: CGFloat
  /// The angle the arc turns by, one whole turn at most; negative turns from the y axis towards the x axis.
  package var delta: CGFloat

  /// Makes an arc by the angle it turns by; more than a whole turn is one turn.
  ///
  /// Nil for a negative radius and for numbers that are not finite.
  package init?(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    let numbers = [center.x, center.y, radius, startAngle, delta]
    guard radius >= 0, numbers.allSatisfy(\.isFinite) else { return nil }
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.delta = min(max(delta, -2 * .pi), 2 * .pi)
  }

  /// Makes an arc by its end angle, to be reached in one direction; `clockwise` is meant where y points up.
  ///
  /// An end that already lies in the direction is reached directly, by one whole turn at most. Another is reached the
  /// other way around, which is nothing if the angles are exactly a whole number of turns apart.
  /// Source: the notes on CGPathAddArc in Apple's CGPath.h.
  package init?(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let direction: CGFloat = clockwise ? -1 : 1
    var turn = (endAngle - startAngle) * direction
    if turn < 0 {
      turn = turn.truncatingRemainder(dividingBy: 2 * .pi)
      if turn < 0 { turn += 2 * .pi }
    }
    self.init(center: center, radius: radius, startAngle: startAngle, delta: turn * direction)
  }

  /// Where the arc begins.
  package var start: CGPoint {
    point(at: startAngle)
  }

  /// Cubic curves that follow the arc: whole quarters of a turn from its start, then the rest; none for no turn.
  ///
  /// Handles are 4/3·tan(angle/4) of the radius long: ends and middle of a curve lie on the circle, and a quarter strays
  /// outwards by 0.0273 % of the radius at most, a smaller part by less, with the sixth power of its angle.
  /// Source: paths that Apple's Core Graphics made, as Microsoft's WinObjC tests list them (CGPathTests.mm).
  package var curves: [PathElement] {
    let quarters = abs(delta) / (.pi / 2)
    // A sliver that is there by rounding alone gets no curve.
    let count = Int((quarters - 1e-9).rounded(.up))
    let quarter: CGFloat = delta < 0 ? -.pi / 2 : .pi / 2
    return (0..<max(count, 0)).map { index in
      curve(
        from: startAngle + CGFloat(index) * quarter,
        to: index == count - 1 ? startAngle + delta : startAngle + CGFloat(index + 1) * quarter)
    }
  }

  private func curve(from: CGFloat, to: CGFloat) -> PathElement {
    let handle = 4 / 3 * tan((to - from) / 4) * radius
    let (start, end) = (point(at: from), point(at: to))
    return .cubic(
      control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
      control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)),
      end: end)
  }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
