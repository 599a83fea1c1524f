// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Draws an image, its top row at the greatest y of a rectangle: upright with y up, upside down in a flipped context. A
  /// mask lets the colour of fills through.
  ///
  /// - Parameters:
  ///   - rect: Where the image goes, scaled to fill it; in user space. Nothing is drawn if it is empty or not finite.
  ///   - byTiling: Whether the image is repeated over the whole clip, in steps of the rectangle's size. In PDF and SVG up
  ///     to 4,096 copies are drawn one by one, since readers round the step of a pattern; more are drawn as a pattern.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, extending: byTiling ? .repeated : .none)
  }

  func draw(_ image: CGImage, in rect: CGRect, extending extent: ImageExtension) {
    let rect = rect.standardized
    let image = image.isMask ? image : state.colorScale.map(image.multiplied) ?? image
    guard
      rect.width > 0, rect.height > 0, rect.origin.isFinite,
      let transform = imageToCanvas(image, rect)?.drawable,
      let source = image.pixels.makeSurface(isSwapped: surface.isSwapped)
    else { return }
    defer { cairo_surface_destroy(source) }
    let filter = filter(for: image)
    let copies = isVector && extent == .repeated ? tiles(of: rect) : nil
    guard let copies else { return paint(source, of: image, transform, filter, extent) }
    for copy in copies {
      guard let transform = imageToCanvas(image, copy)?.drawable else { continue }
      paint(source, of: image, transform, filter, .none)
    }
  }

  /// From pixels of an image, top row first, to canvas space.
  func imageToCanvas(_ image: CGImage, _ rect: CGRect) -> CGAffineTransform? {
    CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX,
      ty: rect.maxY
    ).concatenating(userToCanvas)
  }

  func filter(for image: CGImage) -> cairo_filter_t {
    guard image.shouldInterpolate else { return CAIRO_FILTER_NEAREST }
    return switch state.interpolationQuality {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }

  /// Paints an image over its rectangle, or over the whole clip: its colours, or those of fills through a stencil.
  private func paint(
    _ source: OpaquePointer, of image: CGImage, _ transform: CGAffineTransform, _ filter: cairo_filter_t,
    _ extent: ImageExtension
  ) {
    let isRepeated = extent == .repeated
    let extend = isRepeated ? CAIRO_EXTEND_REPEAT : isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
    let fillsClip = isRepeated || extent == .padded && !isVector
    let area = fillsClip ? nil : ImageArea(image, transform)
    let draw = image.isMask ? stencil : picture
    drawWithShadow(draw(source, area, transform, filter, extend))
  }

  private func picture(
    _ source: OpaquePointer, over area: ImageArea?, _ transform: CGAffineTransform, _ filter: cairo_filter_t,
    _ extend: cairo_extend_t
  ) -> Drawing {
    let alpha = Double(state.alpha)
    let middle = area?.middle ?? .zero
    func paint(_ cairo: OpaquePointer) {
      guard let pattern = cairo_pattern_create_for_surface(source) else { return }
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_filter(pattern, filter)
      cairo_pattern_set_extend(pattern, extend)
      setSource(pattern, under: transform, rightAt: middle, in: cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
    guard let area else { return Drawing(painting: paint) }
    return Drawing(
      within: area.bounds, painting: paint,
      covering: { cairo in
        CanvasPath.setFilled(area.outline, within: self.cutBox, in: cairo)
        cairo_fill(cairo)
      },
      drawing: { cairo in self.clip(cairo, to: area) { paint(cairo) } })
  }

  /// The colour of fills, through a stencil.
  private func stencil(
    _ source: OpaquePointer, over area: ImageArea?, _ transform: CGAffineTransform, _ filter: cairo_filter_t,
    _ extend: cairo_extend_t
  ) -> Drawing {
    Drawing(
      within: area?.bounds, source: { self.setSource(self.state.fillColor, within: area?.bounds, in: $0) },
      covering: { cairo in
        let stencil = cairo_pattern_create_for_surface(source)
        var matrix = self.sampling(transform.inverted(), rightAt: area?.middle ?? .zero).cairoMatrix
        cairo_pattern_set_matrix(stencil, &matrix)
        cairo_pattern_set_filter(stencil, filter)
        cairo_pattern_set_extend(stencil, extend)
        self.clip(cairo, to: area) { cairo_mask(cairo, stencil) }
        cairo_pattern_destroy(stencil)
      })
  }

  private func clip(_ cairo: OpaquePointer, to area: ImageArea?, _ body: () -> Void) {
    cairo_save(cairo)
    if let area {
      CanvasPath.setFilled(area.outline, within: cutBox, in: cairo)
      cairo_clip(cairo)
    }
    body()
    cairo_restore(cairo)
  }

  /// The copies of a rectangle, side by side, that cover the clip; nil if they are more than 4,096.
  private func tiles(of rect: CGRect) -> [CGRect]? {
    let clip = boundingBoxOfClipPath
    let (left, right) = (((clip.minX - rect.minX) / rect.width).rounded(.down), (clip.maxX - rect.minX) / rect.width)
    let (top, bottom) = (((clip.minY - rect.minY) / rect.height).rounded(.down), (clip.maxY - rect.minY) / rect.height)
    let (columns, rows) = ((right - left).rounded(.up), (bottom - top).rounded(.up))
    guard columns >= 1, rows >= 1, columns * rows <= 4096 else { return nil }
    return (0..<Int(rows)).flatMap { row in
      (0..<Int(columns)).map { column in
        CGRect(
          x: rect.minX + (left + CGFloat(column)) * rect.width, y: rect.minY + (top + CGFloat(row)) * rect.height,
          width: rect.width, height: rect.height)
      }
    }
  }
}

/// Where an image is drawn, in canvas space.
private struct ImageArea {
  let outline: [PathElement]
  let bounds: CGRect?
  var middle: CGPoint? { bounds.map { CGPoint(x: $0.midX, y: $0.midY) } }

  init(_ image: CGImage, _ transform: CGAffineTransform) {
    let corners = CGRect(x: 0, y: 0, width: image.width, height: image.height).corners.map { $0.applying(transform) }
    outline = [.move(corners[0])] + corners.dropFirst().map { .line($0) } + [.close]
    bounds = CGRect(around: corners).ifFinite
  }
}
