// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// An object that a layer asks for its contents, layout and actions.
///
/// Apple's methods are optional; here an extension holds their defaults.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Makes the layer's contents, in place of drawing them.
  ///
  /// The default draws them by `draw(_:in:)`, as a delegate without this method has it on Apple.
  func display(_ layer: CALayer)

  /// Draws the layer's contents, in the space of its bounds.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Tells that the layer's contents are about to be drawn. Not called by a delegate that has its own `display(_:)`.
  func layerWillDraw(_ layer: CALayer)

  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)

  /// Gives the action for an event of the layer: nil to search on, `NSNull` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the contents by `draw(_:in:)`.
  public func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {
    layer.hasNothingToDraw = true
  }

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}

  /// Leaves the search for an action to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    nil
  }
}
