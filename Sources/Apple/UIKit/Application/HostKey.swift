// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A key of a keyboard, as the desktop tells it.
package struct HostKey: Hashable, Sendable {
  /// The keys held beside another, by the values of `UIKeyModifierFlags`.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let alphaShift = Modifiers(rawValue: 1 << 16)
    package static let shift = Modifiers(rawValue: 1 << 17)
    package static let control = Modifiers(rawValue: 1 << 18)
    package static let alternate = Modifiers(rawValue: 1 << 19)
    package static let command = Modifiers(rawValue: 1 << 20)
    package static let numericPad = Modifiers(rawValue: 1 << 21)
  }

  /// The key's usage on the page of keyboards, 7, of USB's HID usage tables, as of `UIKeyboardHIDUsage`.
  package var usage: Int
  /// What the key types with the modifiers that are held; empty for a key that types nothing.
  package var characters: String
  /// What it types without them, but for shift.
  package var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  package var modifiers: Modifiers

  /// Makes a key; without `charactersIgnoringModifiers` those are the characters.
  package init(
    usage: Int, characters: String = "", charactersIgnoringModifiers: String? = nil, modifiers: Modifiers = []
  ) {
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifiers = modifiers
  }
}
