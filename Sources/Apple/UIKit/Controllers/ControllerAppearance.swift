// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Whether the view of a controller is seen, as the controller has been told.
struct ControllerAppearance {
  enum State {
    case disappeared, appearing, appeared, disappearing
  }

  var state = State.disappeared
  /// Whether what goes on is animated.
  var isAnimated = false

  /// Whether the view is there, or comes.
  var isOn: Bool { state == .appearing || state == .appeared }
}
