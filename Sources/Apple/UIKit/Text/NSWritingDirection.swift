// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleText

/// The direction of writing.
public enum NSWritingDirection: Int, Sendable {
  /// That of the first letter that has one.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  /// The direction as text is laid out with it.
  var textDirection: TextDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
