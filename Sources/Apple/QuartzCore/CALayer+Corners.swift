// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// The shape of the rounded corners: `circular` at first.
  public var cornerCurve: CALayerCornerCurve {
    get { held.cornerCurve }
    set { change("cornerCurve", from: cornerCurve, to: newValue) { held.cornerCurve = $0 } }
  }

  /// How much of an edge a corner takes, in radii: 1 for a circle, 1.528665 for the continuous curve.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? ContinuousCorner.reach : 1
  }

  /// The outline of the bounds; nil where it is the plain rectangle.
  final var roundedOutline: CGPath? {
    drawnCornerRadius > 0 ? outline(inset: 0) : nil
  }

  /// The outline of the bounds with their rounded corners, or one that lies inside it.
  final func outline(inset: CGFloat) -> CGPath {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    let radius = max(0, drawnCornerRadius - inset)
    guard radius > 0 else { return CGPath(rect: rect, transform: nil) }
    return cornerCurve == .continuous
      ? ContinuousRoundedRect(layer: rect, corners: maskedCorners, radius: radius).path
      : CGPath.rounded(rect, radius: radius, corners: maskedCorners)
  }

  private var drawnCornerRadius: CGFloat {
    guard cornerRadius > 0, !maskedCorners.isEmpty else { return 0 }
    return min(cornerRadius, bounds.width / 2, bounds.height / 2)
  }
}

extension CGPath {
  /// A rectangle with some corners rounded by quarters of a circle, each of two curves.
  ///
  /// One curve for a quarter bulges by 1/3700 of the radius: at 50 pixels, 3 of 255 in the pixels of the edge.
  fileprivate static func rounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    let turns: [(corner: CACornerMask, point: CGPoint, inward: CGVector)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -radius, dy: radius)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -radius, dy: -radius)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: radius, dy: -radius)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: radius, dy: radius)),
    ]
    for (index, turn) in turns.enumerated() {
      guard corners.contains(turn.corner) else {
        path.addLine(to: turn.point)
        continue
      }
      let center = CGPoint(x: turn.point.x + turn.inward.dx, y: turn.point.y + turn.inward.dy)
      for half in 2 * index - 2..<2 * index {
        path.addArc(
          center: center, radius: radius, startAngle: CGFloat(half) * .pi / 4, endAngle: CGFloat(half + 1) * .pi / 4,
          clockwise: false)
      }
    }
    path.closeSubpath()
    return path
  }
}
