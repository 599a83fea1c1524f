// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a touch's view has been told of it, and is still to be told.
@MainActor struct TouchTelling {
  /// Whether the view is to hear of the touch at all: one without multiple touch hears of one finger at a time.
  var isForView = true
  /// Whether the view was told that the touch began, and has not been told that it is over.
  var isOpen = false
  /// Whether a gesture has taken the touch: the view hears of it no more.
  var isClaimed = false
  /// What the view is told once no recognizer can take the touch any more: at most one of each phase, in their order.
  var held: [TouchValues] = []

  nonisolated init() {}

  /// Keeps what the touch is now for later; of moves the last is kept.
  mutating func hold(_ values: TouchValues) {
    if values.phase == .moved, held.last?.phase == .moved { held.removeLast() }
    held.append(values)
  }
}
