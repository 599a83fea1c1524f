// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped, and is to be finished.
  case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// With the values that its blocks have made.
  case end = 0
  /// With the values that there were before.
  case start = 1
  /// In between.
  case current = 2
}

/// An object that carries out an animation which can be paused, turned about and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it moves, or will move, back to the start.
  var isReversed: Bool { get set }
  /// The part of the way that is behind.
  var fractionComplete: CGFloat { get set }
  /// Begins, or goes on after a pause.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Halts; or begins, halted.
  func pauseAnimation()
  /// Stops for good, at what is shown.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends what was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of changes that blocks make.
///
/// Apple's methods are optional; here an extension holds their defaults, which do nothing.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes begin when a part of the whole is behind.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what runs at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause, at another pace.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
