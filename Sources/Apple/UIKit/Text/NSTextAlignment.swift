// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleText

/// To which side lines of text go.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left = 0
  /// To the middle.
  case center = 1
  /// To the right.
  case right = 2
  /// All lines but a paragraph's last are stretched to both sides.
  case justified = 3
  /// To the side where the paragraph's direction begins, which its first letter tells.
  case natural = 4

  /// The alignment as text is laid out with it.
  var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
