// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Draws the contents into a bitmap of `contentsScale` pixels a point, as `display()` does without a delegate.
  package final func displayByDrawing() {
    delegate?.layerWillDraw(self)
    // A layer of no size stays marked, so that it is drawn once it has one.
    guard hasFiniteGeometry, !bounds.isEmpty else {
      isMarkedForDisplay = true
      return
    }
    let scale = contentsScale.isFinite && contentsScale > 0 ? contentsScale : 1
    let drawing = LayerDrawing(size: bounds.size, scale: scale)
    let bitmap = makeBitmap(for: drawing)
    if let bitmap { paintDrawing(in: bitmap) }
    // Contents that were set stay, if nothing draws.
    guard bitmap == nil || !hasNothingToDraw else { return }
    held.contents = bitmap?.makeImage()
    held.drawing = drawing
    if isPicturePlaced { presentationChanged() }
  }

  /// A bitmap for the contents, in the space of the bounds, y down; nil if it were too large.
  private func makeBitmap(for drawing: LayerDrawing) -> CGContext? {
    let size = drawing.sizeInPixels
    guard size.width <= 16384, size.height <= 16384 else { return nil }
    let context = CGContext.layerBitmap(width: Int(size.width), height: Int(size.height))
    context?.translateBy(x: 0, y: size.height)
    context?.scaleBy(x: drawing.scale, y: -drawing.scale)
    context?.translateBy(x: -bounds.minX, y: -bounds.minY)
    return context
  }

  /// Draws the contents as the class or the delegate has it.
  private func paintDrawing(in context: CGContext) {
    context.saveGState()
    context.clip(to: bounds)
    if isOpaque, backgroundColor == nil {
      context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
      context.fill(bounds)
    }
    setBaseSpace(of: context)
    hasNothingToDraw = false
    draw(in: context)
    if RuntimeClass(type(of: self)).overridesLayerDrawing { hasNothingToDraw = false }
    context.restoreGState()
  }

  final func paintContents(in context: CGContext) {
    guard !bounds.isEmpty else { return }
    guard let drawing = held.drawing, drawing.size == bounds.size else { return paintPicture(in: context) }
    if let image = contents as? CGImage, let pixels = drawing.pixels(at: bounds.origin, in: context) {
      context.saveGState()
      context.concatenate(context.ctm.inverted())
      context.draw(image, in: pixels)
      context.restoreGState()
    } else {
      // A group, so that a drawing that clears or replaces does so to itself only, as in a bitmap of its own.
      context.beginTransparencyLayer(in: bounds, auxiliaryInfo: nil)
      let drawer = drawer
      context.translateBy(x: bounds.minX - drawer.bounds.minX, y: bounds.minY - drawer.bounds.minY)
      drawer.paintDrawing(in: context)
      context.translateBy(x: drawer.bounds.minX - bounds.minX, y: drawer.bounds.minY - bounds.minY)
      context.endTransparencyLayer()
    }
  }

  private func paintPicture(in context: CGContext) {
    guard let picture else { return }
    context.saveGState()
    context.setFilter(minificationFilter, magnificationFilter, scale: picture.scale)
    picture.draw(in: bounds, gravity: contentsGravity, of: context)
    context.restoreGState()
  }

  private var picture: LayerPicture? {
    guard let image = contents as? CGImage else { return nil }
    let scale = held.drawing?.scale ?? (contentsScale > 0 ? contentsScale : 1)
    return LayerPicture(image: image, scale: scale, part: contentsRect, center: contentsCenter)
  }

  /// Whether contents may be larger than the bounds.
  private var isPicturePlaced: Bool { contentsGravity != .resize && contentsGravity != .resizeAspect }

  /// Where a picture goes that may be larger than the bounds; nil for one that is not.
  final var pictureExtent: CGRect? {
    guard isPicturePlaced, !bounds.isEmpty else { return nil }
    return picture?.place(in: bounds, gravity: contentsGravity)
  }
}

extension LayerDrawing {
  /// The size of the bitmap, in whole pixels.
  var sizeInPixels: CGSize {
    // A width of 33.333 points at scale 3 is 100 pixels, not 101.
    CGSize(
      width: max(1, (size.width * scale - 1e-3).rounded(.up)),
      height: max(1, (size.height * scale - 1e-3).rounded(.up)))
  }

  /// Where the bitmap falls on the pixels of a context, in its device space, y up; nil if it falls between them,
  /// or the context has none.
  func pixels(at origin: CGPoint, in context: CGContext) -> CGRect? {
    let toDevice = context.userSpaceToDeviceSpaceTransform
    let corner = origin.applying(toDevice)
    let pixel = CGPoint(x: corner.x.rounded(), y: corner.y.rounded())
    // A 1024th of a pixel is less than any shade.
    let isExact =
      abs(toDevice.a - scale) * size.width < 1e-3 && abs(toDevice.d + scale) * size.height < 1e-3
      && toDevice.b == 0 && toDevice.c == 0 && abs(corner.x - pixel.x) < 1e-3 && abs(corner.y - pixel.y) < 1e-3
    guard !context.isVector, isExact else { return nil }
    let pixels = sizeInPixels
    return CGRect(x: pixel.x, y: pixel.y - pixels.height, width: pixels.width, height: pixels.height)
  }
}
