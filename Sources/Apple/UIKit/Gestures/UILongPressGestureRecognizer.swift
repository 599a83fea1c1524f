// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of fingers that stay down for a while.
///
/// It begins when the time is up, changes as fingers move from then on, and ends when one is lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps come before the press: none at first.
  open var numberOfTapsRequired = 0
  /// How many fingers press: 1 at first; less than 1 counts as 1.
  open var numberOfTouchesRequired = 1
  /// How long they press, in seconds: 0.5 at first. What is less than 0 counts as 0; without end is never.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move meanwhile, in points: 10 at first.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var fingers: [UITouch] = []

  /// Begins to count the time once all fingers are down; too many of them make it fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if course.isActive {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    fingers += touches.inOrder
    let wanted = max(1, numberOfTouchesRequired)
    guard fingers.count <= wanted else {
      state = .failed
      return
    }
    guard fingers.count == wanted else { return }
    if taps < numberOfTapsRequired {
      wake(at: event.timestamp + TapCounter.pause)
    } else if minimumPressDuration > 0 {
      wake(at: minimumPressDuration.isFinite ? event.timestamp + minimumPressDuration : nil)
    } else if minimumPressDuration <= 0 {
      state = .began
    }
  }

  /// Fails if a finger goes too far before the time is up, and changes after it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if course.isActive {
      state = .changed
    } else if touches.contains(where: { $0.values.location.distance(to: $0.start) > allowableMovement }) {
      state = .failed
    }
  }

  /// Ends, or fails if the time was not up; a tap that is to come before the press is counted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if course.isActive {
      state = .ended
      return
    }
    guard taps < numberOfTapsRequired, fingers.count == max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    guard !fingers.contains(where: \.isDown) else { return }
    taps += 1
    fingers = []
    wake(at: event.timestamp + TapCounter.pause)
  }

  /// Is cancelled, or fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    (taps, fingers) = (0, [])
  }

  override func timeHasCome() {
    let isPressed = taps >= numberOfTapsRequired && !fingers.isEmpty && fingers.allSatisfy(\.isDown)
    state = isPressed ? .began : .failed
  }
}
