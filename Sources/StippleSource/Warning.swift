// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the person who wrote the source should know, at the place it is about.
struct Warning: CustomStringConvertible {
  let place: Place
  let message: String

  /// In the form of the compiler's own messages.
  var description: String { "\(place.file):\(place.line):\(place.column): warning: \(message)" }
}
