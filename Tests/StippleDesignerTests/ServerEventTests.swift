// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleDesigner

/// Event streams.
struct ServerEventTests {
  /// A client that listens, and has heard the first event.
  private func listener(_ fixture: ServerFixture) throws -> ServerClient {
    let client = try fixture.client()
    client.send(fixture.request("GET", "events"))
    let reply = try #require(try client.reply())
    try #require(reply.status == 200)
    #expect(reply.headers["content-type"] == "text/event-stream")
    #expect(client.read(through: "data: first\n\n") != nil)
    return client
  }

  @Test func twoStreamsAreBothTold() throws {
    let fixture = try ServerFixture()
    let listeners = try [listener(fixture), listener(fixture)]
    for number in 1...100 {
      fixture.server.publish("\(number)")
      for listener in listeners { #expect(listener.read(through: "data: \(number)\n\n") != nil) }
    }
  }

  @Test func whoIsBehindHearsTheNewestAndNotAll() throws {
    let fixture = try ServerFixture()
    let listener = try listener(fixture)
    // More than any buffer on the way would hold.
    let long = String(repeating: "x", count: 10_000)
    for number in 1...2000 { fixture.server.publish("\(long)\(number)") }
    fixture.server.publish("last")
    let heard = try #require(listener.read(through: "data: last\n\n"))
    #expect(heard.utf8.count < 2000 * long.utf8.count)
  }

  @Test func aStreamThatIsSilentShowsThatItLives() throws {
    var limits = HTTPLimits()
    (limits.heartbeat, limits.check, limits.idle) = (0.2, 0.05, 1)
    let fixture = try ServerFixture(limits: limits)
    let listener = try listener(fixture)
    for _ in 0..<10 { #expect(listener.read(through: ":\n\n") != nil) }
    // Longer than any other connection may be idle.
    fixture.server.publish("still there")
    #expect(listener.read(through: "data: still there\n\n") != nil)
  }

  @Test func thereAreOnlySoManyStreams() throws {
    let fixture = try ServerFixture()
    var listeners = try (0..<32).map { _ in try listener(fixture) }
    #expect(try fixture.reply("GET", "events")?.status == 503)
    #expect(try fixture.reply()?.status == 200)
    // One whose page is gone makes room at once.
    listeners.removeLast()
    listeners.append(try listener(fixture))
    fixture.server.publish("all")
    for listener in listeners { #expect(listener.read(through: "data: all\n\n") != nil) }
  }

  @Test func pagesThatComeAndGoLeaveNothingBehind() throws {
    // No sign of life in between, which would fail and so end them.
    var limits = HTTPLimits()
    (limits.heartbeat, limits.check) = (1000, 0.05)
    let fixture = try ServerFixture(limits: limits)
    for _ in 0..<200 { _ = try listener(fixture) }
    let last = try listener(fixture)
    let deadline = ContinuousClock.now + .seconds(20)
    while fixture.server.connectionCount > 1, ContinuousClock.now < deadline { usleep(10_000) }
    #expect(fixture.server.connectionCount == 1)
    fixture.server.publish("last")
    #expect(last.read(through: "data: last\n\n") != nil)
  }
}
