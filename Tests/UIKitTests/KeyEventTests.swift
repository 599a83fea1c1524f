// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct KeyEventTests {
  private final class Field: UIView, UIKeyInput {
    var text = ""
    var calls: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = text.popLast() }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls += presses.map { "began \($0.key?.characters ?? "") \($0.phase)" }
      super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      calls += presses.map { "ended \($0.key?.characters ?? "") \($0.phase)" }
      super.pressesEnded(presses, with: event)
    }
  }

  private final class Root: UIViewController {
    var keys: [UIKeyboardHIDUsage] = []
    var flags: UIKeyModifierFlags = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
      flags = event?.modifierFlags ?? []
    }
  }

  private let fingers = Fingers()
  private let root = Root()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    fingers.window.rootViewController = root
    root.view.addSubview(field)
  }

  private func key(_ usage: UIKeyboardHIDUsage, _ characters: String = "", isDown: Bool = true, command: Bool = false) {
    let key = HostKey(usage: usage.rawValue, characters: characters, modifiers: command ? .command : [])
    fingers.send(.key(key, isDown: isDown))
  }

  @Test func keysGoToTheFirstResponderAndUpTheChain() {
    field.becomeFirstResponder()
    key(.keyboardA, "a")
    key(.keyboardA, "a")
    key(.keyboardA, "a", isDown: false)
    key(.keyboardA, "a", isDown: false)
    #expect(field.calls == ["began a began", "ended a ended"])
    #expect(root.keys == [.keyboardA])
  }

  @Test func withoutAFirstResponderKeysGoToTheController() {
    key(.keyboardEscape, command: true)
    #expect(field.calls.isEmpty)
    #expect(root.keys == [.keyboardEscape])
    #expect(root.flags == .command)
  }

  @Test func textIsTypedIntoTheFirstResponder() {
    fingers.send(.text("lost"))
    field.becomeFirstResponder()
    fingers.send(.text("ab"))
    fingers.send(.text(""))
    key(.keyboardReturnOrEnter)
    key(.keyboardTab)
    #expect(field.text == "ab\n\t")
    for _ in 0..<3 { key(.keyboardDeleteOrBackspace) }
    #expect(field.text == "a")
    key(.keyboardDeleteOrBackspace, command: true)
    #expect(field.text == "a")
  }

  @Test func aKeyThatIsUnknownIsReserved() {
    for usage in [-1, 0x10000, .max, .min] {
      fingers.send(.key(HostKey(usage: usage), isDown: true))
    }
    #expect(root.keys == [.keyboard_Reserved, .keyboard_Reserved, .keyboard_Reserved, .keyboard_Reserved])
  }

  @Test func aKeyIsLetGoWhereItWasPressed() {
    field.becomeFirstResponder()
    key(.keyboardA, "a")
    field.resignFirstResponder()
    key(.keyboardA, "a", isDown: false)
    #expect(field.calls == ["began a began", "ended a ended"])
    field.becomeFirstResponder()
    key(.keyboardB, "b")
    field.removeFromSuperview()
    key(.keyboardB, "b", isDown: false)
    #expect(field.calls.count == 4)
  }

  @Test func onlySoManyKeysAreDownAtATime() {
    for usage in 0..<1000 { fingers.send(.key(HostKey(usage: usage), isDown: true)) }
    #expect(root.keys.count == 64)
  }
}
