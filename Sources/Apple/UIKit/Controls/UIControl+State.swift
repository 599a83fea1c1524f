// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// How a control is, as bits: it may be several things at once.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing of what follows.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus. Nothing here sets it.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states of an app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are the system's.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
