// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

/// How far an animation of views is at each part of its time.
enum ViewAnimationPace {
  case curve(CAMediaTimingFunction)
  /// A spring that comes to rest at the end of the animation.
  case spring(dampingRatio: CGFloat, velocity: CGFloat)
  /// A spring of its own, which does not ask for the animation's duration.
  case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat, allowsOverdamping: Bool)

  /// An animation of the pace; `duration` is set.
  func animation(keyPath: String, duration: CFTimeInterval) -> CABasicAnimation {
    switch self {
    case .curve(let function):
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.duration = duration
      animation.timingFunction = function
      return animation
    case .spring(let ratio, let velocity):
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.duration = duration
      animation.settle(dampingRatio: ratio, velocity: velocity)
      return animation
    case .physics(let mass, let stiffness, let damping, let velocity, let allowsOverdamping):
      let animation = CASpringAnimation(keyPath: keyPath)
      (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
      (animation.initialVelocity, animation.allowsOverdamping) = (velocity, allowsOverdamping)
      animation.duration = duration
      return animation
    }
  }

  /// The function of a curve; nil for a spring.
  var function: CAMediaTimingFunction? {
    if case .curve(let function) = self { function } else { nil }
  }
}

extension UIView.AnimationCurve {
  /// The curve as a layer's animation has it.
  var function: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
