// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// To which side the lines of a paragraph go.
package enum TextAlignment: Hashable, Sendable {
  case left
  case center
  case right
  /// All lines but the last are made as wide as there is room.
  case justified
  /// To the side where the paragraph's direction begins.
  case natural
}
