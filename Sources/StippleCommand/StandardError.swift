// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Messages for people.
enum StandardError {
  /// Writes one line; what would break the line, in a name from outside, is shown as an escape.
  static func write(_ line: String) {
    let shown = line.unicodeScalars.map {
      $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : "\($0)"
    }
    write(Data((shown.joined() + "\n").utf8))
  }

  /// Writes data as it is.
  static func write(_ data: Data) {
    do throws(SystemError) {
      try FileDescriptor.write(data, to: STDERR_FILENO)
    } catch {
      // There is nowhere to say so, and the work and its status do not depend on it.
    }
  }
}
