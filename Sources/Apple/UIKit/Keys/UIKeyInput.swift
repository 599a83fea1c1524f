// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A responder that text is typed into while it is the first responder.
///
/// The return key types a line break, and tab a tab. Apple's inherits what says how the keyboard on the screen looks:
/// there is none here.
@preconcurrency @MainActor
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is text.
  var hasText: Bool { get }

  /// Puts text in.
  func insertText(_ text: String)

  /// Takes the character before the place of typing out.
  func deleteBackward()
}
