// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  final func renderTree(in context: CGContext) {
    settleLayout()
    // A path that the caller has begun is none of the layer's.
    context.beginPath()
    context.holdingBack { paint(in: context) }
  }

  /// Draws the layer in its own space, as it covers what is behind it.
  final func paint(in context: CGContext) {
    guard !isHidden, opacity > 0, hasFiniteGeometry, !isOutOfSight(in: context) else { return }
    guard opacity < 1 else { return paintOpaquely(in: context) }
    paintGroup(in: context) {
      context.setAlpha(CGFloat(opacity))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      paintOpaquely(in: context)
      context.endTransparencyLayer()
    }
  }

  /// Whether nothing of the layer would be seen, so that it need not be looked at: where a part of a picture is drawn
  /// anew, most layers lie elsewhere.
  private func isOutOfSight(in context: CGContext) -> Bool {
    guard !context.isVector else { return false }
    guard let extent else { return true }
    return context.hides(extent)
  }

  /// Draws the layer: background, contents, shape, sublayers, border.
  ///
  /// The context is left in the state that it had. It is saved only by what changes it: most layers of a deep tree change
  /// nothing but the CTM.
  final func paintContent(in context: CGContext) {
    paintBackground(in: context)
    let isClipped = masksToBounds
    if isClipped {
      context.saveGState()
      clipToBounds(in: context)
    }
    // Only now, as a drawing that sets the background colour does not change the background of this pass.
    prepareContents()
    paintContents(in: context)
    paintShape(in: context)
    paintSublayers(in: context)
    if isClipped { context.restoreGState() }
    paintBorder(in: context)
  }

  private func paintSublayers(in context: CGContext) {
    let layers = sublayersInDrawingOrder
    guard !layers.isEmpty else { return }
    let instances = drawnInstances
    let extent = instances.contains { $0.alpha < 1 } ? extentOfSublayers : nil
    for instance in instances { paint(layers, within: extent, as: instance, in: context) }
  }

  /// Draws an instance of the sublayers; one that is translucent as a group, no larger than their extent.
  private func paint(
    _ layers: [CALayer], within extent: CGRect?, as instance: LayerInstance, in context: CGContext
  ) {
    let isPlain = instance.transform == nil && instance.color == nil
    if !isPlain { context.saveGState() }
    if let transform = instance.transform {
      guard transform.isDrawable else { return context.restoreGState() }
      context.concatenate(transform)
    }
    if let color = instance.color { context.multiplyColors(by: color) }
    if instance.alpha < 1 {
      guard let extent else { return context.restoreGState() }
      context.clipToPixels(around: extent)
      context.setAlpha(instance.alpha)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    for layer in layers { layer.paintInSuperlayer(in: context) }
    if instance.alpha < 1 { context.endTransparencyLayer() }
    if !isPlain { context.restoreGState() }
  }

  /// Draws the layer where it lies in its superlayer, or in the layer that it masks.
  final func paintInSuperlayer(in context: CGContext) {
    let transform = transformToSuperlayer
    guard transform.isDrawable else { return }
    context.withTransform(transform) { paint(in: context) }
  }

  /// The sublayers by `zPosition`; those of equal values keep their order.
  private var sublayersInDrawingOrder: [CALayer] {
    let children = drawnChildren
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    let depths = children.map { $0.zPosition.isNaN ? 0 : $0.zPosition }
    return children.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { children[$0] }
  }

  final func fillBackground(in context: CGContext) {
    // What is clear is nothing on a bitmap, and most backgrounds are.
    guard let backgroundColor, !bounds.isEmpty, context.isVector || backgroundColor.rgba.alpha > 0 else { return }
    context.saveGState()
    if backgroundColor.pattern != nil { setBaseSpace(of: context) }
    context.setFillColor(backgroundColor)
    if let outline = roundedOutline {
      context.addPath(outline)
      context.fillPath()
    } else {
      context.fill(bounds)
    }
    context.restoreGState()
  }

  /// Has patterns begin at the layer's corner, wherever the layer lies, and shadows fall in its space: alike in a bitmap
  /// of the layer's own and straight on a page.
  final func setBaseSpace(of context: CGContext) {
    context.setBaseCTM(CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(context.ctm))
  }

  /// Clips to the bounds with their rounded corners.
  final func clipToBounds(in context: CGContext) {
    guard let outline = roundedOutline else { return context.clip(to: bounds) }
    context.addPath(outline)
    context.clip()
  }

  private func paintBorder(in context: CGContext) {
    guard borderWidth > 0, let borderColor, !bounds.isEmpty else { return }
    context.saveGState()
    context.addPath(outline(inset: 0))
    let inside = bounds.insetBy(dx: borderWidth, dy: borderWidth)
    if borderWidth * 2 < min(bounds.width, bounds.height), !inside.isEmpty {
      context.addPath(outline(inset: borderWidth))
    }
    context.setFillColor(borderColor)
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }
}

extension CGAffineTransform {
  /// Whether the transform has an inverse: one without shows nothing, and a canvas need not bear it.
  fileprivate var isDrawable: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0
  }
}
