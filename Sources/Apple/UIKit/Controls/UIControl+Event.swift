// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// What happens to a control, as bits: the events that an action is for.
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of events of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched the control once more in quick succession; ``touchDown`` is sent with it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved within reach of the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved out of reach of the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back within reach of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left the control's reach.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted within reach of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted out of reach of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system ended the touch.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value is another; for controls that have one.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for has happened, such as a press of a button.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to show. Nothing here sends it.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing has begun. Nothing here sends it.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text was edited. Nothing here sends it.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended. Nothing here sends it.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key has ended editing. Nothing here sends it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events of an app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are the system's.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
