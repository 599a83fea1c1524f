// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The probe, Tests/WindowProbe, with its window on a display of the test's own.
final class ProbeRun {
  let server: XServer
  let program: RunningProgram
  /// X's number of the window.
  let window: String

  /// Starts the probe on a server that has no window manager: windows are where and how large programs want them.
  init(on server: XServer, _ arguments: String..., environment: [String: String] = [:]) async throws {
    self.server = server
    program = try Self.start(arguments, environment: server.environment.merging(environment) { _, new in new })
    let id = "\(program.process.processIdentifier)"
    window = try await server.xdotool("search", "--sync", "--onlyvisible", "--pid", id)
    // Without a window manager keys go nowhere of themselves.
    try await server.xdotool("windowfocus", "--sync", window)
  }

  static func start(_ arguments: [String], environment: [String: String]) throws -> RunningProgram {
    try RunningProgram(
      ProgramRun.products.appending(path: "stipple-window-probe").path, arguments, environment: environment)
  }

  /// The colour that the probe gives a pixel.
  static func color(x: Int, y: Int, clicks: UInt32 = 0) -> UInt32 {
    let plain = UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x ^ y) & 255)
    return (20..<50).contains(x) && (10..<30).contains(y) ? plain ^ (clicks &* 0x20_4060 & 0xff_ffff) : plain
  }

  /// Where the window is on the screen, in pixels.
  func place() async throws -> (x: Int, y: Int, width: Int, height: Int) {
    let text = try await server.xdotool("getwindowgeometry", "--shell", window)
    var values: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=").map(String.init)
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
  }

  /// Waits until the window shows what the probe draws, every pixel of it, in a size.
  func waitForPicture(width: Int, height: Int, clicks: UInt32 = 0) async throws {
    var place = (x: 0, y: 0, width: 0, height: 0)
    let deadline = ContinuousClock.now + .seconds(10)
    while (place.width, place.height) != (width, height), ContinuousClock.now < deadline {
      place = try await self.place()
    }
    try #require((place.width, place.height) == (width, height))
    var wrong = 0
    try await Wait.until("the picture of \(width) x \(height)") {
      wrong = try server.screen().mismatches(left: place.x, top: place.y, width: width, height: height) {
        Self.color(x: $0, y: $1, clicks: clicks)
      }
      return wrong == 0
    } told: {
      "\(wrong) pixels differ. \(program.lines) \(program.errorText)"
    }
  }
}
