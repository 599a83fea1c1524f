// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIResponder {
  /// The window at the end of the responder chain; nil for what is not in a window.
  var firstResponderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  /// Becomes the first responder of its window.
  func takeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = firstResponderWindow else { return false }
    if let current = window.firstResponder {
      guard current !== self else { return true }
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    window.firstResponder = self
    return true
  }

  /// Stops being the first responder of its window.
  func giveUpFirstResponder() -> Bool {
    guard let window = firstResponderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIView {
  /// Has the first responder resign, if it is this view or in it.
  ///
  /// - Parameter force: Whether it has to even if it is not willing to.
  /// - Returns: Whether a first responder resigned.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder as? UIView, responder.isDescendant(of: self) else {
      return false
    }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }
}
