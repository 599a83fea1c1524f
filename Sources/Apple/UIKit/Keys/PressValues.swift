// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What the system says of a press.
@MainActor package struct PressValues {
  package var timestamp: TimeInterval = 0
  package var phase = UIPress.Phase.began
  package var key: UIKey?
  package weak var window: UIWindow?
  package weak var responder: UIResponder?

  nonisolated init() {}
}
