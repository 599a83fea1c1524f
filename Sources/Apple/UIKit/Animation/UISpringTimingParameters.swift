// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
import QuartzCore

/// A pace by the motion of a mass on a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, UITimingCurveProvider {
  /// The speed at the start, in ways a second. The dx of it counts, for both directions.
  public let initialVelocity: CGVector

  private let dampingRatio: CGFloat?
  private let mass: CGFloat
  private let stiffness: CGFloat
  private let damping: CGFloat
  private let allowsOverdamping: Bool

  private init(
    ratio: CGFloat?, mass: CGFloat = 3, stiffness: CGFloat = 1000, damping: CGFloat = 500, velocity: CGVector,
    allowsOverdamping: Bool = false
  ) {
    (dampingRatio, initialVelocity, self.allowsOverdamping) = (ratio, velocity, allowsOverdamping)
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }

  /// Makes the spring of the system: a mass of 3, a stiffness of 1000, and a friction of 500, which does not swing.
  public convenience override init() {
    self.init(ratio: nil, velocity: .zero)
  }

  /// Makes a spring that is at rest after the animator's duration.
  ///
  /// - Parameters:
  ///   - ratio: 1 does not swing; less swings more. It is kept within 0.01 and 1.
  ///   - velocity: In ways a second.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(ratio: ratio, velocity: velocity)
  }

  /// Makes a spring that is at rest after the animator's duration, and begins without speed.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(ratio: ratio, velocity: .zero)
  }

  /// Makes a spring that takes its own time, whatever the animator's duration.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(ratio: nil, mass: mass, stiffness: stiffness, damping: damping, velocity: velocity)
  }

  /// Makes a spring by how long it seems to take, in seconds, and by how much it swings; it takes its own time.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      ratio: nil, mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialVelocity,
      allowsOverdamping: spring.allowsOverdamping)
  }

  /// Makes a spring of an archive.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
    dampingRatio = coder.containsValue(forKey: "ratio") ? number("ratio") : nil
    (mass, stiffness, damping) = (number("mass"), number("stiffness"), number("damping"))
    initialVelocity = CGVector(dx: number("dx"), dy: number("dy"))
    allowsOverdamping = coder.decodeBool(forKey: "allowsOverdamping")
  }

  /// Writes the spring.
  open func encode(with coder: NSCoder) {
    let numbers = [
      "mass": mass, "stiffness": stiffness, "damping": damping, "dx": initialVelocity.dx, "dy": initialVelocity.dy,
    ]
    for (key, number) in numbers { coder.encode(number.native, forKey: key) }
    if let dampingRatio { coder.encode(dampingRatio.native, forKey: "ratio") }
    coder.encode(allowsOverdamping, forKey: "allowsOverdamping")
  }

  /// Gives the object itself, as it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The kind: `spring`.
  public var timingCurveType: UITimingCurveType { .spring }

  /// Nil: it is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The spring itself.
  public var springTimingParameters: UISpringTimingParameters? { self }

  var pace: ViewAnimationPace {
    if let dampingRatio { return .spring(dampingRatio: dampingRatio, velocity: initialVelocity.dx) }
    return .physics(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity.dx,
      allowsOverdamping: allowsOverdamping)
  }
}
