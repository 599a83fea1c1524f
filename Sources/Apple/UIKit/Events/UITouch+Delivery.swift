// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UITouch {
  /// Whether the finger is down.
  var isDown: Bool { phase != .ended && phase != .cancelled }

  /// Whether something is held back from its view.
  var isWaiting: Bool { !telling.held.isEmpty && !telling.isClaimed }

  /// Whether a recognizer keeps the view from hearing that the touch begins or ends.
  func isHeld(in phase: Phase) -> Bool {
    values.gestureRecognizers.contains { recognizer in
      guard recognizer.isUndecided(about: self) else { return false }
      switch phase {
      case .began, .moved: return recognizer.delaysTouchesBegan
      case .ended: return recognizer.delaysTouchesEnded || recognizer.delaysTouchesBegan
      default: return false
      }
    }
  }

  /// Does something while the touch says what it said at another time.
  func with(_ values: TouchValues, do body: () -> Void) {
    let present = self.values
    self.values = values
    body()
    self.values = present
  }
}

extension Set<UITouch> {
  /// The touches in the order in which they began: a set's own order changes from run to run.
  @MainActor var inOrder: [UITouch] { sorted { $0.number < $1.number } }
}

extension [UIWindow] {
  /// Each window once.
  @MainActor func uniqued() -> [UIWindow] {
    reduce(into: []) { windows, window in
      if !windows.contains(where: { $0 === window }) { windows.append(window) }
    }
  }
}
