// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a request is not done, in one line.
struct HTTPRefusal: Error, Equatable {
  let status: HTTPStatus
  let reason: String
  /// The methods that there are instead.
  var allowed: [String] = []

  init(_ status: HTTPStatus, _ reason: String, allowed: [String] = []) {
    (self.status, self.reason, self.allowed) = (status, reason, allowed)
  }

  /// There is no such thing, or the token is wrong: no difference is told.
  static let notFound = HTTPRefusal(.notFound, "not found")

  static func tooLarge(_ limits: HTTPLimits) -> HTTPRefusal {
    HTTPRefusal(.contentTooLarge, "a body is of \(limits.body) bytes at most")
  }

  static func method(_ method: String, allowed: [String]) -> HTTPRefusal {
    HTTPRefusal(.methodNotAllowed, "not by \(method)", allowed: allowed)
  }

  static let tooSlow = HTTPRefusal(.requestTimeout, "the request took too long to come")
  static let noAnswer = HTTPRefusal(.serviceUnavailable, "the answer took too long")
  static let ending = HTTPRefusal(.serviceUnavailable, "the server is ending")
  static let tooManyStreams = HTTPRefusal(.serviceUnavailable, "too many pages are open")
}
