// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of fingers that are dragged.
///
/// It begins once the fingers have gone 10 points, which are part of the translation. With several fingers, their middle
/// counts; one that comes or goes does not move it. Wheels and track pads are not told to it here, so there is no
/// `allowedScrollTypesMask`.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers go before it begins, in points; known of Apple's, not documented.
  private static let slop: CGFloat = 10

  /// The fewest fingers that drag: 1 at first.
  open var minimumNumberOfTouches = 1
  /// The most fingers that may be down: as good as no limit at first.
  open var maximumNumberOfTouches = Int(UInt32.max)

  private var anchor: CGPoint?
  private var moved = CGPoint.zero
  private var speed = GestureSpeed()
  private var time: TimeInterval = 0

  /// How far the fingers have gone since they touched, or since the translation was set, in a view's space.
  ///
  /// With nil it is the window's. It is the fingers' place less where they were: not a step since the last call.
  open func translation(in view: UIView?) -> CGPoint {
    guard let view else { return moved }
    let (origin, end) = (view.convert(CGPoint.zero, from: nil), view.convert(moved, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Sets the translation, from which fingers go on; the speed stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.isFinite else { return }
    let old = moved
    if let view {
      let (origin, end) = (view.convert(CGPoint.zero, to: nil), view.convert(translation, to: nil))
      moved = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    } else {
      moved = translation
    }
    speed.shift(by: CGPoint(x: moved.x - old.x, y: moved.y - old.y))
  }

  /// How fast the fingers go, in points of a view's space a second; 0 once they have rested for a tenth of a second.
  open func velocity(in view: UIView?) -> CGPoint {
    let velocity = speed.perSecond(at: time)
    guard let view else { return velocity }
    let (origin, end) = (view.convert(CGPoint.zero, from: nil), view.convert(velocity, from: nil))
    return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
  }

  /// Fails if there are too many fingers; once it has begun, further ones are not watched.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if course.down.count > maximumNumberOfTouches {
      guard course.isActive else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    follow(event)
  }

  /// Begins once the fingers have gone far enough, and changes from then on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(event, isMove: true)
    if course.isActive {
      state = .changed
    } else if course.down.count >= minimumNumberOfTouches, moved.distance(to: .zero) >= Self.slop {
      state = .began
    }
  }

  /// Ends once there are too few fingers.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    follow(event)
    if course.isActive, course.down.count < max(1, minimumNumberOfTouches) {
      state = .ended
    } else if course.down.isEmpty {
      state = .failed
    }
  }

  /// Is cancelled once there are too few fingers.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    follow(event)
    if course.down.count < max(1, minimumNumberOfTouches) { state = .cancelled }
  }

  /// Forgets how far the fingers went.
  open override func reset() {
    super.reset()
    (anchor, moved, speed) = (nil, .zero, GestureSpeed())
  }

  /// Takes in where the fingers are; only a move, not a finger that comes or goes, is a distance.
  private func follow(_ event: UIEvent, isMove: Bool = false) {
    time = event.timestamp
    let middle = CGPoint.centroid(of: course.down.map(\.values.location))
    if isMove, let middle, let anchor {
      moved.x += middle.x - anchor.x
      moved.y += middle.y - anchor.y
    }
    if isMove || anchor == nil { speed.note(moved, at: time) }
    if let middle { anchor = middle }
  }
}
