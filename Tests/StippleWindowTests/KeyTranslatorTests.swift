// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CSDL2
import Foundation
import Testing
import UIKit

@testable import StippleWindow

struct KeyTranslatorTests {
  private var translator = KeyTranslator()

  private func key(
    _ type: SDL_EventType, _ code: SDL_Scancode, _ symbol: Int32, _ mod: SDL_Keymod = KMOD_NONE, repeats: Bool = false
  ) -> SDL_KeyboardEvent {
    var event = SDL_KeyboardEvent()
    event.type = type.rawValue
    event.keysym = SDL_Keysym(scancode: code, sym: symbol, mod: UInt16(mod.rawValue), unused: 0)
    event.repeat = repeats ? 1 : 0
    return event
  }

  private func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8) + [0]) }
    return event
  }

  private func hostKey(_ event: HostEvent?) -> HostKey? {
    guard case .key(let key, _)? = event else { return nil }
    return key
  }

  /// HID usages of keyboards, from the tables of the USB forum.
  @Test(arguments: [
    (SDL_SCANCODE_A, 0x04), (SDL_SCANCODE_Z, 0x1D), (SDL_SCANCODE_1, 0x1E), (SDL_SCANCODE_RETURN, 0x28),
    (SDL_SCANCODE_ESCAPE, 0x29), (SDL_SCANCODE_BACKSPACE, 0x2A), (SDL_SCANCODE_SPACE, 0x2C), (SDL_SCANCODE_F12, 0x45),
    (SDL_SCANCODE_LEFT, 0x50), (SDL_SCANCODE_KP_ENTER, 0x58), (SDL_SCANCODE_LCTRL, 0xE0), (SDL_SCANCODE_RGUI, 0xE7),
  ])
  mutating func keysAreToldByTheirUsage(code: SDL_Scancode, usage: Int) {
    #expect(hostKey(translator.translate(key(SDL_KEYDOWN, code, 0), next: nil))?.usage == usage)
  }

  @Test(arguments: [SDL_SCANCODE_UNKNOWN, SDL_SCANCODE_AUDIOPLAY, SDL_SCANCODE_MODE])
  mutating func keysThatNoKeyboardPageHasAreNothing(code: SDL_Scancode) {
    #expect(translator.translate(key(SDL_KEYDOWN, code, 0), next: nil) == nil)
  }

  @Test mutating func theTextThatFollowsIsWhatTheKeyTypes() {
    let down = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_2, 50, KMOD_LSHIFT), next: text("\"")))
    #expect(down?.characters == "\"")
    #expect(down?.charactersIgnoringModifiers == "\"")
    #expect(down?.modifiers == .shift)
    let up = hostKey(translator.translate(key(SDL_KEYUP, SDL_SCANCODE_2, 50), next: nil))
    #expect(up?.characters == "\"")
    #expect(up?.modifiers == [])
  }

  @Test(arguments: [KMOD_LCTRL, KMOD_RALT, KMOD_LGUI])
  mutating func aShortcutHasTheCharacterOfItsKey(mod: SDL_Keymod) {
    let plain = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_C, 99, mod), next: nil))
    #expect(plain?.characters == "c")
    let both = SDL_Keymod(mod.rawValue | KMOD_RSHIFT.rawValue)
    let shifted = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_C, 99, both), next: nil))
    #expect(shifted?.charactersIgnoringModifiers == "C")
  }

  @Test mutating func aDeadKeyTypesNothing() {
    let down = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_GRAVE, 96), next: nil))
    #expect(down?.characters == "")
    #expect(down?.charactersIgnoringModifiers == "`")
  }

  @Test(arguments: [
    (SDL_SCANCODE_RETURN, Int32(13), "\r"), (SDL_SCANCODE_TAB, 9, "\t"), (SDL_SCANCODE_BACKSPACE, 8, "\u{8}"),
  ])
  mutating func keysOfTheTypewriterHaveTheirControlCharacter(code: SDL_Scancode, symbol: Int32, character: String) {
    #expect(hostKey(translator.translate(key(SDL_KEYDOWN, code, symbol), next: nil))?.characters == character)
  }

  @Test mutating func arrowsTypeNothing() {
    let down = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_UP, 0x4000_0052), next: nil))
    #expect(down?.characters == "")
    #expect(down?.charactersIgnoringModifiers == "")
  }

  @Test mutating func aKeyThatIsHeldComesDownOnce() {
    #expect(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, repeats: true), next: text("a")) == nil)
  }

  @Test(arguments: [
    (KMOD_CAPS, HostKey.Modifiers.alphaShift), (KMOD_RSHIFT, .shift), (KMOD_RCTRL, .control), (KMOD_LALT, .alternate),
    (KMOD_RGUI, .command), (KMOD_NUM, HostKey.Modifiers()),
  ])
  mutating func modifiersAreTold(mod: SDL_Keymod, modifiers: HostKey.Modifiers) {
    #expect(hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_A, 97, mod), next: nil))?.modifiers == modifiers)
  }

  @Test mutating func keysOfTheNumberPadSaySo() {
    let down = hostKey(translator.translate(key(SDL_KEYDOWN, SDL_SCANCODE_KP_5, 0x4000_005d), next: text("5")))
    #expect(down?.modifiers == .numericPad)
    #expect(down?.characters == "5")
  }

  @Test func textEndsAtAZeroAndIsNeverLongerThanItsArray() {
    var event = SDL_TextInputEvent()
    withUnsafeMutableBytes(of: &event.text) { $0.copyBytes(from: Array("né\0x".utf8)) }
    #expect(String(cText: event.text) == "né")
    withUnsafeMutableBytes(of: &event.text) { $0.copyBytes(from: repeatElement(97, count: $0.count)) }
    #expect(String(cText: event.text).count == 32)
  }
}
