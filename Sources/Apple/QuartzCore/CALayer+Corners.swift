// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// The shape of the rounded corners: `circular` at first.
  public var cornerCurve: CALayerCornerCurve {
    get { model.cornerCurve }
    set { change("cornerCurve", from: cornerCurve, to: newValue) { model.cornerCurve = $0 } }
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
  /// A rectangle with some corners rounded by quarters of a circle.
  fileprivate static func rounded(_ rect: CGRect, radius: CGFloat, corners: CACornerMask) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    let turns: [(CACornerMask, CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY)),
    ]
    for (index, (corner, point)) in turns.enumerated() {
      if corners.contains(corner) {
        path.addArc(tangent1End: point, tangent2End: turns[(index + 1) % 4].1, radius: radius)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}
