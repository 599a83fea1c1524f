// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// The recognizers that watch the view's touches; nil if there are none.
  ///
  /// Setting it takes away those that are not in the new list, and adds the others in their order.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { gestures.isEmpty ? nil : gestures }
    set {
      let new = newValue ?? []
      for old in gestures where !new.contains(where: { $0 === old }) { removeGestureRecognizer(old) }
      for recognizer in new { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, taking it from the view it was on.
  func add(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestures.append(recognizer)
    recognizer.view = self
  }

  /// Takes a recognizer away; a gesture that goes on is cancelled.
  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    gestures.removeAll { $0 === recognizer }
    recognizer.breakOff()
    recognizer.view = nil
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer watches a touch that has just begun.
  func mayWatch(_ touch: UITouch, event: UIEvent) -> Bool {
    isEnabled && !course.isOver && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: touch) != false
  }
}
