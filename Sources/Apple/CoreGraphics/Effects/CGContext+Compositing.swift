// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

extension CGContext {
  /// Draws with Cairo, under the current blend mode and antialiasing and through the soft masks.
  ///
  /// Nothing is drawn when there is no page, or nothing of the canvas is within the clip.
  func draw(_ drawing: Drawing) {
    guard surface.acceptsDrawing, !state.clipBox.isEmpty else { return }
    drawHeldBack()
    yieldTarget()
    let route = state.blendMode.route(isVector: isVector)
    switch route {
    case .plain(let mode) where state.softMasks.isEmpty:
      perform(drawing.draw, on: surface.cairo, mode)
    case .plain(let mode) where isVector:
      drawAsGroup(mode, drawing.draw)
    case .unbounded(let mode) where state.softMasks.isEmpty && drawing.cover == nil && state.isClipWholePixels:
      perform(drawing.paint, on: surface.cairo, mode)
    case .unbounded:
      drawUnbounded(drawing)
    default:
      drawThroughCopy(within: drawing.bounds, masks: state.softMasks, drawing.draw)
    }
    isBlank = false
  }

  /// Draws as `draw` does, and before that the shadow of what is drawn.
  func drawWithShadow(_ drawing: Drawing) {
    castShadow(of: drawing)
    draw(drawing)
  }

  /// Draws in a mode that changes what the shape leaves free, held back by a mask of the shape: a clip would do, but for
  /// one of part pixels Cairo rounds.
  private func drawUnbounded(_ drawing: Drawing) {
    guard let cover = drawing.cover else {
      return drawThroughCopy(within: drawing.bounds, masks: state.softMasks, drawing.paint)
    }
    let mask = coverage(within: drawing.bounds) { cairo in
      cairo_set_source_rgb(cairo, 0, 0, 0)
      cover(cairo)
    }
    guard let mask else { return }
    drawThroughCopy(within: drawing.bounds, masks: state.softMasks + [mask], drawing.paint)
  }

  /// Runs a drawing on a Cairo context, which is ready for the next one after that.
  func perform(_ body: (OpaquePointer) -> Void, on cairo: OpaquePointer, _ mode: cairo_operator_t) {
    // On a bitmap glyphs are outlines.
    if isVector { FontLock.hold { performAtOnce(body, on: cairo, mode) } } else { performAtOnce(body, on: cairo, mode) }
  }

  private func performAtOnce(_ body: (OpaquePointer) -> Void, on cairo: OpaquePointer, _ mode: cairo_operator_t) {
    cairo_identity_matrix(cairo)
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_set_operator(cairo, mode)
    body(cairo)
    // The path is ours; and a source may hold an image.
    cairo_new_path(cairo)
    cairo_identity_matrix(cairo)
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }

  /// Whether edges are smooth now.
  var isSmooth: Bool { allowsAntialiasing && state.shouldAntialias }

  /// Draws as PDF and SVG can tell it: a group within a group for each soft mask.
  private func drawAsGroup(_ mode: cairo_operator_t, _ body: (OpaquePointer) -> Void) {
    let cairo = surface.cairo
    cairo_identity_matrix(cairo)
    for _ in state.softMasks { cairo_push_group(cairo) }
    perform(body, on: cairo, CAIRO_OPERATOR_OVER)
    for (index, mask) in state.softMasks.enumerated() {
      let isLast = index == state.softMasks.count - 1
      let group = cairo_pop_group(cairo)
      cairo_set_operator(cairo, isLast ? mode : CAIRO_OPERATOR_OVER)
      cairo_set_source(cairo, group)
      mask.withPattern { cairo_mask(cairo, $0) }
      cairo_pattern_destroy(group)
    }
    cairo_set_source_rgb(cairo, 0, 0, 0)
  }

  /// Draws on a copy of what is there, and then lets the copy take its place as far as masks tell: so no mode reaches
  /// beyond them, and those of `PixelBlend` have both sides at hand.
  ///
  /// In PDF and SVG the copy has four pixels a point.
  func drawThroughCopy(within bounds: CGRect? = nil, masks: [SoftMask], _ body: (OpaquePointer) -> Void) {
    drawHeldBack()
    yieldTarget()
    let box = state.clipBox.overlap(with: bounds ?? state.clipBox)
    guard !box.isEmpty, let copy = copyOfCanvas(in: box), let mask = CombinedMask(masks, like: copy) else { return }
    switch state.blendMode.route(isVector: isVector) {
    case .plain(let mode), .unbounded(let mode): perform(body, on: copy.cairo, mode)
    case .pixels(let blend):
      guard
        let source = OffscreenSurface(box: copy.box, scale: copy.scale, format: CAIRO_FORMAT_ARGB32)
      else { return }
      perform(body, on: source.cairo, CAIRO_OPERATOR_OVER)
      blend.apply(source, to: copy, isSwapped: surface.isSwapped)
    }
    let pattern = copy.makePattern()
    defer { cairo_pattern_destroy(pattern) }
    perform(
      { cairo in
        cairo_save(cairo)
        cairo_rectangle(cairo, copy.box.minX, copy.box.minY, copy.box.width, copy.box.height)
        cairo_clip(cairo)
        cairo_set_source(cairo, pattern)
        mask.paint(on: cairo)
        cairo_restore(cairo)
      }, on: surface.cairo, CAIRO_OPERATOR_SOURCE)
    isBlank = false
  }

  /// What a drawing covers, as a mask; nil if that is nothing, or there is no memory.
  func coverage(within bounds: CGRect?, _ body: (OpaquePointer) -> Void) -> SoftMask? {
    let box = state.clipBox.overlap(with: bounds ?? state.clipBox)
    let scale = isVector ? OffscreenSurface.scale(atMost: VectorFallback.pixelsPerPoint, for: box) : 1
    guard !box.isEmpty, let pixels = OffscreenSurface(box: box, scale: scale, format: CAIRO_FORMAT_A8) else {
      return nil
    }
    perform(body, on: pixels.cairo, CAIRO_OPERATOR_OVER)
    return SoftMask(pixels.makePattern())
  }

  /// The pixels of a part of the canvas as they are now.
  private func copyOfCanvas(in box: CGRect) -> OffscreenSurface? {
    let scale = OffscreenSurface.scale(atMost: isVector ? VectorFallback.pixelsPerPoint : 1, for: box)
    guard
      let copy = OffscreenSurface(box: box, scale: isVector ? scale : 1, format: CAIRO_FORMAT_ARGB32),
      let target = cairo_get_group_target(surface.cairo)
    else { return nil }
    perform(
      { cairo in
        cairo_set_source_surface(cairo, target, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        cairo_paint(cairo)
      }, on: copy.cairo, CAIRO_OPERATOR_SOURCE)
    return copy
  }
}

extension PixelBlend {
  /// Blends pixels with others of the same place.
  fileprivate func apply(_ source: OffscreenSurface, to backdrop: OffscreenSurface, isSwapped: Bool) {
    source.withPixels { source, stride in
      backdrop.withPixels { pixels, _ in
        for y in 0..<backdrop.height {
          let (from, to) = (UnsafeRawPointer(source + y * stride), UnsafeMutableRawPointer(pixels + y * stride))
          for x in 0..<backdrop.width {
            let pixel = from.load(fromByteOffset: x * 4, as: UInt32.self)
            guard pixel != 0 else { continue }
            let old = to.load(fromByteOffset: x * 4, as: UInt32.self)
            to.storeBytes(
              of: result(of: pixel, over: old, isSwapped: isSwapped), toByteOffset: x * 4, as: UInt32.self)
          }
        }
      }
    }
  }
}

extension GraphicsState {
  /// Whether the clip is a rectangle without part pixels.
  fileprivate var isClipWholePixels: Bool {
    isClipRectangular && [clipBox.minX, clipBox.minY, clipBox.maxX, clipBox.maxY].allSatisfy { $0 == $0.rounded() }
  }
}

extension CGRect {
  /// The rectangle, unless it is null or has an edge that is not finite.
  var ifFinite: CGRect? {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && !isNull ? self : nil
  }

  /// The part that two rectangles have in common; zero-sized if there is none. Neither may hold what is no number.
  func overlap(with other: CGRect) -> CGRect {
    common(with: other) ?? .zero
  }
}
