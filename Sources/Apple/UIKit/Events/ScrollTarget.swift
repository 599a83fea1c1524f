// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A view that a wheel moves or zooms, such as a scroll view.
@MainActor package protocol ScrollTarget: UIView {
  /// Goes as far as a wheel says; one that says false leaves it to the next such view above.
  func wheelTurned(_ turn: WheelTurn) -> Bool
}
