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
    try self.init(NoService(), port: port, page: .ofModule())
  }
}

/// Until there is a session: refuses all.
private final class NoService: DesignService {
  private let error = DesignError(.unavailable, "nothing is served yet")
  func catalog() throws(DesignError) -> DesignCatalog { throw error }
  func state() throws(DesignError) -> DesignState { throw error }
  func apply(_ edits: [DesignEdit]) throws(DesignError) -> DesignState { throw error }
  func picture(_ request: PictureRequest) throws(DesignError) -> DesignPicture { throw error }
  func thumbnail(of item: String, canvas: DesignCanvas) throws(DesignError) -> Data { throw error }
  func export(_ format: DesignFormat, canvas: DesignCanvas) throws(DesignError) -> DesignFile { throw error }
  func text(_ language: DesignLanguage) throws(DesignError) -> String { throw error }
  func save(force: Bool) throws(DesignError) -> DesignState { throw error }
  func restart() throws(DesignError) -> DesignState { throw error }
  func listen(_ body: @escaping @Sendable (Int) -> Void) -> DesignListening { DesignListening {} }
  func close() {}
}
