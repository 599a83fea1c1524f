// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// One drawing of a layer's sublayers.
struct LayerInstance {
  /// Where the sublayers lie, in the space of the layer that holds them; nil for where they are.
  var transform: CGAffineTransform?
  /// What their colours are multiplied by; nil for nothing.
  var color: CGColor?

  /// How much the instance covers, as one picture.
  var alpha: CGFloat { color?.alpha ?? 1 }
}
