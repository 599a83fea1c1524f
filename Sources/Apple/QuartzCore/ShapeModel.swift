// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a shape layer's properties hold, with their defaults, and how it is drawn.
struct ShapeModel {
  var path: CGPath?
  var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?

  /// Draws the shape in the current space: the stroke over the inside.
  func draw(in context: CGContext) {
    guard let path, path.hasFiniteElements else { return }
    if let fillColor {
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, lineWidth > 0, lineWidth.isFinite {
      stroke(path, with: strokeColor, in: context)
    }
  }

  /// A rectangle around the shape; nil for nothing. It may be too large.
  var extent: CGRect? {
    guard let path, path.hasFiniteElements, fillColor != nil || strokeColor != nil else { return nil }
    let box = path.boundingBox
    guard !box.isNull else { return nil }
    guard strokeColor != nil, lineWidth > 0, lineWidth.isFinite else { return box }
    // A miter reaches farthest, then the corner of a square cap.
    let miter = lineJoin == .miter && miterLimit.isFinite ? max(1, miterLimit) : 1
    let reach = lineWidth / 2 * max(miter, 2.squareRoot())
    return box.insetBy(dx: -reach, dy: -reach)
  }

  private func stroke(_ path: CGPath, with color: CGColor, in context: CGContext) {
    guard let part = path.part(from: strokeStart, to: strokeEnd) else { return }
    context.saveGState()
    context.setStrokeColor(color)
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
    context.addPath(part)
    context.strokePath()
    context.restoreGState()
  }
}

extension CGPath {
  /// Whether no coordinate is infinite or not a number.
  var hasFiniteElements: Bool {
    elements.allSatisfy { element in element.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
