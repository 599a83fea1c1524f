// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation
internal import StippleRaster

// `RasterRoute` decides what is drawn here; all else is Cairo's.
extension CGContext {
  /// Strokes a path in canvas space with a kernel; returns false, with nothing drawn, if there is none for it.
  func strokeByRaster(_ elements: [PathElement], width: CGFloat) -> Bool {
    guard width > 0, width.isFinite, let pen = RasterPen(width: width, state: state, userToCanvas: userToCanvas) else {
      return false
    }
    return drawByRaster(elements, reach: pen.reach, state.strokeColor) {
      .stroke($0, pen: pen, clip: $1, cache: marksCache.masks)
    }
  }

  /// Strokes a path in user space with the kernel that did so last time; returns false, with nothing drawn, if there is
  /// none for it.
  func strokeByRaster(_ path: CGPath, _ memory: StrokeMemory) -> Bool {
    guard
      isRasterAllowed, state.shadow == nil, state.strokeColor.pattern == nil, state.isClipRectangular,
      let target = takeTarget()
    else { return false }
    guard pixelColor(state.strokeColor).bits > 0 else { return true }
    let box = state.clipBox.offsetBy(dx: target.offset.dx, dy: target.offset.dy)
    let key = StrokeMemory.Key(
      elements: path.elements, transform: userToCanvas, style: state.stroke, clip: box, offset: target.offset)
    let drawing = memory.drawing(for: key) { strokeRoute(key, target) }
    guard let route = drawing.route else { return false }
    let clip = RasterClip(box, width: target.bitmap.width, height: target.bitmap.height)
    draw(route, on: target, within: clip, state.strokeColor)
    return true
  }

  private func strokeRoute(_ key: StrokeMemory.Key, _ target: RasterTarget) -> RasterRoute? {
    let width = key.style.width
    guard Pen(width: width, state: state, userToCanvas: key.transform) != nil,
      let pen = RasterPen(width: width, state: state, userToCanvas: key.transform)
    else { return nil }
    let elements = target.moved(key.elements.map { $0.applying(key.transform) })
    let toPixels = key.transform.concatenating(CGAffineTransform(translationX: key.offset.dx, y: key.offset.dy))
    return .stroke(
      elements, pen: pen, clip: key.clip, cache: marksCache.masks,
      placed: PlacedPath(elements: key.elements, transform: toPixels, style: key.style, cache: marksCache))
  }

  /// Fills a path in canvas space with a kernel; returns false, with nothing drawn, if there is none for it.
  func fillByRaster(_ elements: [PathElement], _ rule: CGPathFillRule) -> Bool {
    drawByRaster(elements, reach: 1, state.fillColor) { .fill($0, rule: rule, clip: $1, cache: marksCache.masks) }
  }

  private func drawByRaster(
    _ elements: [PathElement], reach: Double, _ color: CGColor, _ route: ([PathElement], CGRect) -> RasterRoute?
  ) -> Bool {
    guard isRasterAllowed, color.pattern == nil else { return false }
    // A clear colour leaves all as it is: the background that a view has at first costs nothing.
    guard pixelColor(color).bits > 0 else { return true }
    guard !state.isClipRectangular else { return paint(elements, color, route) }
    // Within any other clip: in a layer as large as need be, which Cairo then draws within the clip.
    drawHeldBack()
    yieldTarget()
    let cairo = surface.cairo
    let bounds = PixelRect(around: elements, reach: reach, within: state.clipBox)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_rectangle(
      cairo, Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound), Double(bounds.columns.count),
      Double(bounds.rows.count))
    cairo_clip(cairo)
    cairo_push_group(cairo)
    let isPainted = paint(elements, color, route)
    yieldTarget()
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    if isPainted {
      draw(
        Drawing { cairo in
          cairo_set_source(cairo, group)
          cairo_paint(cairo)
        })
    }
    return isPainted
  }

  /// Draws on the current target, within the box of the clip.
  private func paint(
    _ elements: [PathElement], _ color: CGColor, _ route: ([PathElement], CGRect) -> RasterRoute?
  ) -> Bool {
    guard let target = takeTarget() else { return false }
    let box = state.clipBox.offsetBy(dx: target.offset.dx, dy: target.offset.dy)
    guard let route = route(target.moved(elements), box) else { return false }
    let clip =
      state.isClipRectangular
      ? RasterClip(box, width: target.bitmap.width, height: target.bitmap.height)
      : RasterClip(target.bitmap.clip)
    draw(route, on: target, within: clip, color)
    return true
  }

  private func draw(_ route: RasterRoute, on target: RasterTarget, within clip: RasterClip, _ color: CGColor) {
    isBlank = false
    let pixelColor = pixelColor(color)
    if state.isClipRectangular, isHeldBack(route, clip, pixelColor) { return }
    if heldMarks == nil, let background, background.pixels == clip.wholePixels {
      self.background = nil
      let (bitmap, paint) = (target.bitmap.clipped(to: background.pixels), Paint(pixelColor))
      threads.divide(background.pixels) { rows in
        route.draw(over: background.color, in: bitmap, rows: rows, with: paint)
      }
      return
    }
    drawHeldBack()
    func draw(within pixels: PixelRect, _ paint: Paint) {
      let bitmap = target.bitmap.clipped(to: pixels)
      threads.divide(pixels.intersection(route.bounds)) { rows in
        route.draw(in: bitmap, rows: rows, with: paint)
      }
    }
    if let pixels = clip.wholePixels { return draw(within: pixels, Paint(pixelColor)) }
    for piece in clip.pieces { draw(within: piece.pixels, Paint(self.pixelColor(color, share: piece.share))) }
  }

  private var isRasterAllowed: Bool {
    !isVector && allowsAntialiasing && state.shouldAntialias && state.blendMode == .normal && state.softMasks.isEmpty
      && !state.clipBox.isEmpty
  }

  var threads: RowThreads { RowThreads(count: max(1, maximumThreadCount)) }

  /// A colour as pixels hold it, with the current alpha.
  private func pixelColor(_ color: CGColor, share: Double = 1) -> PixelColor {
    let (red, green, blue, alpha) = drawnComponents(of: color)
    return PixelColor(
      red: red, green: green, blue: blue, alpha: alpha * share,
      order: surface.isSwapped ? .rgba : .bgra)
  }
}

extension CGContext {
  /// The pixels to draw on; nil if Cairo has none.
  ///
  /// They are asked for once, until `yieldTarget()`.
  func takeTarget() -> RasterTarget? {
    if let target { return target }
    target = RasterTarget(surface.cairo)
    return target
  }

  /// Leaves the pixels to Cairo: called before it draws, reads them, or changes its target.
  func yieldTarget() {
    guard let target else { return }
    self.target = nil
    target.markDirty()
  }
}
