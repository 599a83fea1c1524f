// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why something that was asked for is not done.
struct DesignError: Error, Hashable, Sendable {
  /// What kind of refusal it is, with its status in HTTP.
  enum Kind: Int, Sendable {
    /// There is no such item.
    case unknown = 404
    /// The file on disk is not the one that was read.
    case conflict = 409
    /// An edit that cannot be made, a picture that cannot be drawn.
    case refused = 422
    /// The worker has ended, or nothing is open.
    case unavailable = 503
  }

  let kind: Kind
  /// In one line.
  let message: String

  init(_ kind: Kind, _ message: String) {
    (self.kind, self.message) = (kind, message)
  }
}
