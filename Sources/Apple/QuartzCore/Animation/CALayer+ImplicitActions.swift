// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

extension CALayer {
  /// The properties whose change animates by itself, as far as nothing else says how it is carried out.
  private static let implicitlyAnimated: Set = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "colors", "contentsCenter",
    "contentsRect", "cornerRadius", "endPoint", "fillColor", "fontSize", "foregroundColor", "instanceAlphaOffset",
    "instanceBlueOffset", "instanceColor", "instanceGreenOffset", "instanceRedOffset", "instanceTransform",
    "lineDashPhase", "lineWidth", "locations", "miterLimit", "opacity", "position", "shadowColor", "shadowOffset",
    "shadowOpacity", "shadowPath", "shadowRadius", "startPoint", "strokeColor", "strokeEnd", "strokeStart",
    "sublayerTransform", "transform", "zPosition",
  ]

  /// Whether a change of a property can be animated without being told how.
  package static func animates(_ key: String) -> Bool {
    implicitlyAnimated.contains(key)
  }

  /// The animation of a change of a layer that is on a screen; nil for any other layer, and for other keys.
  final func implicitAction(forKey key: String) -> (any CAAction)? {
    guard isCommitted, Self.implicitlyAnimated.contains(key), CATransaction.animationDuration() > 0,
      presentationTime != nil
    else { return nil }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = shownValue(forKey: key)
    animation.timingFunction = CATransaction.implicitTimingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// An action with what it cannot know by itself: the value that is shown before the change.
  final func completed(_ action: (any CAAction)?, forKey key: String) -> (any CAAction)? {
    guard let animation = action as? CABasicAnimation, animation.fromValue == nil, animation.toValue == nil,
      animation.byValue == nil, let copy = animation.copy() as? CABasicAnimation
    else { return action }
    if copy.keyPath == nil { copy.keyPath = key }
    copy.fromValue = shownValue(forKey: key)
    return copy
  }

  /// Tells a layer that it has come into this one, as sublayer or mask.
  final func didTake(_ layer: CALayer) {
    guard layer.needsTick || layer.isMoving else { return }
    var next: CALayer? = self
    while let above = next, layer.isMoving && !above.isMoving || layer.needsTick && !above.needsTick {
      above.isMoving = above.isMoving || layer.isMoving
      above.needsTick = above.needsTick || layer.needsTick
      next = above.parent ?? above.masked
    }
  }

  /// Tells a layer that it has left this one. Its animations end with the transaction, unless it is on a screen by then.
  final func didRelease(_ layer: CALayer) {
    (layer.isCommitted, layer.needsTick) = (false, true)
    if layer.isMoving { CATransaction.left(layer) }
  }
}
