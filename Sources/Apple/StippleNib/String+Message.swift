// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension String {
  /// The text as a message may hold it: on one line, and of at most 80 characters.
  package var inMessage: String {
    let line = prefix(81).unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : String(scalar)
    }.joined()
    return line.count > 80 ? line.prefix(79) + "…" : line
  }
}
