// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension DesignServer {
  /// Starts it.
  ///
  /// - Parameters:
  ///   - document: The path of the document to open; nil for none.
  ///   - port: 0 for a free one.
  package convenience init(document: String?, port: UInt16) throws(ServerError) {
    let page = try PageFiles.ofModule()
    let session = DesignSession(document: document)
    do throws(ServerError) {
      try self.init(session, port: port, page: page)
    } catch {
      session.close()
      throw error
    }
  }
}
