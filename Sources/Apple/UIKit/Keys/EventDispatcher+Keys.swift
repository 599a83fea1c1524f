// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension EventDispatcher {
  /// The most keys that are known to be down at a time.
  private static let keys = 64

  /// Tells the first responder of a key; without one, the controller of the window, or the window.
  ///
  /// A key that repeats while it is down is told once, but types each time.
  func handleKey(_ key: HostKey, isDown: Bool, in windows: [UIWindow]) {
    if isDown {
      guard let window = keyWindow(of: windows) else { return }
      if presses[key.usage] == nil, presses.count < Self.keys { begin(key, in: window) }
      type(key, in: window)
    } else if let press = presses.removeValue(forKey: key.usage) {
      (press.values.phase, press.values.key) = (.ended, UIKey(key))
      send(press, modifiers: key.modifiers)
    }
  }

  /// Types text into the first responder.
  func handleText(_ text: String, in windows: [UIWindow]) {
    guard !text.isEmpty else { return }
    keyWindow(of: windows)?.keyInput?.insertText(text)
  }

  private func begin(_ key: HostKey, in window: UIWindow) {
    let press = UIPress()
    press.values.key = UIKey(key)
    press.values.window = window
    press.values.responder = window.firstResponder ?? window.rootViewController ?? window
    presses[key.usage] = press
    send(press, modifiers: key.modifiers)
  }

  private func send(_ press: UIPress, modifiers: UIKeyModifierFlags) {
    press.values.timestamp = now
    let event = UIPressesEvent()
    event.values.type = .presses
    event.values.timestamp = now
    event.values.modifierFlags = modifiers
    event.values.dispatcher = self
    event.presses = [press]
    if let window = press.window { send(event, to: [window]) }
  }

  private func type(_ key: HostKey, in window: UIWindow) {
    guard let input = window.keyInput, key.modifiers.isDisjoint(with: [.control, .command]) else { return }
    switch UIKeyboardHIDUsage(rawValue: key.usage) {
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardTab: input.insertText("\t")
    default: break
    }
  }

  /// Hands presses to the responder that they began with.
  func deliver(_ event: UIPressesEvent) {
    for press in event.presses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .changed: press.responder?.pressesChanged([press], with: event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}

extension UIWindow {
  /// The first responder, if text is typed into it.
  fileprivate var keyInput: (any UIKeyInput)? { firstResponder as? any UIKeyInput }
}
