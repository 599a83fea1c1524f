// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Touches by the view that is told of them and by what they do, in the order in which they came.
@MainActor struct TouchGroups {
  private(set) var all: [(view: UIView, phase: UITouch.Phase, touches: [UITouch])] = []

  nonisolated init() {}

  /// Adds a touch; one without a view is left out.
  mutating func add(_ touch: UITouch, phase: UITouch.Phase? = nil) {
    guard let view = touch.view else { return }
    let phase = phase ?? touch.phase
    if let index = all.firstIndex(where: { $0.view === view && $0.phase == phase }) {
      all[index].touches.append(touch)
    } else {
      all.append((view, phase, [touch]))
    }
  }
}
