// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A key of a keyboard, as the desktop tells it.
package struct HostKey: Hashable, Sendable {
  /// The keys held beside another.
  package typealias Modifiers = UIKeyModifierFlags

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
