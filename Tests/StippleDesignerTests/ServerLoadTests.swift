// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleDesigner

/// The whole designer under load, as `stipple design` runs it.
@Suite(.serialized)
struct ServerLoadTests {
  /// How long it goes on: 2 seconds, or as many as the environment says.
  private static let seconds =
    ProcessInfo.processInfo.environment["STIPPLE_LOAD_SECONDS"].flatMap(Double.init) ?? 2

  /// A change of the grid's line width; those of one second are one gesture, as a hand on a slider makes them.
  private func edit(_ number: Int) -> String {
    let value = 0.5 + Double(number % 190) / 20
    return
      #"{"edits":[{"set":{"key":"gridLineWidth","value":\#(value),"gesture":"g\#(number / 200)"}}]}"#
  }

  @Test func twoHundredChangesASecondLeaveMemoryAsItWas() throws {
    let program = try ServerProgram(["--port", "0"])
    let page = try program.page()
    try #require(
      try page.reply("POST", "api/edit", body: #"{"edits":[{"open":{"view":"GridView"}}]}"#).status
        == 200)
    try #require(
      try page.reply(
        "POST", "api/edit", body: #"{"edits":[{"set":{"key":"patternName","value":"dot"}}]}"#
      ).status == 200)
    // Another browser, which only listens.
    let other = try program.page()
    other.client.send(other.request("GET", "api/events"))
    // What is drawn meanwhile, one picture after the other, is drawn for a third.
    let pictures = ServerPictures(of: try program.address())
    defer { pictures.stop() }

    var times: [Duration] = []
    var memory: [(server: Int, workers: Int)] = []
    let count = Int(Self.seconds * 200)
    let start = ContinuousClock.now
    for number in 0..<count {
      let due = start + .milliseconds(5) * number
      let left = (due - .now) / .microseconds(1)
      if left > 0 { usleep(UInt32(left)) }
      let before = ContinuousClock.now
      let reply = try page.reply("POST", "api/edit", body: edit(number))
      times.append(ContinuousClock.now - before)
      try #require(reply.status == 200, "\(reply.text)")
      // Caches fill at first.
      if number % 200 == 199, number >= count / 4 { memory.append(program.memory) }
    }
    let time = ContinuousClock.now - start
    memory.append(program.memory)
    let drawn = pictures.stop()
    times.sort()
    let growth = (memory.last?.server ?? 0) - (memory.first?.server ?? 0)
    let workers = (memory.last?.workers ?? 0) - (memory.first?.workers ?? 0)
    print(
      """
      \(count) changes in \(time), median \(times[count / 2]), 99 % below \(times[count * 99 / 100]); \(drawn) pictures; \
      memory: server \(memory.last?.server ?? 0) bytes, \(growth) more than after a quarter, workers \
      \(memory.last?.workers ?? 0), \(workers) more
      """)
    #expect(drawn > 0)
    // A leak of a kilobyte a change would be 9 MB in the last three quarters of a minute; an allocator's own keeping of
    // what was freed moves by less.
    #expect(growth < 6 << 20)
    #expect(workers < 6 << 20)
    let last = try JSONDecoder().decode(DesignState.self, from: page.reply("GET", "api/state").body)
    #expect(other.client.read(through: "data: {\"revision\":\(last.revision)}\n\n") != nil)
  }
}
