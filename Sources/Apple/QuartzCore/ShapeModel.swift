// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a shape layer's properties hold, with their defaults, and how it is drawn.
struct ShapeModel {
  var path: CGPath? { didSet { style.dash = dash } }
  var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0 { didSet { style.dash = dash } }
  var strokeEnd: CGFloat = 1 { didSet { style.dash = dash } }
  var lineWidth: CGFloat = 1 { didSet { style.width = lineWidth } }
  var miterLimit: CGFloat = 10 { didSet { style.miterLimit = miterLimit } }
  var lineCap = CAShapeLayerLineCap.butt {
    didSet { style.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt }
  }
  var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { style.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter }
  }
  var lineDashPhase: CGFloat = 0 { didSet { style.dash = dash } }
  var lineDashPattern: [NSNumber]? { didSet { style.dash = dash } }
  /// What the properties above mean, ready to draw with.
  private(set) var style = StrokeStyle()

  private var dash: DashPattern? {
    guard let lengths = lineDashPattern?.map({ CGFloat($0.doubleValue) }),
      let dash = DashPattern(phase: lineDashPhase, lengths: lengths)
    else { return nil }
    guard let path, strokeStart <= 0, strokeEnd >= 1 else { return dash }
    return dash.counted(along: path)
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

  /// Draws the shape in the current space: the stroke over the inside.
  func draw(in context: CGContext, memory: StrokeMemory) {
    guard let path, path.hasFiniteElements else { return }
    if let fillColor {
      context.saveGState()
      context.addPath(path)
      context.setFillColor(fillColor)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
      context.restoreGState()
    }
    guard let strokeColor, lineWidth > 0, lineWidth.isFinite, let part = path.part(from: strokeStart, to: strokeEnd)
    else { return }
    context.stroke(part, style, strokeColor, memory: memory)
  }
}

extension CGPath {
  /// Whether no coordinate is infinite or not a number.
  var hasFiniteElements: Bool {
    elements.allSatisfy { element in element.pointsSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
