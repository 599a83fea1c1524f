// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// An answer.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes(Data)
    /// An event stream, which stays open: its first event. Every later one comes by `HTTPServer.publish(_:)`.
    case events(first: String)
  }

  var status: HTTPStatus
  /// In their order; those that every answer has are added to them.
  var headers: [(name: String, value: String)]
  var body: Body

  init(_ status: HTTPStatus = .ok, type: String, _ bytes: Data, headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    body = .bytes(bytes)
  }

  private init(events first: String) {
    status = .ok
    headers = [("Content-Type", "text/event-stream")]
    body = .events(first: first)
  }

  /// An event stream, which tells of `first` at once.
  static func events(first: String) -> HTTPResponse { HTTPResponse(events: first) }

  /// What every answer has: the page runs its own scripts alone, is in no other's frame, tells nobody where it is from,
  /// and nothing of it is kept.
  static let commonHeaders: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "connect-src 'self'",
        "form-action 'none'", "frame-ancestors 'none'", "base-uri 'none'",
      ].joined(separator: "; ")
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
