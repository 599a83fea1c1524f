// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A recognizer of how two fingers lie to each other, which goes on until both are lifted.
@MainActor protocol TwoFingerGesture: UIGestureRecognizer {
  /// Goes on from what there is with fingers that lie otherwise.
  func measureAnew(_ event: UIEvent)
}

extension TwoFingerGesture {
  /// Begins to measure with the second finger; further ones are not watched.
  func takeTwo(of touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches.inOrder where course.down.count > 2 { ignore(touch, for: event) }
    measureAnew(event)
  }

  /// Is over when no finger is left.
  func loseFinger(_ event: UIEvent, end: State) {
    guard course.down.isEmpty else { return measureAnew(event) }
    state = course.isActive ? end : .failed
  }
}
