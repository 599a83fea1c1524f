// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The designer: serves its page and what the page asks for, to this machine only.
package final class DesignServer: Sendable {
  /// The page's address, with the token that lets in.
  package let address: String

  private let service: any DesignService
  private let server: HTTPServer
  /// Ends with the server.
  private let listening: Mutex<DesignListening?>

  /// - Parameters:
  ///   - service: What it serves; it is closed with the server.
  ///   - port: 0 for a free one.
  init(_ service: any DesignService, port: UInt16, page: PageFiles) throws(ServerError) {
    let token = AccessToken()
    let routes = DesignRoutes(service, page: page)
    let server = try HTTPServer(
      port: port, token: token, refusing: { .refusal($0) }, handler: { routes.handle($0, $1) })
    self.service = service
    self.server = server
    address = "http://127.0.0.1:\(server.port)/\(token.text)/"
    listening = Mutex(service.listen { server.publish(DesignRoutes.event($0)) })
  }

  /// Ends it and its workers; returns when they have ended.
  package func stop() {
    listening.withLock { $0 = nil }
    service.close()
    server.stop()
  }
}
