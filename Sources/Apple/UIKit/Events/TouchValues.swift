// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What the system says of a touch.
@MainActor package struct TouchValues {
  package var timestamp: TimeInterval = 0
  package var phase = UITouch.Phase.began
  package var tapCount = 0
  package var type = UITouch.TouchType.direct
  package var majorRadius: CGFloat = 0
  package var majorRadiusTolerance: CGFloat = 0
  package var window: UIWindow?
  package var view: UIView?
  /// Where it is, in the window's space.
  package var location = CGPoint.zero
  /// Where it was at the event before, in the window's space.
  package var previousLocation = CGPoint.zero
  /// The recognizers that are told of it; none any more once it is over.
  package var gestureRecognizers: [UIGestureRecognizer] = []

  nonisolated init() {}
}
