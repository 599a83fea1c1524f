// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Decides who is let in: this machine's own browser, with the token, from the page itself.
///
/// A page of another site can make a browser send requests here. It cannot know the token; and for a browser that would
/// tell it, or a name that is made to lead here, `Host`, `Origin` and `Sec-Fetch-Site` are looked at as well. No answer
/// allows another site to read it.
struct HTTPGuard: Sendable {
  let token: AccessToken
  let limits: HTTPLimits

  /// The names that this machine has for itself. The port may be another: who forwards one to here has such.
  private static let hosts: Set<Substring> = ["127.0.0.1", "localhost"]

  /// The request, without its body.
  func request(_ head: HTTPHead) throws(HTTPRefusal) -> HTTPRequest {
    for name in ["host", "origin", "content-length", "content-type"] where head.headers[name, default: []].count > 1 {
      throw HTTPRefusal(.badRequest, "more than one header \(name)")
    }
    if head.value("content-length") != nil, head.value("transfer-encoding") != nil {
      throw HTTPRefusal(.badRequest, "both Content-Length and Transfer-Encoding")
    }
    guard let host = head.value("host"), Self.isOwn(host: host) else {
      throw HTTPRefusal(.forbidden, "this host is not served here")
    }
    let path = try path(head.target)
    try checkOrigin(head, path: path, host: host)
    if head.method == "POST" { try checkBody(head) }
    var query: [String: String] = [:]
    for item in head.query {
      guard let name = item.name.removingPercentEncoding, let value = item.value.removingPercentEncoding else {
        throw HTTPRefusal(.badRequest, "the query is not well-formed")
      }
      query[name] = value
    }
    return HTTPRequest(method: head.method, path: path, query: query)
  }

  private static func isOwn(host: String) -> Bool {
    let parts = host.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard hosts.contains(parts[0]) else { return false }
    return parts.count == 1 || UInt16(parts[1]) != nil
  }

  /// What follows the token. A wrong token is answered like any path that is not there.
  private func path(_ target: String) throws(HTTPRefusal) -> String {
    let parts = target.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, token.matches(parts[1]) else { throw .notFound }
    return String(parts[2])
  }

  private func checkOrigin(_ head: HTTPHead, path: String, host: String) throws(HTTPRefusal) {
    let origin = head.value("origin")
    if let origin, origin != "http://\(host)" { throw HTTPRefusal(.forbidden, "this origin is not let in") }
    let isReading = head.method == "GET" || head.method == "HEAD"
    guard let site = head.value("sec-fetch-site") else {
      if origin == nil, !isReading {
        throw HTTPRefusal(.forbidden, "a request that changes something tells its Origin")
      }
      return
    }
    if site == "same-origin" || site == "none" { return }
    // A link to the page may be anywhere; what it loads is asked for by itself alone.
    if isReading, path.isEmpty, head.value("sec-fetch-mode") == "navigate", head.value("sec-fetch-dest") == "document" {
      return
    }
    throw HTTPRefusal(.forbidden, "this site is not let in")
  }

  private func checkBody(_ head: HTTPHead) throws(HTTPRefusal) {
    let type = head.value("content-type")?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
    guard type?.lowercased() == "application/json" else {
      throw HTTPRefusal(.unsupportedMediaType, "the body must be application/json")
    }
    if let text = head.value("content-length"), (Int(text) ?? .max) > limits.body { throw .tooLarge(limits) }
  }
}
