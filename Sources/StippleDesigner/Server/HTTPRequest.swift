// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A request as it has come in, its head checked and its body whole.
struct HTTPRequest: Sendable {
  /// As the client writes it: "GET".
  var method: String
  /// What follows the token in the path, as the client writes it: escapes stay escapes, so that no two paths are one.
  var path: String
  /// The items of the query, decoded; of those with one name the last.
  var query: [String: String] = [:]
  var body = Data()
}
