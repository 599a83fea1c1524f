// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// A window on a real X server, clicked and resized as users do, compared to the pixel.
@Suite(.enabled(if: XServer.absence == nil, Comment(rawValue: XServer.absence ?? "")), .timeLimit(.minutes(5)))
struct XWindowTests {
  private func start(on server: XServer, _ arguments: String...) async throws -> WindowedProgram {
    try await WindowedProgram(Probe.name, arguments, on: server)
  }

  @Test func aWindowShowsItsPicture() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.program.waitForLine("size 320.0 200.0 1.0")
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
  }

  @Test func aClickIsATouchAndOnlyWhatIsDamagedIsShownAnew() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
    for clicks in 1...3 as ClosedRange<UInt32> {
      try await probe.server.xdotool("mousemove", "--window", probe.window, "100", "60", "click", "1")
      // The point beside the square has changed too, undamaged: it must look as it did.
      try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1, clicks: clicks) }
    }
    #expect(probe.program.lines.filter { $0 == "touch began 100.0 60.0" }.count == 3)
    #expect(probe.program.lines.filter { $0 == "touch ended 100.0 60.0" }.count == 3)
  }

  @Test func aDragMovesATouchOutsideTheWindowToo() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.server.xdotool("mousemove", "--window", probe.window, "10", "10", "mousedown", "1")
    try await probe.server.xdotool("mousemove", "--window", probe.window, "400", "60")
    try await probe.program.waitForLine("touch moved 400.0 60.0")
    try await probe.server.xdotool("mouseup", "1")
    try await probe.program.waitForLine("touch ended 400.0 60.0")
  }

  @Test func thePictureFollowsTheSizeOfTheWindow() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    for step in 1...40 {
      try await probe.server.xdotool("windowsize", probe.window, "\(320 + step * 5)", "\(200 + step * 3)")
    }
    try await probe.waitForPicture(width: 520, height: 320) { Probe.color(x: $0, y: $1) }
    try await probe.server.xdotool("windowsize", probe.window, "1", "1")
    try await probe.waitForPicture(width: 1, height: 1) { Probe.color(x: $0, y: $1) }
    try await probe.server.xdotool("windowsize", probe.window, "97", "61")
    try await probe.waitForPicture(width: 97, height: 61) { Probe.color(x: $0, y: $1) }
    #expect(probe.program.lines.contains("size 97.0 61.0 1.0"))
  }

  @Test func theAppResizesItsWindow() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.server.xdotool("key", "r")
    try await probe.waitForPicture(width: 250, height: 150) { Probe.color(x: $0, y: $1) }
    #expect(probe.program.lines.contains("size 250.0 150.0 1.0"))
  }

  @Test func aScaleMakesTheWindowLargerAndPointsStayPoints() async throws {
    let probe = try await start(on: try await XServer(), "160", "100", "2")
    try await probe.program.waitForLine("size 160.0 100.0 2.0")
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
    try await probe.server.xdotool("mousemove", "--window", probe.window, "101", "60", "click", "1")
    try await probe.program.waitForLine("touch began 50.5 30.0")
  }

  @Test func whatWasCoveredOrUnmappedComesBackByItself() async throws {
    let server = try await XServer()
    let probe = try await start(on: server, "320", "200")
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
    try await server.xdotool("windowunmap", "--sync", probe.window, "windowmap", "--sync", probe.window)
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
    let cover = try await start(on: server, "100", "80")
    try await cover.waitForPicture(width: 100, height: 80) { Probe.color(x: $0, y: $1) }
    try await cover.program.end()
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
  }

  @Test func wheelAndKeysAreTold() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.server.xdotool(
      "mousemove", "--window", probe.window, "30", "40", "click", "5", "click", "4", "keydown", "ctrl", "click", "4",
      "keyup", "ctrl")
    try await probe.server.xdotool("key", "shift+a", "Left")
    for line in [
      "wheel 30.0 40.0 0.0 40.0 false", "wheel 30.0 40.0 0.0 -40.0 false", "wheel 30.0 40.0 0.0 -40.0 true",
      "key 4 true", "text A", "key 4 false", "key 80 true", "key 225 true",
    ] {
      try await probe.program.waitForLine(line)
    }
  }

  /// One hundredth of a core, over ten seconds in which nothing moves.
  @Test func aWindowThatNothingHappensToTakesNoTime() async throws {
    let probe = try await start(on: try await XServer(), "320", "200")
    try await probe.waitForPicture(width: 320, height: 200) { Probe.color(x: $0, y: $1) }
    try await Task.sleep(for: .milliseconds(300))
    let before = try probe.program.processorTime()
    try await Task.sleep(for: .seconds(10))
    let used = try probe.program.processorTime() - before
    #expect(used < 0.1)
  }

  @Test func aWindowIsClosedAndAnotherOpened() async throws {
    let server = try await XServer()
    let probe = try await start(on: server, "320", "200")
    try await server.xdotool("key", "s")
    try await probe.program.waitForLine("a second window cannot be opened beside the first")
    try await server.xdotool("key", "o")
    try await probe.program.waitForLine("size 64.0 48.0 1.0")
    let id = "\(probe.program.process.processIdentifier)"
    let second = try await server.xdotool("search", "--sync", "--onlyvisible", "--pid", id)
    try await server.xdotool("windowfocus", "--sync", second, "key", "q")
    try await probe.program.waitForLine("quit")
    try await Wait.until("the end of the probe") { probe.program.isOver }
    #expect(probe.program.process.terminationStatus == 0)
  }

  @Test func aServerThatGoesAwayEndsTheProgram() async throws {
    let server = try await XServer()
    let probe = try await start(on: server, "320", "200")
    try await server.program.end()
    try await Wait.until("the end of the probe") { probe.program.isOver }
    #expect(probe.program.process.terminationStatus != 0)
  }
}
