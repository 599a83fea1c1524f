// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of two fingers that turn about each other.
///
/// It begins once they have turned by 0.1 radians, which are part of the rotation (Apple documents no figure), and ends
/// when both are lifted.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
  private static let slop: CGFloat = 0.1

  private var turned: CGFloat = 0
  private var angle: CGFloat?
  private var speed = GestureSpeed()
  private var time: TimeInterval = 0

  /// How far the fingers have turned, in radians, clockwise, since they touched or since it was set.
  ///
  /// Whole turns count. What is not a number is not taken.
  open var rotation: CGFloat {
    get { turned }
    set {
      guard newValue.isFinite else { return }
      speed.shift(by: CGPoint(x: newValue - turned, y: 0))
      turned = newValue
    }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { speed.perSecond(at: time).x }

  /// Begins to measure with the second finger; further ones are not watched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    takeTwo(of: touches, event)
  }

  /// Begins once the fingers have turned enough, and changes from then on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(course.touches), let angle else { return }
    time = event.timestamp
    turned += (pair.angle - angle).remainder(dividingBy: 2 * .pi)
    self.angle = pair.angle
    speed.note(CGPoint(x: turned, y: 0), at: time)
    if course.isActive {
      state = .changed
    } else if abs(turned) >= Self.slop {
      state = .began
    }
  }

  /// Ends when both fingers are lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    loseFinger(event, end: .ended)
  }

  /// Is cancelled when no finger is left.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    loseFinger(event, end: .cancelled)
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (turned, angle, speed) = (0, nil, GestureSpeed())
  }

  /// Goes on from the present angle with fingers that lie otherwise.
  final func measureAnew(_ event: UIEvent) {
    time = event.timestamp
    angle = FingerPair(course.touches)?.angle
    if angle != nil { speed.note(CGPoint(x: turned, y: 0), at: time) }
  }
}
