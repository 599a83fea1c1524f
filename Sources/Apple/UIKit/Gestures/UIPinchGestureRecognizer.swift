// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of two fingers that go apart or together, on the screen or on a track pad.
///
/// It begins once their distance has changed by 8 points, which are part of the scale (Apple documents no figure), and
/// ends when both are lifted.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerGesture {
  private static let slop: CGFloat = 8
  /// The least scale of a track pad that counts, so that one may divide by it.
  private static let leastPadScale: CGFloat = 0.01

  private var base: CGFloat = 1
  private var startDistance: CGFloat?
  private var distance: CGFloat = 1
  private var speed = GestureSpeed()
  private var time: TimeInterval = 0
  private var pad: TrackPadPinch?

  /// The fingers' distance over what it was at first, or since the scale was set. What is not a number is not taken.
  open var scale: CGFloat {
    get { base * distance / (startDistance ?? distance) }
    set {
      guard newValue.isFinite else { return }
      speed.shift(by: CGPoint(x: newValue - scale, y: 0))
      base = newValue
      startDistance = startDistance.map { _ in distance }
    }
  }

  /// How fast the scale changes, a second.
  open var velocity: CGFloat { speed.perSecond(at: time).x }

  /// Begins to measure with the second finger; further ones are not watched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    takeTwo(of: touches, event)
  }

  /// Begins once the distance has changed enough, and changes from then on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let pair = FingerPair(course.touches), let startDistance else { return }
    time = event.timestamp
    distance = pair.distance
    speed.note(CGPoint(x: scale, y: 0), at: time)
    if course.isActive {
      state = .changed
    } else if abs(distance - startDistance) >= Self.slop {
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
    (base, startDistance, distance, speed, pad) = (1, nil, 1, GestureSpeed(), nil)
  }

  /// The middle of the fingers, or where the pointer is while it is a track pad that is pinched.
  open override func location(in view: UIView?) -> CGPoint {
    guard let pad else { return super.location(in: view) }
    return view?.convert(pad.location, from: nil) ?? pad.location
  }

  /// How many fingers there are on the screen; two on a track pad.
  open override var numberOfTouches: Int { pad == nil ? super.numberOfTouches : 2 }

  override func pinched(_ pinch: TrackPadPinch, with event: UIEvent) {
    // Fingers on the screen go first.
    guard course.touches.isEmpty else { return }
    if pinch.phase == .began { reset() } else if pad == nil { return }
    pad = pinch
    time = event.timestamp
    (startDistance, distance) = (startDistance ?? 1, max(Self.leastPadScale, pinch.scale))
    speed.note(CGPoint(x: scale, y: 0), at: time)
    switch pinch.phase {
    case .began: state = .began
    case .moved: state = .changed
    case .ended: state = course.isActive ? .ended : .failed
    case .cancelled: state = .cancelled
    default: break
    }
  }

  /// Goes on from the present scale with fingers that lie otherwise.
  final func measureAnew(_ event: UIEvent) {
    time = event.timestamp
    base = scale
    guard let pair = FingerPair(course.touches) else {
      startDistance = nil
      return
    }
    (startDistance, distance) = (pair.distance, pair.distance)
    speed.note(CGPoint(x: scale, y: 0), at: time)
  }
}
