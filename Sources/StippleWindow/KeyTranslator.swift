// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation
internal import UIKit

/// What SDL's keys mean to an app. Its scancodes are the HID usages of keyboards, where those end at 231.
struct KeyTranslator {
  static let usages: ClosedRange<Int> = 4...231

  /// The keys that are down, so that one goes up with the characters that it came down with.
  private var held: [Int: HostKey] = [:]

  /// - Parameter next: The event after it; SDL tells the text of a key right after the key.
  mutating func translate(_ event: SDL_KeyboardEvent, next: SDL_Event?) -> HostEvent? {
    let usage = Int(event.keysym.scancode.rawValue)
    // What repeats is text; a key that is held has come down once.
    guard Self.usages.contains(usage), event.repeat == 0 else { return nil }
    let modifiers = HostKey.Modifiers(event.keysym.mod, usage: usage)
    guard SDL_EventType(event.type) == SDL_KEYDOWN else {
      var key = held.removeValue(forKey: usage) ?? HostKey(usage: usage)
      key.modifiers = modifiers
      return .key(key, isDown: false)
    }
    let key = Self.key(usage: usage, code: event.keysym.sym, modifiers: modifiers, typed: Self.text(of: next))
    held[usage] = key
    return .key(key, isDown: true)
  }

  private static func text(of event: SDL_Event?) -> String? {
    guard let event, SDL_EventType(event.type) == SDL_TEXTINPUT else { return nil }
    return String(cText: event.text.text)
  }

  /// SDL knows what a key types without modifiers, and tells what it has typed with them, if that is text. A key that
  /// should have typed text and has not is a dead one, or an input method's.
  private static func key(usage: Int, code: Int32, modifiers: HostKey.Modifiers, typed: String?) -> HostKey {
    let plain = (1..<0x4000_0000).contains(code) ? Unicode.Scalar(UInt32(code)).map(String.init) ?? "" : ""
    let shifted = modifiers.contains(.shift) ? plain.uppercased() : plain
    let isCommand = !modifiers.isDisjoint(with: [.control, .command, .alternate])
    let isControl = plain.unicodeScalars.allSatisfy { $0.value < 32 || $0.value == 127 }
    let characters = typed ?? (isCommand || isControl ? shifted : "")
    return HostKey(
      usage: usage, characters: characters, charactersIgnoringModifiers: isCommand ? shifted : typed ?? shifted,
      modifiers: modifiers)
  }
}

extension HostKey.Modifiers {
  /// - Parameter mod: Bits of `SDL_Keymod`.
  init(_ mod: UInt16, usage: Int) {
    self = []
    let bits = UInt32(mod)
    let pairs: [(SDL_Keymod, Self)] = [
      (KMOD_CAPS, .alphaShift), (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate),
      (KMOD_GUI, .command),
    ]
    for (flag, modifier) in pairs where bits & flag.rawValue != 0 { insert(modifier) }
    if (0x53...0x63).contains(usage) { insert(.numericPad) }
  }
}

extension String {
  /// The text of a C array of fixed length, which Swift knows as a tuple; it ends at a zero.
  init<Characters>(cText: Characters) {
    self = withUnsafeBytes(of: cText) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
