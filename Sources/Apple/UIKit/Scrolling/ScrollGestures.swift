// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The recognizers of a scroll view.
@preconcurrency @MainActor
final class ScrollGestures: NSObject, UIGestureRecognizerDelegate {
  let pan = ScrollPanGestureRecognizer()
  let pinch = UIPinchGestureRecognizer()
  let touch = ScrollTouchGestureRecognizer()

  private var all: [UIGestureRecognizer] { [pan, pinch, touch] }

  override init() {
    super.init()
  }

  /// Fingers that drag and those that zoom are the same.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === touch, otherGestureRecognizer is ScrollPanGestureRecognizer { return true }
    return all.contains { $0 === gestureRecognizer } && all.contains { $0 === otherGestureRecognizer }
  }
}

/// The recognizer of the fingers that drag content; it also tells the scroll view that one is down.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    (view as? UIScrollView)?.touchChanged(isDown: true)
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    (view as? UIScrollView)?.touchChanged(isDown: false)
  }
}

/// What keeps views in the content from hearing of a finger before it is known whether it drags.
///
/// A finger that stops content that moves is not for them at all.
final class ScrollTouchGestureRecognizer: UIGestureRecognizer {
  /// How long a finger rests before views hear of it, in seconds. (Not documented.)
  private static let delay: TimeInterval = 0.15

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let view = view as? UIScrollView else {
      state = .failed
      return
    }
    if view.isDecelerating {
      state = .ended
    } else if delaysTouchesBegan, view.canZoom || !view.draggableAxes.isEmpty {
      wake(at: event.timestamp + Self.delay)
    } else {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func timeHasCome() {
    state = .failed
  }
}

extension UIScrollView {
  func prepareGestures() {
    for recognizer in [ownGestures.touch, ownGestures.pan, ownGestures.pinch] {
      recognizer.delegate = ownGestures
      addGestureRecognizer(recognizer)
    }
    ownGestures.pan.addHandler { [weak self] in self?.panned($0.state) }
    ownGestures.pinch.addHandler { [weak self] in self?.pinched($0.state) }
    gesturesMayHaveChanged()
  }

  /// Follows a change of what fingers may do.
  func gesturesMayHaveChanged() {
    ownGestures.pan.isEnabled = isScrollEnabled
    ownGestures.touch.isEnabled = isScrollEnabled
    ownGestures.touch.delaysTouchesBegan = delaysContentTouches
    ownGestures.pinch.isEnabled = canZoom
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === ownGestures.pinch { return canZoom && zoomedView != nil }
    guard recognizer === ownGestures.pan else { return true }
    return mayDrag(ownGestures.pan.translation(in: self))
      && ownGestures.pan.course.touches.allSatisfy { touch in
        guard touch.telling.isOpen, let view = touch.view, view !== self else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
      }
  }

  private func panned(_ state: UIGestureRecognizer.State) {
    let translation = ownGestures.pan.translation(in: self)
    switch state {
    case .began: beginDrag(translation)
    case .changed: drag(translation)
    case .ended: endDrag(velocity: ownGestures.pan.velocity(in: self))
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func pinched(_ state: UIGestureRecognizer.State) {
    let place = ownGestures.pinch.location(in: self)
    let point = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    switch state {
    case .began:
      beginPinch(at: point)
      pinch(by: ownGestures.pinch.scale, at: point)
    case .changed: pinch(by: ownGestures.pinch.scale, at: point)
    case .ended, .cancelled:
      endPinch()
      rebaseDrag(ownGestures.pan.translation(in: self))
    case .possible, .failed: break
    }
  }
}
