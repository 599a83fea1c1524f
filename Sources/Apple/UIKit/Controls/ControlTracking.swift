// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The touch that a control follows.
struct ControlTracking {
  /// How far out of the bounds a finger may be dragged and still be within the control's reach, in points.
  ///
  /// A pointer is exact, and has none. (What Apple's does for pointers is not verified.)
  /// Source: measured on iOS, biluncloud, "Trigger condition of events for UIButton", biluncloud.github.io, 2015.
  static let margin: CGFloat = 70

  /// The touch; nil if none is followed.
  weak var touch: UITouch?
  /// Whether a touch is followed.
  var isOn = false
  /// Whether the touch is within the control's reach.
  var isInside = false
}

extension UIControl {
  /// Begins to follow the first of some touches, unless one is followed already.
  func trackBegin(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !tracking.isOn, let touch = touches.first else { return }
    tracking = ControlTracking(touch: touch, isOn: false, isInside: true)
    guard beginTracking(touch, with: event) else {
      tracking = ControlTracking()
      return
    }
    tracking.isOn = true
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Follows the touch on its way.
  func trackMove(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isOn, let touch = tracked(of: touches) else { return }
    let (wasInside, isInside) = (tracking.isInside, isInReach(touch, with: event))
    tracking.isInside = isInside
    if isHighlighted != isInside { isHighlighted = isInside }
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    guard tracking.isOn else { return }
    if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit) }
    // What was called may have had the control let go.
    guard tracking.isOn else { return }
    send(isInside ? .touchDragInside : .touchDragOutside)
  }

  /// Lets the touch go when it is lifted.
  ///
  /// The control is still highlighted while its actions run, as on Apple.
  func trackEnd(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isOn, let touch = tracked(of: touches) else { return }
    tracking.isInside = isInReach(touch, with: event)
    endTracking(touch, with: event)
    if tracking.isOn { send(tracking.isInside ? liftEvents : .touchUpOutside) }
    stopTracking()
  }

  /// Lets the touch go because the system ended it.
  func trackCancel(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracking.isOn, tracked(of: touches) != nil else { return }
    abandonTracking(with: event)
  }

  /// Lets the touch go, if there is one, before it is lifted.
  func abandonTracking(with event: UIEvent?) {
    guard tracking.isOn else { return }
    cancelTracking(with: event)
    if tracking.isOn { send(.touchCancel) }
    stopTracking()
  }

  private func stopTracking() {
    tracking = ControlTracking()
    if isHighlighted { isHighlighted = false }
  }

  private func tracked(of touches: Set<UITouch>) -> UITouch? {
    touches.first { $0 === tracking.touch }
  }

  private func isInReach(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    if point(inside: place, with: event) { return true }
    guard touch.type != .indirectPointer else { return false }
    return bounds.insetBy(dx: -ControlTracking.margin, dy: -ControlTracking.margin).holds(place)
  }
}
