// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIGestureRecognizer {
  /// Goes from one state to another, or asks to.
  func move(to new: State) {
    switch (course.state, new) {
    case (.possible, .began), (.possible, .changed): wish(for: .began)
    case (.possible, .ended): wish(for: .ended)
    case (.possible, .failed), (.possible, .cancelled): finish(.failed)
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): finish(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed): finish(.cancelled)
    default: return
    }
    arena.settle()
  }

  /// Fails, or is cancelled if it has begun.
  func breakOff() {
    guard course.isActive || course.isUndecided else { return }
    finish(course.isActive ? .cancelled : .failed)
    arena.settle()
  }

  /// Asks to be woken at a time of events; nil asks no more.
  func wake(at time: TimeInterval?) {
    course.deadline = time
  }

  /// Enters a state of which the handlers are told.
  func enter(_ state: State) {
    course.state = state
    course.wish = nil
    course.isToTell = true
  }

  /// Is over, of which the handlers are told unless it failed.
  func finish(_ state: State) {
    course.state = state
    course.wish = nil
    course.deadline = nil
    course.isToTell = state != .failed
  }

  /// Begins anew.
  func beginAnew() {
    course.state = .possible
    course.wish = nil
    course.deadline = nil
    course.isToTell = false
    course.touches = []
    reset()
  }

  /// Whether a touch may still become part of the gesture.
  func isUndecided(about touch: UITouch) -> Bool {
    course.isUndecided && course.watches(touch)
  }

  /// The middle of touches, in a view's space.
  func location(of touches: [UITouch], in view: UIView?) -> CGPoint {
    CGPoint.centroid(of: touches.map { $0.location(in: view) }) ?? .zero
  }

  private func wish(for state: State) {
    course.wish = state
    course.deadline = nil
    arena.consider(self)
  }

  /// Where the gesture takes part; a place of its own if it watches nothing.
  private var arena: GestureArena {
    if let arena = course.arena { return arena }
    let arena = GestureArena()
    arena.join(self)
    return arena
  }
}
