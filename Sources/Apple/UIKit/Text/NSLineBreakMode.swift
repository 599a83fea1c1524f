// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleText

/// What becomes of a line that is wider than there is room.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on below, from a word's start.
  case byWordWrapping = 0
  /// It goes on below, from any character.
  case byCharWrapping = 1
  /// It stays one line, and is cut off where something clips it.
  case byClipping = 2
  /// It stays one line, whose start is left out: "…wxyz".
  case byTruncatingHead = 3
  /// It stays one line, whose end is left out: "abcd…".
  case byTruncatingTail = 4
  /// It stays one line, whose middle is left out: "ab…yz".
  case byTruncatingMiddle = 5

  /// The mode as text is laid out with it.
  var lineBreak: LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: truncation.map { .truncating($0) } ?? .clipping
    }
  }

  /// What is left out, if anything is.
  var truncation: LineBreak.Truncation? {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }
}
