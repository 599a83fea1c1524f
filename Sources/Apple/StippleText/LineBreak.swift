// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What becomes of a line that is wider than there is room.
package enum LineBreak: Hashable, Sendable {
  /// It goes on below, from a word's start; within a word that has no room in a line of its own.
  case wordWrapping
  /// It goes on below, from any character.
  case characterWrapping
  /// It stays one line.
  case clipping
  /// It stays one line, of which a part is left out.
  case truncating(Truncation)

  /// The part that is left out of a line.
  package enum Truncation: Hashable, Sendable {
    case head
    case middle
    case tail
  }
}
