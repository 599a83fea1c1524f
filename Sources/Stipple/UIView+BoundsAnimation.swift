// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// The animation that brings the view to its size, the last one if there are several; nil if it is there.
  ///
  /// UIKit has the view's layer keep it. Layers of the view's own can be given copies of it, so that they keep step with
  /// the view, whatever its pace: a duration alone would not tell of springs and delays.
  var sizeAnimation: CABasicAnimation? {
    let animations = (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) as? CABasicAnimation }
    return animations.last { $0.keyPath == "bounds" || $0.keyPath == "bounds.size" }
  }
}

extension CALayer {
  /// Has a property go from one value to another in step with an animation of something else.
  func follow(_ animation: CABasicAnimation, _ keyPath: String, from: Any?, to: Any?) {
    guard let copy = animation.copy() as? CABasicAnimation else { return }
    copy.keyPath = keyPath
    copy.fromValue = from
    copy.toValue = to
    copy.byValue = nil
    copy.isAdditive = false
    copy.delegate = nil
    add(copy, forKey: keyPath)
  }
}
