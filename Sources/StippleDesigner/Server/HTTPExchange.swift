// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation

/// One request and its answer. Only the library's thread touches it.
final class HTTPExchange {
  private let pointer: OpaquePointer
  private let connection: HTTPConnection
  private let server: HTTPServer
  private let expectsGoAhead: Bool
  private var request: HTTPRequest?
  private var refusal: HTTPRefusal?
  private var taken = 0
  private var answer: HTTPAnswer?
  private var stream: HTTPEventStream?

  init(
    _ head: HTTPHead, on connection: HTTPConnection, _ pointer: OpaquePointer, of server: HTTPServer,
    guarding: HTTPGuard
  ) {
    self.pointer = pointer
    self.connection = connection
    self.server = server
    expectsGoAhead = head.value("expect") != nil
    do throws(HTTPRefusal) {
      request = try guarding.request(head)
    } catch {
      refusal = error
    }
  }

  /// The head is there.
  func begin() -> MHD_Result {
    connection.enter(.body)
    // The body of what is refused is read all the same: a client that is still sending may not look for an answer. One
    // that asks before it sends is told at once.
    if expectsGoAhead, let refusal { return queue(server.refusing(refusal)) }
    return .YES
  }

  /// A piece of the body is there.
  func take(_ bytes: UnsafeRawBufferPointer) -> MHD_Result {
    taken += bytes.count
    if taken > server.limits.body, refusal == nil {
      refusal = .tooLarge(server.limits)
      request = nil
    }
    if let refusal {
      guard taken <= server.limits.refusedBody else {
        connection.refuse(HTTPMessage.closing(server.refusing(refusal)))
        return .NO
      }
    } else {
      request?.body.append(contentsOf: bytes)
    }
    return .YES
  }

  /// All is there: asks the handler, and later gives its answer.
  func respond() -> MHD_Result {
    let answer = self.answer ?? ask()
    while true {
      if let response = answer.response { return queue(response) }
      if connection.isEnding { return queue(server.refusing(.ending)) }
      if connection.putAside() { return .YES }
    }
  }

  private func ask() -> HTTPAnswer {
    let answer = HTTPAnswer(
      on: connection, until: .now + .seconds(server.limits.request), refusing: server.refusing)
    self.answer = answer
    connection.enter(.answering(answer))
    if let request {
      self.request = nil
      server.handler(request, answer)
    } else {
      answer.refuse(refusal ?? .notFound)
    }
    return answer
  }

  /// Hands the answer to the library.
  private func queue(_ response: HTTPResponse) -> MHD_Result {
    var response = response
    if case .events(let first) = response.body {
      let stream = HTTPEventStream(on: connection, first: first, heartbeat: server.limits.heartbeat)
      if server.add(stream) { self.stream = stream } else { response = server.refusing(.tooManyStreams) }
    }
    let message: OpaquePointer?
    switch response.body {
    case .bytes(let bytes):
      connection.enter(.sending)
      message = HTTPMessage.make(bytes)
    case .events:
      guard let stream else { return .NO }
      connection.enter(.streaming(stream))
      message = HTTPMessage.make(stream)
    }
    guard let message else { return .NO }
    defer { MHD_destroy_response(message) }
    for header in response.headers + HTTPResponse.commonHeaders {
      guard MHD_add_response_header(message, header.name, header.value) == .YES else { return .NO }
    }
    return MHD_queue_response(pointer, response.status.rawValue, message)
  }

  /// The request is over, well or not.
  func end() {
    if let stream { server.remove(stream) }
    connection.enter(.head)
  }
}
