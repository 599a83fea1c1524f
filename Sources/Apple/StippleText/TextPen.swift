// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CoreGraphics
internal import Foundation

/// Draws runs of glyphs in a context.
struct TextPen {
  let context: CGContext
  let defaultColor: CGColor
  /// A colour for all that is drawn, as of a shadow; nil for each run's own.
  let onlyColor: CGColor?

  /// The point on the nearest edge between two rows of pixels, where there are any and the text is not turned: letters
  /// stand sharp on it, as Apple's do.
  func aligned(_ point: CGPoint) -> CGPoint {
    let transform = context.userSpaceToDeviceSpaceTransform
    guard !context.isVector, transform.b == 0, transform.c == 0, transform.d != 0 else { return point }
    let row = (point.y * transform.d + transform.ty).rounded()
    let y = (row - transform.ty) / transform.d
    return y.isFinite ? CGPoint(x: point.x, y: y) : point
  }

  func drawBackgrounds(of line: LaidOutLine, top: CGFloat, left: CGFloat) {
    guard onlyColor == nil else { return }
    for run in line.runs {
      guard let color = run.style.backgroundColor?.textColor else { continue }
      context.setFillColor(color)
      context.fill(CGRect(x: left + run.start, y: top, width: run.end - run.start, height: line.height))
    }
  }

  /// Draws a run of a line that begins at a point on its baseline, with its shadow: the line under it, glyphs, the line
  /// through.
  func draw(_ run: GlyphRun, at origin: CGPoint) {
    guard onlyColor == nil, let shadow = run.style.shadow, let color = shadow.textShadowColor else {
      return drawParts(of: run, at: origin)
    }
    context.saveGState()
    // The offset is in user space here, other than a context's own shadow's.
    context.setBaseCTM(context.ctm)
    context.setShadow(offset: shadow.textShadowOffset, blur: shadow.textShadowBlur, color: color)
    drawParts(of: run, at: origin)
    context.restoreGState()
  }

  private func drawParts(of run: GlyphRun, at origin: CGPoint) {
    let style = run.style
    let text = onlyColor ?? style.color?.textColor ?? defaultColor
    drawLine(style.underline, of: run, at: origin, color: onlyColor ?? style.underline.color?.textColor ?? text)
    drawGlyphs(of: run, at: origin, fill: text, stroke: onlyColor ?? style.strokeColor?.textColor ?? text)
    drawLine(
      style.strikethrough, of: run, at: origin, color: onlyColor ?? style.strikethrough.color?.textColor ?? text,
      isThrough: true)
  }

  private func drawGlyphs(of run: GlyphRun, at origin: CGPoint, fill: CGColor, stroke: CGColor) {
    let width = run.style.strokeWidth.usableDistance
    if context.isVector, width == 0, run.style.obliqueness == 0, isUsable(run.style.font) {
      return showGlyphs(of: run, at: origin, fill)
    }
    let outline = run.outline(at: origin)
    guard !outline.isEmpty else { return }
    if width <= 0 {
      context.addPath(outline)
      context.setFillColor(fill)
      context.fillPath()
    }
    guard width != 0 else { return }
    context.addPath(outline)
    context.setStrokeColor(stroke)
    context.setLineWidth(abs(width) / 100 * run.style.font.usableSize)
    context.setLineDash(phase: 0, lengths: [])
    context.setLineJoin(.miter)
    context.strokePath()
  }

  /// Whether Cairo can have a font in the current scale; as outlines it is drawn in any.
  private func isUsable(_ font: FontDescription) -> Bool {
    let ctm = context.ctm
    return max(hypot(ctm.a, ctm.b), hypot(ctm.c, ctm.d)) * font.usableSize <= GlyphFont.pixelLimit
  }

  private func showGlyphs(of run: GlyphRun, at origin: CGPoint, _ color: CGColor) {
    guard !run.glyphs.isEmpty else { return }
    let glyphs = run.glyphs.map { cairo_glyph_t(index: $0.index, x: $0.x + origin.x, y: $0.y + origin.y) }
    context.drawGlyphs(color: color) { cairo in
      cairo_set_scaled_font(cairo, run.font.scaledFont)
      guard !run.clusters.isEmpty else { return cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count)) }
      run.text.withUnsafeBufferPointer { text in
        text.withMemoryRebound(to: CChar.self) { text in
          cairo_show_text_glyphs(
            cairo, text.baseAddress, Int32(text.count), glyphs, Int32(glyphs.count), run.clusters,
            Int32(run.clusters.count), run.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
          )
        }
      }
    }
  }
}

extension GlyphRun {
  /// The outlines of the glyphs, the line beginning at a point on its baseline.
  func outline(at origin: CGPoint) -> CGPath {
    var elements: [PathElement] = []
    let slant = style.obliqueness.usableDistance
    for glyph in glyphs {
      // Obliqueness leans letters to the right, y being down.
      let place = CGAffineTransform(
        a: 1, b: 0, c: -slant, d: 1, tx: CGFloat(glyph.x) + origin.x, ty: CGFloat(glyph.y) + origin.y)
      elements += font.outline(of: UInt(glyph.index)).map { $0.applying(place) }
    }
    return CGPath(elements: elements)
  }
}
