// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  final func renderTree(in context: CGContext) {
    settleLayout()
    // A path that the caller has begun is none of the layer's.
    context.beginPath()
    context.withBackgroundsDeferred { paint(in: context) }
  }

  /// Draws the layer, in its own space: background, contents, shape, sublayers, border.
  private func paint(in context: CGContext) {
    let opacity = CGFloat(opacity)
    guard !isHidden, opacity > 0, hasFiniteGeometry else { return }
    context.saveGState()
    if opacity < 1 {
      context.setAlpha(opacity)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    paintBackground(in: context)
    context.saveGState()
    if masksToBounds { clipToBounds(in: context) }
    // Only now, as a drawing that sets the background colour does not change the background of this pass.
    if !bounds.isEmpty { displayIfNeeded() }
    paintContents(in: context)
    paintShape(in: context)
    paintSublayers(in: context)
    context.restoreGState()
    paintBorder(in: context)
    if opacity < 1 { context.endTransparencyLayer() }
    context.restoreGState()
  }

  private func paintSublayers(in context: CGContext) {
    for layer in sublayersInDrawingOrder {
      // A transform without an inverse shows nothing, and a canvas need not bear it.
      let transform = layer.transformToSuperlayer
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant.isFinite, determinant != 0 else { continue }
      context.saveGState()
      context.concatenate(transform)
      layer.paint(in: context)
      context.restoreGState()
    }
  }

  /// The sublayers by `zPosition`; those of equal values keep their order.
  private var sublayersInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    let depths = children.map { $0.zPosition.isNaN ? 0 : $0.zPosition }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }

  final func fillBackground(in context: CGContext) {
    guard let backgroundColor, !bounds.isEmpty else { return }
    context.setFillColor(backgroundColor)
    guard let outline = roundedOutline else { return context.fill(bounds) }
    context.addPath(outline)
    context.fillPath()
  }

  /// Clips to the bounds with their rounded corners.
  final func clipToBounds(in context: CGContext) {
    guard let outline = roundedOutline else { return context.clip(to: bounds) }
    context.addPath(outline)
    context.clip()
  }

  private func paintBorder(in context: CGContext) {
    guard let borderColor, borderWidth > 0, !bounds.isEmpty else { return }
    context.addPath(roundedOutline ?? CGPath(rect: bounds, transform: nil))
    let inside = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    if borderWidth * 2 < min(bounds.width, bounds.height), !inside.isEmpty {
      let radius = max(0, drawnCornerRadius - borderWidth)
      context.addPath(CGPath.rounded(inside, radius: radius, corners: maskedCorners))
    }
    context.setFillColor(borderColor)
    context.fillPath(using: .evenOdd)
  }

  /// The outline of the bounds; nil where it is the plain rectangle.
  private var roundedOutline: CGPath? {
    let radius = drawnCornerRadius
    return radius > 0 ? CGPath.rounded(bounds, radius: radius, corners: maskedCorners) : nil
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
      if corners.contains(corner), radius > 0 {
        path.addArc(tangent1End: point, tangent2End: turns[(index + 1) % 4].1, radius: radius)
      } else {
        path.addLine(to: point)
      }
    }
    path.closeSubpath()
    return path
  }
}
