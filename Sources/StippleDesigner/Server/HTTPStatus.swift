// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The statuses that are given, by their names in the standard.
///
/// Source: RFC 9110, section 15.
enum HTTPStatus: UInt32, Sendable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case conflict = 409
  case contentTooLarge = 413
  case unsupportedMediaType = 415
  case unprocessableContent = 422
  case internalServerError = 500
  case serviceUnavailable = 503

  /// What the first line of an answer says beside the number.
  var phrase: String { String(describing: self) }
}
