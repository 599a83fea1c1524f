// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// How something else than its own timing moves an animation: between two parts of its way, or not at all.
package struct AnimationDrive {
  /// The pace of the motion.
  package enum Pace {
    case function(CAMediaTimingFunction)
    /// A spring that is at rest after the duration.
    case spring(dampingRatio: CGFloat, velocity: CGFloat)
    /// A spring of its own.
    case motion(CASpringAnimation)
  }

  /// The parts of the whole way at the start and the end.
  package let from, to: Double
  /// In seconds; infinite for no motion.
  package let duration: CFTimeInterval
  /// How much of the whole is behind when the animation itself begins.
  package let start: Double
  private let pace: (Double) -> Double

  /// Makes a motion.
  package init(
    from: Double, to: Double, duration: CFTimeInterval, start: Double = 0,
    pace: Pace = .function(CAMediaTimingFunction(name: .linear))
  ) {
    (self.from, self.to, self.duration) = (from, to, duration)
    self.start = start.isFinite ? min(max(start, 0), 1) : 0
    switch pace {
    case .function(let function):
      self.pace = { function.value(at: $0) }
    case .spring(let ratio, let velocity):
      let spring = SpringMotion.settling(after: duration, dampingRatio: ratio.native, velocity: velocity.native)
      self.pace = { part in spring?.position(at: part * duration) ?? part }
    case .motion(let spring):
      self.pace = { spring.part(at: $0, duration: duration) }
    }
  }

  /// The same motion of an animation that begins later.
  package func starting(at start: Double) -> AnimationDrive {
    AnimationDrive(self, start: start)
  }

  private init(_ other: AnimationDrive, start: Double) {
    (from, to, duration, pace) = (other.from, other.to, other.duration, other.pace)
    self.start = start
  }

  /// The part of the whole way after some seconds.
  package func position(after elapsed: CFTimeInterval) -> Double {
    guard duration.isFinite, duration > 0 else { return duration > 0 ? from : to }
    let part = min(max(elapsed / duration, 0), 1)
    return part == 1 ? to : from + (to - from) * pace(part)
  }

  /// The part of the animation's own way.
  func part(after elapsed: CFTimeInterval) -> Double {
    let position = position(after: elapsed)
    guard start > 0 else { return position }
    return start < 1 ? max(0, (position - start) / (1 - start)) : position < 1 ? 0 : 1
  }
}
