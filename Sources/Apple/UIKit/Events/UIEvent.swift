// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What a user did, as it is told to responders.
///
/// Its values are the system's to set. One event stands for all touches there are, and is used again: what it says is
/// to be read while it is being handled.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing a user did.
  public enum EventType: Int, Sendable {
    /// Touched the screen.
    case touches = 0
    /// Moved the device.
    case motion = 1
    /// Used a remote control.
    case remoteControl = 2
    /// Pressed a button.
    case presses = 3
    /// Scrolled with a pointing device.
    case scroll = 10
    /// Moved a pointer over a view.
    case hover = 11
    /// Turned or pinched on a track pad.
    case transform = 14
  }

  /// What kind of motion or command it was, of the kinds that there are here.
  public enum EventSubtype: Int, Sendable {
    /// None in particular.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
  }

  /// What the system says of the event.
  package var values = EventValues()

  /// What kind of thing the user did.
  open var type: EventType { values.type }
  /// What kind of motion it was.
  open var subtype: EventSubtype { values.subtype }
  /// When it happened, in seconds since the system started.
  open var timestamp: TimeInterval { values.timestamp }
  /// The modifier keys that were held; known of presses only.
  open var modifierFlags: UIKeyModifierFlags { values.modifierFlags }
  /// All touches that take part; nil if there are none.
  open var allTouches: Set<UITouch>? { values.touches.isEmpty ? nil : values.touches }

  /// The touches that began in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that began in a view; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a recognizer is told of; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { $0.values.gestureRecognizers.contains { $0 === gesture } }
  }

  /// All places at which a touch was since the event before: here that is the touch alone, as each is an event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [touch] : nil
  }

  /// Where a touch is likely to go: nothing is guessed here.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    allTouches?.contains(touch) == true ? [] : nil
  }

  private func touches(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let touches: Set<UITouch> = allTouches?.filter(isWanted) ?? []
    return touches.isEmpty ? nil : touches
  }
}
