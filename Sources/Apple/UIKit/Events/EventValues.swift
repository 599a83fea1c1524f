// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What the system says of an event.
@MainActor package struct EventValues {
  package var type = UIEvent.EventType.touches
  package var subtype = UIEvent.EventSubtype.none
  package var timestamp: TimeInterval = 0
  package var modifierFlags: UIKeyModifierFlags = []
  package var touches: Set<UITouch> = []
  /// Who has sent the event, and hands it out in the windows that it comes to.
  weak var dispatcher: EventDispatcher?

  nonisolated init() {}
}
