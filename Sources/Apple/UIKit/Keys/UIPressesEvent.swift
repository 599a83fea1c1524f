// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Keys that were pressed or let go, as it is told to responders.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The presses that have changed.
  package var presses: Set<UIPress> = []

  /// All presses that take part.
  open var allPresses: Set<UIPress> { presses }
}
