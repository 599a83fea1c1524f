// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a layer's shadow properties hold, with their defaults.
struct LayerShadow {
  var color: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var opacity: Float = 0
  var offset = CGSize(width: 0, height: -3)
  var radius: CGFloat = 3
  var path: CGPath?

  /// The colour with the opacity; nil if there is nothing to see or a number is none.
  var visibleColor: CGColor? {
    let numbers = [offset.width, offset.height, radius]
    guard let color, opacity > 0, color.alpha > 0, numbers.allSatisfy(\.isFinite) else { return nil }
    return color.copy(alpha: color.alpha * CGFloat(min(opacity, 1)))
  }

  /// How far the shadow goes beyond what casts it, the offset apart: three standard deviations.
  var reach: CGFloat {
    max(0, radius) * 3
  }
}
