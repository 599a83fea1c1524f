// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Tells views of touches, as far and as soon as gesture recognizers let it.
///
/// A recognizer that `delaysTouchesBegan` or `delaysTouchesEnded` holds a touch back while it may still be recognized;
/// one that is recognized and `cancelsTouchesInView` takes it: the view is told that it was cancelled, and no more.
@MainActor final class TouchDelivery {
  /// The touches of which something is held back, those that are over included.
  private var holding: [UITouch] = []

  /// Whether the view of a new touch is to hear of it, beside the other touches there are.
  func accepts(_ touch: UITouch, beside others: [UITouch]) -> Bool {
    guard let view = touch.view else { return false }
    return others.allSatisfy { other in
      guard other !== touch, other.telling.isForView, let otherView = other.view, other.window === touch.window else {
        return true
      }
      return otherView === view ? view.isMultipleTouchEnabled : !view.isExclusiveTouch && !otherView.isExclusiveTouch
    }
  }

  /// Tells views of what has changed, or holds it back.
  func deliver(_ touches: [UITouch], with event: UIEvent) {
    var groups = TouchGroups()
    for touch in touches where touch.telling.isForView && !touch.telling.isClaimed {
      if touch.phase == .cancelled, !touch.telling.isOpen {
        touch.telling.held = []
      } else if !touch.telling.held.isEmpty || touch.isHeld(in: touch.phase) {
        touch.telling.hold(touch.values)
        if !holding.contains(where: { $0 === touch }) { holding.append(touch) }
      } else {
        groups.add(touch)
      }
    }
    for group in groups.all { tell(group.view, of: group.touches, phase: group.phase, with: event) }
    release(with: event)
  }

  /// Tells views of what was held back and no recognizer holds any more.
  func release(with event: UIEvent) {
    for touch in holding {
      while let values = touch.telling.held.first, !touch.telling.isClaimed, !touch.isHeld(in: values.phase) {
        touch.telling.held.removeFirst()
        touch.with(values) { tell(touch.view, of: [touch], phase: values.phase, with: event) }
      }
    }
    for touch in holding where !touch.isWaiting && !touch.isDown { touch.values.gestureRecognizers = [] }
    holding.removeAll { !$0.isWaiting }
  }

  /// Takes touches for a gesture: views that know of them are told that they were cancelled.
  func claim(_ touches: [UITouch], with event: UIEvent) {
    var groups = TouchGroups()
    for touch in touches where !touch.telling.isClaimed {
      touch.telling.isClaimed = true
      touch.telling.held = []
      if touch.telling.isOpen { groups.add(touch, phase: .cancelled) }
    }
    for group in groups.all {
      let phases = group.touches.map(\.phase)
      for touch in group.touches { touch.values.phase = .cancelled }
      tell(group.view, of: group.touches, phase: .cancelled, with: event)
      for (touch, phase) in zip(group.touches, phases) { touch.values.phase = phase }
    }
  }

  private func tell(_ view: UIView?, of touches: [UITouch], phase: UITouch.Phase, with event: UIEvent) {
    guard let view else { return }
    for touch in touches { touch.telling.isOpen = phase == .began || phase == .moved }
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    case .cancelled: view.touchesCancelled(Set(touches), with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
