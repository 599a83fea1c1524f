// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The motion of a mass on a spring with friction: how much of the way to rest is behind.
///
/// The distance u from rest obeys m u'' + c u' + k u = 0, with u = 1 and u' = -v at the start. A spring with more friction
/// than the least that keeps it from swinging is taken to have just that, unless it is let.
///
/// Source: the damped harmonic oscillator of any textbook. That Apple's does not creep is known from RBBAnimation 0.2.0,
/// https://github.com/robb/RBBAnimation, and from the default of `CASpringAnimation.allowsOverdamping`.
struct SpringMotion {
  /// The radians a second of the spring without friction.
  let frequency: Double
  /// The friction, as a part of the least that keeps it from swinging.
  let dampingRatio: Double
  /// Ways a second at the start, towards rest.
  let velocity: Double

  /// Makes a motion; nil for a mass or a stiffness that is not positive, or numbers that are none.
  init?(mass: Double, stiffness: Double, damping: Double, velocity: Double, allowsOverdamping: Bool = false) {
    guard mass > 0, stiffness > 0, damping >= 0, velocity.isFinite else { return nil }
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: allowsOverdamping ? ratio : min(ratio, 1),
      velocity: velocity)
  }

  init?(frequency: Double, dampingRatio: Double, velocity: Double) {
    guard frequency > 0, frequency.isFinite, dampingRatio >= 0, dampingRatio.isFinite, velocity.isFinite else {
      return nil
    }
    (self.frequency, self.dampingRatio, self.velocity) = (frequency, dampingRatio, velocity)
  }

  /// The part of the way that is behind after some seconds; more than 1 beyond the place of rest.
  func position(at time: Double) -> Double {
    1 - distance(at: max(0, time))
  }

  private func distance(at time: Double) -> Double {
    let (decay, swing) = (dampingRatio * frequency, 1 - dampingRatio * dampingRatio)
    if abs(swing) < 1e-9 { return exp(-frequency * time) * (1 + (frequency - velocity) * time) }
    if swing > 0 {
      let rate = frequency * swing.squareRoot()
      return exp(-decay * time) * (cos(rate * time) + (decay - velocity) / rate * sin(rate * time))
    }
    let rate = frequency * (-swing).squareRoot()
    let (slow, fast) = (exp((rate - decay) * time), exp(-(rate + decay) * time))
    return (slow + fast) / 2 + (decay - velocity) / rate * (slow - fast) / 2
  }

  /// The seconds after which the distance stays below a thousandth of the way; infinite without friction.
  ///
  /// That Apple's estimate goes by a thousandth is not verified.
  var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    var (low, high) = (0.0, 1 / frequency)
    while envelope(at: high) > 1e-3, high < 1e9 { (low, high) = (high, high * 2) }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > 1e-3 { low = middle } else { high = middle }
    }
    return high
  }

  /// A bound of the distance from a time on.
  private func envelope(at time: Double) -> Double {
    let (decay, swing) = (dampingRatio * frequency, 1 - dampingRatio * dampingRatio)
    if abs(swing) < 1e-9 { return exp(-frequency * time) * (1 + abs(frequency - velocity) * time) }
    let rate = frequency * abs(swing).squareRoot()
    let reach = abs(decay - velocity) / rate
    if swing > 0 { return exp(-decay * time) * (1 + reach * reach).squareRoot() }
    return exp((rate - decay) * time) * (1 + reach)
  }

  /// The spring of a damping ratio that has settled after some seconds: what UIKit's springs are given by.
  ///
  /// How Apple's finds the stiffness is not verified.
  static func settling(after duration: Double, dampingRatio: Double, velocity: Double) -> SpringMotion? {
    let numbers = [duration, dampingRatio, velocity]
    guard numbers.allSatisfy(\.isFinite), duration > 0, dampingRatio > 0 else { return nil }
    let ratio = min(max(dampingRatio, 0.01), 1)
    var (low, high) = (1e-3 / duration, 1e5 / duration)
    for _ in 0..<80 {
      let middle = (low * high).squareRoot()
      let spring = SpringMotion(frequency: middle, dampingRatio: ratio, velocity: velocity)
      if (spring?.envelope(at: duration) ?? 0) > 1e-3 { low = middle } else { high = middle }
    }
    return SpringMotion(frequency: high, dampingRatio: ratio, velocity: velocity)
  }
}
