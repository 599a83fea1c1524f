// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a button was given for each state.
struct ButtonContent {
  /// Values by state.
  struct Table<Value> {
    private var values: [UInt: Value] = [:]

    /// The value for a state; where there is none, that of the normal state.
    subscript(state: UIControl.State) -> Value? { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }

    /// Whether there is a value for just this state.
    func has(_ state: UIControl.State) -> Bool { values[state.rawValue] != nil }

    /// Sets the value for a state; nil takes it away.
    mutating func set(_ value: Value?, for state: UIControl.State) { values[state.rawValue] = value }
  }

  var titles = Table<String>()
  var attributedTitles = Table<NSAttributedString>()
  var titleColors = Table<UIColor>()
  var titleShadowColors = Table<UIColor>()
  var images = Table<UIImage>()
  var backgroundImages = Table<UIImage>()
}
