// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// What is to be known of a transition.
///
/// Apple's has besides what belongs to interactive transitions and to those between controllers, which do not exist here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it is animated.
  var isAnimated: Bool { get }
  /// Whether it was given up.
  var isCancelled: Bool { get }
  /// Whether a person moves it.
  var isInteractive: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// By what the container is turned.
  var targetTransform: CGAffineTransform { get }
}
