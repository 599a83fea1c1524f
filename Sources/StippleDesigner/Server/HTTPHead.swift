// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation

/// What a request begins with.
struct HTTPHead: Sendable {
  /// As the client writes it.
  var method: String
  /// The target without its query, escapes and all.
  var target: String
  /// The items of the query, not decoded.
  var query: [(name: String, value: String)] = []
  /// By their names in small letters.
  var headers: [String: [String]] = [:]

  /// The value of a header that may be there once; nil if it is not there.
  func value(_ name: String) -> String? { headers[name]?.first }
}

extension HTTPHead {
  /// Reads it from the library.
  init(of connection: OpaquePointer, method: String, target: String) {
    self.init(method: method, target: target)
    withUnsafeMutablePointer(to: &self) { head in
      _ = MHD_get_connection_values(
        connection, .HEADER_KIND,
        { context, _, name, value in
          guard let head = context?.assumingMemoryBound(to: HTTPHead.self), let name else { return .NO }
          let text = value.map { String(cString: $0) } ?? ""
          head.pointee.headers[String(cString: name).lowercased(), default: []].append(text)
          return .YES
        }, head)
      _ = MHD_get_connection_values(
        connection, .GET_ARGUMENT_KIND,
        { context, _, name, value in
          guard let head = context?.assumingMemoryBound(to: HTTPHead.self), let name else { return .NO }
          head.pointee.query.append((String(cString: name), value.map { String(cString: $0) } ?? ""))
          return .YES
        }, head)
    }
  }
}
