// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the system says of a call that failed.
struct SystemError: Error {
  let code: Int32

  /// The error of the call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// In words, as part of a sentence.
  var reason: String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
