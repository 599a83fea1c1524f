// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A key of a keyboard, and what it types.
@preconcurrency @MainActor
open class UIKey: NSObject {
  private let key: HostKey

  init(_ key: HostKey) {
    self.key = key
    super.init()
  }

  /// What the key types with the modifiers that are held; empty for one that types nothing.
  open var characters: String { key.characters }
  /// What it types without them, but for shift.
  open var charactersIgnoringModifiers: String { key.charactersIgnoringModifiers }
  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { key.modifiers }
  /// Which key it is, wherever its letter is on the keyboard of a language.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: key.usage) ?? .keyboard_Reserved }
}
