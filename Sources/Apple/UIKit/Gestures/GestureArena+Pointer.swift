// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension GestureArena {
  /// Tells a recognizer of a pinch on a track pad.
  func pinch(_ recognizer: UIGestureRecognizer, _ pinch: TrackPadPinch, event: UIEvent) {
    join(recognizer)
    recognizer.pinched(pinch, with: event)
    settle()
  }

  /// Tells a recognizer where the pointer is in its view's window, or that it has left the view.
  func hover(_ recognizer: UIHoverGestureRecognizer, at place: CGPoint?) {
    join(recognizer)
    recognizer.hover(at: place)
    settle()
  }
}
