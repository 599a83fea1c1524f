// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Why there is no server, in one line.
package enum ServerError: Error, Equatable, CustomStringConvertible {
  /// The port cannot be had, with the system's reason.
  case listen(port: UInt16, code: Int32)
  /// The library does not start, or a file of the page is not where it belongs.
  case unavailable(String)

  package var description: String {
    switch self {
    case .listen(let port, EADDRINUSE): "port \(port) is taken; give another --port, or 0 for a free one"
    case .listen(let port, let code): "cannot listen on port \(port): \(String(cString: strerror(code)).lowercased())"
    case .unavailable(let reason): reason
    }
  }
}
