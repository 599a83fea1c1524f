// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

/// Animations of views: changes made in a block go from what is shown to what they make, over time.
///
/// Animated are a view's bounds, place, transform, opacity, colours, border, corners and shadow, of views whose tree is on
/// a screen: in a window that is shown, or ticked by `CALayer.tick(timestamp:)`. Elsewhere changes are made, and the
/// completion runs, at once. Layers that belong to no view take the block's duration and curve for their own animations.
///
/// Places, sizes and numbers are added up: an animation that comes in between leaves the one before to its end, and the
/// motion has no corner. What is changed holds the new value at once; `layer.presentation()` tells what is shown.
extension UIView {
  /// Animates the changes that a block makes.
  ///
  /// - Parameters:
  ///   - duration: In seconds; nothing is animated if it is not a positive number.
  ///   - delay: The seconds from the next tick to the start.
  ///   - animations: Runs at once.
  ///   - completion: Runs at the tick that ends the last of the animations; told whether none of them was removed before.
  ///     At once, if nothing is animated.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimationPace.curve(options.curve.function)
    animate(duration, delay, pace, options, animations, completion)
  }

  /// Animates the changes that a block makes, slow at the start and the end.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes by a spring, which comes to rest at the end of the duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; less swings more. It is kept within 0.01 and 1.
  ///   - velocity: The speed at the start, in ways a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimationPace.spring(dampingRatio: dampingRatio, velocity: velocity)
    animate(duration, delay, pace, options, animations, completion)
  }

  /// Animates the changes that a block makes by a spring.
  ///
  /// - Parameters:
  ///   - duration: How long it seems to take, in seconds; it goes on until the spring is at rest.
  ///   - bounce: How much it swings: 0 not, 1 for ever; below 0 it creeps.
  ///   - initialSpringVelocity: The speed at the start, in ways a second.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    let pace = ViewAnimationPace.physics(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialSpringVelocity,
      allowsOverdamping: spring.allowsOverdamping)
    let settled = duration > 0 ? spring.settlingDuration : 0
    animate(settled.isFinite ? settled : duration, delay, pace, options, animations, completion)
  }

  /// Makes the changes of a block, none of them animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasEnabled = ViewAnimation.isEnabled
    ViewAnimation.isEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.isEnabled = wasEnabled
  }

  /// Whether changes in blocks of animations are animated. True at first.
  public class var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }

  /// Sets whether changes in blocks of animations are animated.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.isEnabled = enabled
  }

  /// The seconds that the animation takes whose block is being run; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Has what a block changes repeated, within a block of animations; elsewhere it is just run.
  ///
  /// - Parameters:
  ///   - count: How often, in parts too.
  ///   - autoreverses: Whether each run is followed by one back.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let current = ViewAnimation.current else { return animations() }
    let (oldCount, oldReverses) = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
    animations()
    (current.repeatCount, current.autoreverses) = (oldCount, oldReverses)
  }

  /// Runs a block, as part of the animation around it if there is one.
  private class func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: ViewAnimationPace, _ options: UIView.AnimationOptions,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(duration, delay, pace, options)
    let batch = ViewAnimation.batch(completion)
    animation.run(batch) {
      animations()
      if options.contains(.layoutSubviews) { animation.layOutViews() }
    }
    batch.seal()
  }
}

extension ViewAnimation {
  /// Makes what a block is animated by as it says itself and, where its options leave it that, as the block around it does.
  @MainActor convenience init(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: ViewAnimationPace, _ options: UIView.AnimationOptions,
    keepsChanges: Bool = false
  ) {
    let outer = ViewAnimation.current
    let outerDuration = options.contains(.overrideInheritedDuration) ? nil : outer?.duration
    let outerPace = options.contains(.overrideInheritedCurve) ? nil : outer?.pace
    self.init(
      duration: outerDuration ?? duration, delay: delay + (outer?.delay ?? 0), pace: outerPace ?? pace,
      keepsChanges: keepsChanges)
    let above = options.contains(.overrideInheritedOptions) ? nil : outer
    repeatCount = options.contains(.repeat) ? .infinity : above?.repeatCount ?? 0
    autoreverses = options.contains(.autoreverse) || above?.autoreverses == true
    beginsFromCurrentState = options.contains(.beginFromCurrentState) || above?.beginsFromCurrentState == true
    if let above { (isDriven, delayFactor) = (above.isDriven, above.delayFactor) }
  }

  /// A batch whose end runs a completion: at once for one without animations, but for completions of completions, which
  /// wait for the end of the transaction so that they cannot go on for ever.
  @MainActor static func batch(_ completion: ((Bool) -> Void)?) -> AnimationBatch {
    AnimationBatch { finished in
      guard let completion else { return }
      CATransaction.tell { completion(finished) }
    }
  }
}
