// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a recognizer's gesture goes: its touches, its state, and what it waits for.
@MainActor struct GestureCourse {
  var state = UIGestureRecognizer.State.possible
  /// What the recognizer has asked to become, and is not yet.
  var wish: UIGestureRecognizer.State?
  /// Whether the handlers are to be called.
  var isToTell = false
  /// The touches that are watched: those that are down, and those over since the recognizer began anew.
  var touches: [UITouch] = []
  /// When to wake the recognizer, in the time of events; nil for never.
  var deadline: TimeInterval?
  /// Where the gesture takes part; nil while nothing is watched.
  weak var arena: GestureArena?
  private var required: [Required] = []

  private struct Required {
    weak var recognizer: UIGestureRecognizer?
  }

  nonisolated init() {}

  /// The touches that are down.
  var down: [UITouch] { touches.filter(\.isDown) }

  /// The touches that say where the gesture is: those that are down, or else all.
  var located: [UITouch] {
    let down = down
    return down.isEmpty ? touches : down
  }

  /// Whether it may still turn out either way by itself.
  var isUndecided: Bool {
    state == .possible && (wish != nil || deadline != nil || touches.contains(where: \.isDown))
  }

  /// Whether it goes on.
  var isActive: Bool { state == .began || state == .changed }

  /// Whether it was recognized.
  var hasRecognized: Bool { isActive || state == .ended }

  /// Whether it has begun, or has asked to.
  var hasBegun: Bool { hasRecognized || wish != nil }

  /// Whether it is over, and the recognizer is to begin anew.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  func watches(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  mutating func drop(_ touch: UITouch) { touches.removeAll { $0 === touch } }

  /// The recognizers that have to fail first.
  var requirements: [UIGestureRecognizer] { required.compactMap(\.recognizer) }

  mutating func require(_ recognizer: UIGestureRecognizer) {
    required.removeAll { $0.recognizer == nil || $0.recognizer === recognizer }
    required.append(Required(recognizer: recognizer))
  }
}
