// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the layer without its opacity.
  final func paintOpaquely(in context: CGContext) {
    if shouldRasterize { paintRasterized(in: context) } else { paintMasked(in: context) }
  }

  /// Draws the layer with its shadow, under its mask.
  final func paintMasked(in context: CGContext) {
    guard let mask = drawnMask else { return paintShadowed(in: context) }
    paintGroup(in: context) {
      context.drawGroup {
        paintShadowed(in: context)
      } maskedBy: {
        mask.paintInSuperlayer(in: context)
      }
    }
  }

  private func paintShadowed(in context: CGContext) {
    let shadow = held.shadow
    guard let color = shadow.visibleColor, !masksToBounds else { return paintContent(in: context) }
    let deviation = max(0, shadow.radius)
    if let path = shadow.path {
      paintGroup(in: context) {
        context.fillShadow(of: path, offset: shadow.offset, deviation: deviation, color: color)
      }
      paintContent(in: context)
    } else {
      paintGroup(in: context) {
        context.drawGroup(withShadow: color, offset: shadow.offset, deviation: deviation) { paintContent(in: context) }
      }
    }
  }

  /// Runs a drawing that makes pictures of its own of what it draws, so that they are no larger than the layer.
  final func paintGroup(in context: CGContext, _ body: () -> Void) {
    guard let extent else { return }
    context.saveGState()
    context.clipToPixels(around: extent)
    body()
    context.restoreGState()
  }

  /// Draws the layer as a bitmap of its own, then that.
  private func paintRasterized(in context: CGContext) {
    let scale = usableRasterizationScale
    // On the context's own pixels the bitmap would be the same.
    let largest = LayerDrawing(size: CGSize(width: 16384 / scale, height: 16384 / scale), scale: scale)
    guard largest.pixels(at: bounds.origin, in: context) == nil else { return paintMasked(in: context) }
    // On a bitmap all of it is a part, whatever the clip: where the layer's own bitmap begins tells how it is sampled.
    let clip = context.canvasBox ?? context.boundingBoxOfClipPath
    guard let extent, let visible = extent.common(with: clip),
      let bitmap = LayerBitmap(around: visible, scale: scale)
    else { return }
    bitmap.context.holdingBack { paintMasked(in: bitmap.context) }
    guard let image = bitmap.context.makeImage() else { return }
    context.saveGState()
    context.setFilter(minificationFilter, magnificationFilter, scale: scale)
    context.drawUpright(image, in: bitmap.rect)
    context.restoreGState()
  }
}
