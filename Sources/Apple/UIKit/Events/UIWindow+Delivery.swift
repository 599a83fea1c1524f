// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UIWindow {
  /// Hands an event to the recognizers and views of the window that it is for.
  func deliver(_ event: UIEvent) {
    (event.values.dispatcher ?? EventDispatcher()).deliver(event, in: self)
  }

  /// A point of the screen in the window's space.
  func point(ofScreen point: CGPoint) -> CGPoint {
    let anchor = layer.anchorPoint
    let fromAnchor = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
    return CGPoint(
      x: fromAnchor.x + bounds.minX + anchor.x * bounds.width, y: fromAnchor.y + bounds.minY + anchor.y * bounds.height)
  }
}
