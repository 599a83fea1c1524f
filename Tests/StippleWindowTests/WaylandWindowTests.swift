// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// A window under Wayland, which fills the screen of a compositor that is itself a window on an X server: so its pixels
/// can be seen and its pointer moved.
@Suite(
  .enabled(if: Compositor.absence == nil, Comment(rawValue: Compositor.absence ?? "")), .timeLimit(.minutes(5)))
struct WaylandWindowTests {
  private let server: XServer

  init() async throws {
    server = try await XServer(width: 400, height: 300)
  }

  /// Starts the probe, which the compositor gives all of its screen.
  private func start(on compositor: Compositor, _ arguments: [String]) async throws -> RunningProgram {
    try Probe.start(arguments, environment: compositor.environment)
  }

  @Test func aWindowShowsItsPictureAndIsClicked() async throws {
    let compositor = try await Compositor(on: server, width: 300, height: 200)
    let program = try await start(on: compositor, ["120", "80"])
    try await program.waitForLine("size 300.0 200.0 1.0")
    try await compositor.waitForPicture(width: 300, height: 200, of: program) { Probe.color(x: $0, y: $1) }
    try await server.xdotool("mousemove", "100", "60", "click", "1")
    try await program.waitForLine("touch began 100.0 60.0")
    try await program.waitForLine("touch ended 100.0 60.0")
    try await server.xdotool("click", "5")
    try await program.waitForLine("wheel 100.0 60.0 0.0 40.0 false")
    try await compositor.waitForPicture(width: 300, height: 200, of: program) {
      Probe.color(x: $0, y: $1, clicks: 1)
    }
  }

  @Test func aDisplayOfTwoPixelsAPointIsDrawnInAllItsPixels() async throws {
    let compositor = try await Compositor(on: server, width: 150, height: 130, scale: 2)
    let program = try await start(on: compositor, ["120", "80"])
    try await program.waitForLine("size 150.0 130.0 2.0")
    try await compositor.waitForPicture(width: 300, height: 260, of: program) { Probe.color(x: $0, y: $1) }
    try await server.xdotool("mousemove", "100", "60", "click", "1")
    try await program.waitForLine("touch began 50.0 30.0")
  }

  @Test func aScaleThatIsAskedForMakesPointsOfFewerPixels() async throws {
    let compositor = try await Compositor(on: server, width: 300, height: 200)
    let program = try await start(on: compositor, ["120", "80", "2"])
    try await program.waitForLine("size 150.0 100.0 2.0")
    try await compositor.waitForPicture(width: 300, height: 200, of: program) { Probe.color(x: $0, y: $1) }
    try await server.xdotool("mousemove", "100", "60", "click", "1")
    try await program.waitForLine("touch began 50.0 30.0")
  }

  /// One hundredth of a core, over ten seconds in which nothing moves.
  @Test func aWindowThatNothingHappensToTakesNoTime() async throws {
    let compositor = try await Compositor(on: server, width: 300, height: 200)
    let program = try await start(on: compositor, ["120", "80"])
    try await compositor.waitForPicture(width: 300, height: 200, of: program) { Probe.color(x: $0, y: $1) }
    try await Task.sleep(for: .milliseconds(300))
    let before = try program.processorTime()
    try await Task.sleep(for: .seconds(10))
    let used = try program.processorTime() - before
    #expect(used < 0.1)
  }

  @Test func aWindowIsClosedByItsProgram() async throws {
    let compositor = try await Compositor(on: server, width: 300, height: 200)
    let program = try await start(on: compositor, ["120", "80"])
    try await compositor.waitForPicture(width: 300, height: 200, of: program) { Probe.color(x: $0, y: $1) }
    try await server.xdotool("mousemove", "100", "60", "key", "q")
    try await program.waitForLine("quit")
    try await Wait.until("the end of the probe") { program.isOver }
    #expect(program.process.terminationStatus == 0)
  }

  @Test func aCompositorThatGoesAwayClosesTheWindow() async throws {
    let compositor = try await Compositor(on: server, width: 300, height: 200)
    let program = try await start(on: compositor, ["120", "80"])
    try await compositor.waitForPicture(width: 300, height: 200, of: program) { Probe.color(x: $0, y: $1) }
    try await compositor.program.end()
    try await Wait.until("the end of the probe") { program.isOver }
  }

  /// SDL 2 would end the program by a bad access.
  @Test func aCompositorWithoutDevicesIsNotTried() async throws {
    let compositor = try await Compositor(backend: "headless-backend.so", width: 300, height: 200)
    let program = try Probe.start([], environment: compositor.environment)
    try await Wait.until("the end of the probe") { program.isOver }
    #expect(program.process.terminationStatus == 69)
    #expect(
      program.errorText == "no window can be opened on the display: tried WAYLAND_DISPLAY=wayland-test "
        + "(the compositor has no seat, which SDL 2 cannot do without)\n")
    let environment = compositor.environment.merging(server.environment) { first, _ in first }
    let other = try Probe.start(["120", "80"], environment: environment)
    try await other.waitForLine("size 120.0 80.0 1.0")
  }
}
