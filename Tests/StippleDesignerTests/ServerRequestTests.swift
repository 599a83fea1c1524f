// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleDesigner

/// What becomes of requests, well-formed and other.
struct ServerRequestTests {
  let fixture: ServerFixture

  init() throws {
    fixture = try ServerFixture()
  }

  /// What a body of several pieces comes to.
  private func chunks(_ sizes: [Int]) -> String {
    sizes.map { "\(String($0, radix: 16))\r\n\(String(repeating: "x", count: $0))\r\n" }.joined()
  }

  @Test func aBodyComesToTheHandlerWhole() throws {
    let body = String(repeating: "0123456789", count: 10_000)
    #expect(try fixture.reply("POST", "echo", body: body)?.text == body)
  }

  @Test func aBodyInChunksComesToTheHandlerWhole() throws {
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Transfer-Encoding": "chunked"]))
    for size in [1, 1000, 60_000] { client.send(chunks([size])) }
    client.send("0\r\n\r\n")
    #expect(try client.reply()?.body.count == 61_001)
  }

  @Test func theLargestBodyIsTakenAndOneByteMoreIsNot() throws {
    let limit = fixture.server.limits.body
    let body = String(repeating: "x", count: limit)
    #expect(try fixture.reply("POST", "echo", body: body)?.body.count == limit)
    let reply = try fixture.reply("POST", "echo", body: body + "x")
    #expect(reply?.status == 413)
    #expect(reply?.text == #"{"error":"a body is of 1048576 bytes at most"}"#)
    #expect(fixture.requests.count == 1)
  }

  @Test func aLargeBodyInChunksIsRefused() throws {
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Transfer-Encoding": "chunked"]))
    for _ in 0..<20 { client.send(chunks([60_000])) }
    client.send("0\r\n\r\n")
    #expect(try client.reply()?.status == 413)
    #expect(fixture.requests.isEmpty)
  }

  @Test func aBodyThatNeverEndsIsCutOff() throws {
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Transfer-Encoding": "chunked"]))
    let piece = chunks([1 << 16])
    // Far beyond what is read: the server must end it, not the client.
    let isTakenWhole = (0..<4096).allSatisfy { _ in client.send(piece) }
    #expect(!isTakenWhole)
    #expect(fixture.requests.isEmpty)
    #expect(try fixture.reply()?.status == 200)
  }

  @Test(arguments: ["-1", "x", "1 2", "99999999999999999999999", "0x10"])
  func aBodyOfAnOddLengthIsRefused(length: String) throws {
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Content-Length": length]) + "{}")
    // Refused, or simply cut off.
    let status = try client.reply()?.status
    #expect(status == nil || [400, 413].contains(status))
    #expect(fixture.requests.isEmpty)
    #expect(try fixture.reply()?.status == 200)
  }

  @Test func twoWaysToTellTheLengthAreRefused() throws {
    let client = try fixture.client()
    client.send(fixture.request("POST", "echo", headers: ["Transfer-Encoding": "chunked"], body: "0\r\n\r\n"))
    #expect(try client.reply()?.status == 400)
    #expect(fixture.requests.isEmpty)
  }

  @Test func whoAsksBeforeSendingIsToldToGoOnOrNotTo() throws {
    let client = try fixture.client()
    let body = String(repeating: "x", count: 1000)
    let headers = ["Expect": "100-continue"]
    let text = fixture.request("POST", "echo", headers: headers, body: body)
    client.send(String(text.dropLast(1000)))
    #expect(client.read(through: "\r\n\r\n")?.hasPrefix("HTTP/1.1 100 ") == true)
    client.send(body)
    #expect(try client.reply()?.text == body)

    let foreign = try fixture.client()
    foreign.send(
      fixture.request("POST", "echo", headers: ["Expect": "100-continue", "Origin": "null", "Content-Length": "9"]))
    #expect(try foreign.reply()?.status == 403)
  }

  @Test func longHeadsAreRefused() throws {
    let client = try fixture.client()
    client.send(fixture.request(headers: ["X-Long": String(repeating: "x", count: 1 << 16)]))
    let status = try client.reply()?.status
    #expect(status == nil || [413, 414, 431].contains(status))
    let other = try fixture.client()
    other.send(fixture.request("GET", String(repeating: "x", count: 1 << 16)))
    let otherStatus = try other.reply()?.status
    #expect(otherStatus == nil || [413, 414, 431].contains(otherStatus))
    #expect(fixture.requests.isEmpty)
    #expect(try fixture.reply()?.status == 200)
  }

  @Test(arguments: ["PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "BREW", "get"])
  func otherMethodsNeedAnOriginToo(method: String) throws {
    let status = try fixture.reply(method)?.status
    #expect(status == nil || status == 403)
    #expect(fixture.requests.isEmpty)
  }

  @Test func headIsAGetWithoutBody() throws {
    let client = try fixture.client()
    client.send(fixture.request("HEAD"))
    let reply = try #require(try client.reply(isHead: true))
    #expect(reply.status == 200)
    #expect(reply.headers["content-length"] == "4")
    // The next answer begins right after it.
    client.send(fixture.request())
    #expect(try client.reply()?.text == "page")
  }

  @Test(arguments: [
    "\u{16}\u{3}\u{1}\u{0}\u{0}", "GET\r\n\r\n", "\r\n\r\n\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", ": : :\r\n\r\n",
  ])
  func whatIsNotHTTPIsSentAway(text: String) throws {
    let client = try fixture.client()
    client.send(text)
    client.finishSending()
    let status = try client.reply()?.status
    #expect(status == nil || (400..<600).contains(status ?? 0))
    #expect(try fixture.reply()?.status == 200)
  }

  @Test func requestsOneAfterTheOtherAreAnsweredInTheirOrder() throws {
    let client = try fixture.client()
    let bodies = (0..<50).map { "\"\($0)\"" }
    client.send(bodies.map { fixture.request("POST", "echo", body: $0) }.joined() + fixture.request("GET", "later"))
    for body in bodies { #expect(try client.reply()?.text == body) }
    #expect(try client.reply()?.text == "later")
  }

  @Test func aSlowAnswerHoldsUpNobodyElse() throws {
    let slow = try fixture.client()
    slow.send(fixture.request("GET", "later"))
    let time = try fixture.answerTime()
    // Three tenths of a second is what the slow one takes.
    #expect(time < .milliseconds(200))
    #expect(try slow.reply()?.text == "later")
  }

  @Test func aPictureComesWholeAndTheConnectionStaysOpen() throws {
    let client = try fixture.client()
    for _ in 0..<3 {
      client.send(fixture.request("GET", "picture"))
      let reply = try #require(try client.reply())
      #expect(reply.status == 200)
      let isEqual = reply.body == ServerFixture.picture
      #expect(isEqual)
    }
  }

  @Test func aClientThatVanishesInAPictureIsForgotten() throws {
    for _ in 0..<20 {
      let client = try fixture.client(receiveBuffer: 4096)
      client.send(fixture.request("GET", "picture"))
      _ = client.read(count: 10_000)
      client.abort()
    }
    #expect(try fixture.reply("GET", "picture")?.body.count == ServerFixture.picture.count)
  }

  @Test func aClientThatVanishesBeforeItsAnswerIsForgotten() throws {
    for _ in 0..<20 {
      let client = try fixture.client()
      client.send(fixture.request("GET", "later"))
    }
    #expect(try fixture.reply("GET", "later")?.text == "later")
  }

  @Test func aServerEndsWhateverIsGoingOn() throws {
    let clients = try ["never", "events", "later", "picture"].map { path in
      let client = try fixture.client(receiveBuffer: 4096)
      client.send(fixture.request("GET", path))
      return client
    }
    let half = try fixture.client()
    half.send("GET /")
    while fixture.requests.count < clients.count { usleep(1000) }
    fixture.server.stop()
    #expect(throws: POSIXError.self) { try fixture.client() }
  }

  @Test func aPortIsForOneServer() throws {
    let refusing = fixture.server.refusing
    #expect(throws: ServerError.listen(port: fixture.port, code: EADDRINUSE)) {
      _ = try HTTPServer(port: fixture.port, token: AccessToken(), refusing: refusing, handler: { _, _ in })
    }
    #expect("\(ServerError.listen(port: 7878, code: EADDRINUSE))".hasPrefix("port 7878 is taken"))
  }
}
