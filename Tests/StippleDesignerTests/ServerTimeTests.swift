// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleDesigner

/// How long anything may take.
struct ServerTimeTests {
  /// A server that has little patience.
  private func fixture(sending: Double = 60, idle: Int = 30) throws -> ServerFixture {
    var limits = HTTPLimits()
    limits.request = 0.5
    limits.sending = sending
    limits.idle = idle
    limits.check = 0.05
    return try ServerFixture(limits: limits)
  }

  /// Sends bytes one by one, as slowly as it takes, until the server has had enough.
  private func trickle(_ text: String, to client: ServerClient) throws -> ServerClient.Reply? {
    for byte in text.utf8 {
      if !client.send(Data([byte])) { break }
      if let reply = try client.reply(timeLimit: 0.02) { return reply }
    }
    return try client.reply()
  }

  @Test func aHeadThatComesByteByByteIsCutOff() throws {
    let fixture = try fixture()
    let client = try fixture.client()
    let padding = ["X-Padding": String(repeating: "x", count: 10_000)]
    let reply = try trickle(fixture.request(headers: padding), to: client)
    #expect(reply?.status == 408)
    #expect(reply?.text == #"{"error":"the request took too long to come"}"#)
    #expect(client.isEnded())
    #expect(fixture.requests.isEmpty)
  }

  @Test func aBodyThatComesByteByByteIsCutOff() throws {
    let fixture = try fixture()
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Content-Length": "100000"]))
    #expect(try trickle(String(repeating: "x", count: 100_000), to: client)?.status == 408)
    #expect(client.isEnded())
    #expect(fixture.requests.isEmpty)
  }

  @Test func chunksThatNeverEndAreCutOff() throws {
    let fixture = try fixture()
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Transfer-Encoding": "chunked"]))
    #expect(try trickle(String(repeating: "1\r\nx\r\n", count: 20_000), to: client)?.status == 408)
    #expect(client.isEnded())
  }

  @Test func silenceIsCutOff() throws {
    let fixture = try fixture()
    for text in ["", "GET", fixture.request("POST", "echo", headers: ["Content-Length": "9"])] {
      let client = try fixture.client()
      client.send(text)
      _ = try client.reply(timeLimit: 5)
      #expect(client.isEnded(within: 5))
    }
  }

  @Test func anOpenConnectionWithNothingToDoIsClosed() throws {
    let fixture = try fixture(idle: 1)
    let client = try fixture.client()
    client.send(fixture.request())
    #expect(try client.reply()?.status == 200)
    #expect(client.isEnded(within: 10))
  }

  @Test func anAnswerThatDoesNotComeIsGivenUpAndTheConnectionGoesOn() throws {
    let fixture = try fixture()
    let client = try fixture.client()
    client.send(fixture.request("GET", "never"))
    #expect(try client.reply()?.status == 503)
    client.send(fixture.request())
    #expect(try client.reply()?.text == "page")
  }

  @Test func aClientThatDoesNotReadIsCutOff() throws {
    let fixture = try fixture(sending: 0.5)
    let client = try fixture.client(receiveBuffer: 4096)
    client.send(fixture.request("GET", "picture"))
    // A little now and then, so that the connection is never idle.
    let deadline = ContinuousClock.now + .seconds(1.5)
    while ContinuousClock.now < deadline, client.read(count: 100) != nil { usleep(10_000) }
    // What is on the way by then still comes; the rest does not.
    #expect(client.read(count: ServerFixture.picture.count - (1 << 16)) == nil)
  }

  @Test func aThousandHalfOpenConnectionsHoldUpNobody() throws {
    let fixture = try ServerFixture()
    let unloaded = try fixture.answerTime()
    let halves = try (0..<1000).map { number in
      let client = try fixture.client()
      client.send(
        [
          "", "G", "GET /\(fixture.token.text)/ HTTP/1.1\r\nHost: 127",
          fixture.request("POST", "echo", headers: ["Content-Length": "99"]),
        ][number % 4])
      return client
    }
    let loaded = try fixture.answerTime()
    // Epoll looks at those alone that have something to say. A busy machine takes its time with anything.
    #expect(loaded < unloaded * 10 + .milliseconds(20), "\(loaded), unloaded \(unloaded)")
    withExtendedLifetime(halves) {}
  }
}
