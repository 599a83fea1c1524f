// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// Makes a layer of the view's layer class; a plain one if that is no class of layers.
  static func makeLayer() -> CALayer {
    RuntimeClass(layerClass).makeObject(of: CALayer.self) ?? CALayer()
  }

  /// Becomes the delegate of the new layer. What the layer's own initializer has set stays.
  func takeLayer() {
    if backingLayer.contentsScale != 1 { ownContentScaleFactor = backingLayer.contentsScale }
    backingLayer.delegate = self
    if !Self.isInteractiveAtFirst { isUserInteractionEnabled = false }
    guard drawsItself else { return }
    backingLayer.isOpaque = isOpaque
    backingLayer.setNeedsDisplay()
  }

  /// Tells the layer of a drawn view whether the drawing leaves nothing out; other layers are what they are.
  func opacityChanged() {
    guard drawsItself else { return }
    layer.isOpaque = isOpaque
    setNeedsDisplay()
  }

  /// Runs ``draw(_:)`` for the view's own layer, with the context and the traits as current ones.
  func drawContent(of layer: CALayer, in context: CGContext) {
    guard drawsItself else {
      layer.hasNothingToDraw = true
      return
    }
    guard layer.model() === self.layer, !isDrawing else { return }
    isDrawing = true
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
    isDrawing = false
  }
}

extension UIView.ContentMode {
  /// The layer's word for the mode. A layer's top is its largest y, which is a view's bottom.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}
