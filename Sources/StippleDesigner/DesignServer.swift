// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The designer: serves its page and what the page asks for, to this machine only.
package final class DesignServer: Sendable {
  /// The page's address, with the token that lets in.
  package let address: String

  /// - Parameters:
  ///   - document: The path of the document to open; nil for none.
  ///   - port: 0 for a free one.
  package init(document: String?, port: UInt16) throws(ServerError) {
    let socket = try ListeningSocket(port: port)
    address = "http://127.0.0.1:\(socket.port)/\(AccessToken().text)/"
  }

  /// Ends it and its workers; returns when they have ended.
  package func stop() {}
}
