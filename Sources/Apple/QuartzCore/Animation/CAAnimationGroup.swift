// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Animations that run together, in the time of the group.
///
/// The group's end cuts off what is longer. Delegates of the members are not told, and whether these are removed on
/// completion does not count.
open class CAAnimationGroup: CAAnimation {
  /// The animations, of which those that come later count over those before; nil at first.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override var animatedKeys: [String] {
    (animations ?? []).flatMap(\.animatedKeys)
  }

  override func apply(to layer: CALayer, progress: Double, duration: CFTimeInterval, run: Double) {
    for animation in animations ?? [] {
      let begin = animation.timing.usable(animation.beginTime)
      animation.apply(to: layer, at: progress * duration, begin: begin, defaultDuration: duration)
    }
  }
}
