// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// What a renderer hands to the actions that draw.
open class UIGraphicsRendererContext: NSObject {
  private let context: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(context: CGContext, format: UIGraphicsRendererFormat) {
    self.context = context
    rendererFormat = format
    super.init()
  }

  /// The context itself: origin at the top left, y down, in points.
  open var cgContext: CGContext { context }

  /// The format of the renderer.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle in the current fill colour.
  open func fill(_ rect: CGRect) {
    fill(rect, blendMode: .normal)
  }

  /// Fills a rectangle in the current fill colour with a blend mode for this alone.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    context.fill([rect], blendMode: blendMode)
  }

  /// Strokes a rectangle's edges in the current stroke colour and line width.
  open func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Strokes a rectangle's edges in the current stroke colour and line width, with a blend mode for this alone.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    context.saveGState()
    context.setBlendMode(blendMode)
    context.stroke(rect)
    context.restoreGState()
  }

  /// Lets only the part of the clip that is in a rectangle be drawn from now on.
  open func clip(to rect: CGRect) {
    context.clip(to: rect)
  }
}
