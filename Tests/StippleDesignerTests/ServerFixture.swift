// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

@testable import StippleDesigner

/// A server with a few things to ask for, on a port of its own.
final class ServerFixture: Sendable {
  /// The bytes of a picture of 800x600 points at scale 2.
  static let picture: Data = {
    // A period of a prime number of bytes, so that no piece of it looks like another that begins elsewhere in a page.
    let period = Data((0..<65_521).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
    var all = Data(capacity: 1600 * 1200 * 4)
    while all.count < 1600 * 1200 * 4 { all.append(period.prefix(1600 * 1200 * 4 - all.count)) }
    return all
  }()

  let token = AccessToken()
  let server: HTTPServer
  var port: UInt16 { server.port }
  /// The requests that came to the handler.
  private let seen: Seen

  final class Seen: Sendable {
    let requests = Mutex<[HTTPRequest]>([])
  }

  init(limits: HTTPLimits = HTTPLimits()) throws {
    let seen = Seen()
    self.seen = seen
    server = try HTTPServer(port: 0, token: token, limits: limits, refusing: Self.refuse) { request, answer in
      seen.requests.withLock { $0.append(request) }
      Self.handle(request, answer)
    }
  }

  deinit { server.stop() }

  var requests: [HTTPRequest] { seen.requests.withLock { $0 } }

  private static let refuse: @Sendable (HTTPRefusal) -> HTTPResponse = { refusal in
    HTTPResponse(refusal.status, type: "application/json", Data("{\"error\":\"\(refusal.reason)\"}".utf8))
  }

  private static func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    switch (request.method, request.path) {
    case ("GET", ""), ("HEAD", ""): answer.give(HTTPResponse(type: "text/plain", Data("page".utf8)))
    case ("POST", "echo"): answer.give(HTTPResponse(type: "application/octet-stream", request.body))
    case ("GET", "picture"): answer.give(HTTPResponse(type: "application/octet-stream", picture))
    case ("GET", "later"):
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.3) {
        answer.give(HTTPResponse(type: "text/plain", Data("later".utf8)))
      }
    case ("GET", "never"): break
    case ("GET", "events"): answer.give(.events(first: "first"))
    default: answer.refuse(.notFound)
    }
  }

  /// The text of a request from the page itself.
  func request(
    _ method: String = "GET", _ path: String = "", headers: [String: String?] = [:], body: String? = nil
  ) -> String {
    var all: [String: String?] = ["Host": "127.0.0.1:\(port)"]
    if method == "POST" {
      all["Origin"] = "http://127.0.0.1:\(port)"
      all["Content-Type"] = "application/json"
    }
    if let body { all["Content-Length"] = "\(body.utf8.count)" }
    all.merge(headers) { $1 }
    let lines = all.sorted { $0.key < $1.key }.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return "\(method) /\(token.text)/\(path) HTTP/1.1\r\n\(lines.joined())\r\n\(body ?? "")"
  }

  func client(receiveBuffer: Int32? = nil) throws -> ServerClient {
    try ServerClient(port: port, receiveBuffer: receiveBuffer)
  }

  /// Sends a request in a connection of its own and returns the answer.
  func reply(
    _ method: String = "GET", _ path: String = "", headers: [String: String?] = [:], body: String? = nil
  ) throws -> ServerClient.Reply? {
    let client = try client()
    client.send(request(method, path, headers: headers, body: body))
    return try client.reply(isHead: method == "HEAD")
  }

  /// How long the page takes, the best of a few.
  func answerTime() throws -> Duration {
    try (0..<5).map { _ in
      try ContinuousClock().measure {
        guard try reply()?.status == 200 else { throw CocoaError(.featureUnsupported) }
      }
    }.min() ?? .zero
  }
}
