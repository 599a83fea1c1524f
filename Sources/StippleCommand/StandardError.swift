// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Messages for people.
enum StandardError {
  /// Writes one line; what would break the line, in a name from outside, is shown as an escape.
  static func write(_ line: String) {
    let shown = line.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)"
    }
    FileHandle.standardError.write(Data((shown.joined() + "\n").utf8))
  }
}
