// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of a pointer over its view: it begins when the pointer comes, changes as it moves, and ends when it goes.
///
/// Pencils that hover do not exist here.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  /// Whether it is told of an event: only of pointers, so that it has no say in what becomes of touches.
  open override func shouldReceive(_ event: UIEvent) -> Bool {
    event.type == .hover && super.shouldReceive(event)
  }

  /// Where the pointer is, in a view's space; nil is the window's.
  open override func location(in view: UIView?) -> CGPoint {
    view?.convert(place, from: nil) ?? place
  }

  /// The pointer is at a point of the window, or nowhere.
  final func hover(at place: CGPoint?) {
    guard let place else {
      state = course.isActive ? .ended : .failed
      return
    }
    self.place = place
    state = course.isActive ? .changed : .began
  }
}
