// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

extension CALayer {
  /// Whether the layer, with sublayers, shadow and mask but without its opacity, is drawn as a bitmap first, which is
  /// then drawn in place. False at first.
  ///
  /// The bitmap is made anew each time; it covers what can be seen.
  public var shouldRasterize: Bool {
    get { held.shouldRasterize }
    set { change("shouldRasterize", from: shouldRasterize, to: newValue) { held.shouldRasterize = $0 } }
  }

  /// How many pixels of that bitmap make a point of the layer's space. One at first; a scale that is not finite or not
  /// above zero is one.
  public var rasterizationScale: CGFloat {
    get { held.rasterizationScale }
    set { change("rasterizationScale", from: rasterizationScale, to: newValue) { held.rasterizationScale = $0 } }
  }

  final var usableRasterizationScale: CGFloat {
    rasterizationScale.isFinite && rasterizationScale > 0 ? rasterizationScale : 1
  }
}
