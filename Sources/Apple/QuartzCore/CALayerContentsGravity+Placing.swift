// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayerContentsGravity {
  /// Where contents of a size go in a layer's bounds.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    let (ratioX, ratioY) = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .resizeAspect: return align(size, by: min(ratioX, ratioY), in: bounds, x: 0.5, y: 0.5)
    case .resizeAspectFill: return align(size, by: max(ratioX, ratioY), in: bounds, x: 0.5, y: 0.5)
    case .center: return align(size, in: bounds, x: 0.5, y: 0.5)
    case .top: return align(size, in: bounds, x: 0.5, y: 1)
    case .bottom: return align(size, in: bounds, x: 0.5, y: 0)
    case .left: return align(size, in: bounds, x: 0, y: 0.5)
    case .right: return align(size, in: bounds, x: 1, y: 0.5)
    case .topLeft: return align(size, in: bounds, x: 0, y: 1)
    case .topRight: return align(size, in: bounds, x: 1, y: 1)
    case .bottomLeft: return align(size, in: bounds, x: 0, y: 0)
    case .bottomRight: return align(size, in: bounds, x: 1, y: 0)
    default: return bounds
    }
  }

  private func align(_ size: CGSize, by scale: CGFloat = 1, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y, width: width,
      height: height)
  }
}
