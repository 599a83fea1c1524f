// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the path, then drops it.
  ///
  /// Open subpaths are closed first.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawFill(canvasPath.elements, rule)
    beginPath()
  }

  /// Draws the path in a mode, then drops it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if let rule = mode.fillRule { drawFill(canvasPath.elements, rule) }
    if mode.isStroked { drawStroke(canvasPath.elements, width: state.stroke.width) }
    beginPath()
  }

  /// Fills a rectangle, and drops the path.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles, and drops the path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Fills the ellipse inside a rectangle, and drops the path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Makes a rectangle transparent, and drops the path.
  ///
  /// PDF and SVG have no word for this: if something has been drawn before, the page (or the transparency layer) comes
  /// out as an image of four pixels a point.
  public func clear(_ rect: CGRect) {
    beginPath()
    guard !isBlank else { return }
    let mode = state.blendMode
    state.blendMode = .clear
    fill(rect)
    state.blendMode = mode
  }

  private func drawFill(_ elements: [PathElement], _ rule: CGPathFillRule) {
    guard !elements.isEmpty else { return }
    let drawing = fillDrawing(elements, rule)
    castShadow(of: drawing)
    if !fillByRaster(elements, rule) { draw(drawing) }
  }

  /// The fill of a path in canvas space, as Cairo does it.
  func fillDrawing(_ elements: [PathElement], _ rule: CGPathFillRule) -> Drawing {
    let bounds = CGRect(around: elements.lazy.flatMap(\.points)).ifFinite
    return Drawing(
      within: bounds, source: { self.setSource(self.state.fillColor, within: bounds, in: $0) },
      covering: { cairo in
        CanvasPath.setFilled(elements, within: self.cutBox, in: cairo)
        cairo_set_fill_rule(cairo, rule.cairoRule)
        cairo_fill(cairo)
      })
  }
}
