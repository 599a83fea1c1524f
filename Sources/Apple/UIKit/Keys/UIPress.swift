// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key from when it is pressed until it is let go.
///
/// Its values are the system's to set. `type`, which tells the buttons of remote controls apart, does not exist here.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What has become of the key.
  public enum Phase: Int, Sendable {
    /// It was pressed.
    case began = 0
    /// It is pressed harder, or less.
    case changed = 1
    /// It is held.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// The system ended the press.
    case cancelled = 4
  }

  /// What the system says of the press.
  package var values = PressValues()

  /// When it changed last, in seconds since the system started.
  open var timestamp: TimeInterval { values.timestamp }
  /// What has become of the key.
  open var phase: Phase { values.phase }
  /// The key.
  open var key: UIKey? { values.key }
  /// The window in which it began.
  open var window: UIWindow? { values.window }
  /// The responder that was told first.
  open var responder: UIResponder? { values.responder }
  /// How hard it is pressed: always 1.
  open var force: CGFloat { 1 }
}
