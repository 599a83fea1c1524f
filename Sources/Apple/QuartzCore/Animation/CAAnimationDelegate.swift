// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that is told when an animation begins and ends.
///
/// Apple's methods are optional; here an extension holds their defaults, which do nothing.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation begins: at the tick that finds its time come.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation has ended, at a tick, or has been removed, which `flag` tells apart.
  ///
  /// By then it is no longer in its layer, if it is removed on completion.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
