// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A basic animation whose value swings to its end like a mass on a spring, and beyond it.
///
/// The duration is the animation's own: one that is shorter than `settlingDuration` cuts the motion off. Numbers without
/// sense (a mass or stiffness that is not positive, say) give a steady motion.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring: one at first.
  open var mass: CGFloat = 1

  /// The stiffness of the spring: 100 at first.
  open var stiffness: CGFloat = 100

  /// The friction: 10 at first.
  open var damping: CGFloat = 10

  /// How fast the mass moves at the start, in ways a second: positive towards the end. Zero at first.
  open var initialVelocity: CGFloat = 0

  /// Whether more friction than the least that keeps the spring from swinging makes it slower still. False at first.
  open var allowsOverdamping = false

  /// Makes a spring by how long it seems to take, in seconds, and by how much it swings: 0 not, 1 for ever, below 0 it
  /// creeps.
  ///
  /// Source: WWDC 2023, "Animate with springs", on stiffness and damping.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = frequency * frequency
    damping = bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The seconds after which the spring is at rest: less than a thousandth of the way off. Infinite without friction, or
  /// for numbers without sense.
  open var settlingDuration: CFTimeInterval {
    motion?.settlingDuration ?? .infinity
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func part(at progress: Double, duration: CFTimeInterval) -> Double {
    drive == nil ? motion?.position(at: progress * duration) ?? progress : progress
  }

  /// Takes the spring of a mass of one that is at rest after the animation's duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: Kept within 0.01 and 1.
  ///   - velocity: In ways a second.
  package final func settle(dampingRatio: CGFloat, velocity: CGFloat) {
    let spring = SpringMotion.settling(
      after: duration, dampingRatio: dampingRatio.native, velocity: velocity.native)
    guard let spring else { return }
    mass = 1
    stiffness = CGFloat(spring.frequency * spring.frequency)
    damping = CGFloat(2 * spring.dampingRatio * spring.frequency)
    initialVelocity = velocity
  }

  private var motion: SpringMotion? {
    SpringMotion(
      mass: mass.native, stiffness: stiffness.native, damping: damping.native, velocity: initialVelocity.native,
      allowsOverdamping: allowsOverdamping)
  }
}
