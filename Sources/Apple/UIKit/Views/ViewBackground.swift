// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

/// A view's background colour, and what of it the layer shows.
struct ViewBackground {
  /// The colour that the view was given, which may be dynamic.
  var color: UIColor? {
    didSet { isPending = true }
  }

  /// Whether the layer has not got the colour yet.
  private(set) var isPending = false
  private var shown: CGColor?

  /// The colour that is in force: the view's, unless the layer was given another one itself.
  func color(of layer: CALayer) -> UIColor? {
    if isPending || isShown(by: layer) { return color }
    return layer.backgroundColor.map { UIColor(cgColor: $0) }
  }

  /// Whether the layer has the colour that it was given last.
  func isShown(by layer: CALayer) -> Bool {
    layer.backgroundColor == shown
  }

  /// Gives the layer the colour as it is under `traits`.
  mutating func show(in layer: CALayer, traits: UITraitCollection) {
    shown = color?.resolvedColor(with: traits).cgColor
    layer.backgroundColor = shown
    isPending = false
  }
}
