// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// A program of this package with a window on a display of the test's own.
final class WindowedProgram {
  let server: XServer
  let program: RunningProgram
  /// X's number of the window.
  let window: String

  /// Starts a program on a server that has no window manager: windows are where and how large programs want them.
  init(_ name: String, _ arguments: [String], on server: XServer) async throws {
    self.server = server
    program = try RunningProgram(
      ProgramRun.products.appending(path: name).path, arguments, environment: server.environment)
    let id = "\(program.process.processIdentifier)"
    window = try await server.xdotool("search", "--sync", "--onlyvisible", "--pid", id)
    // Without a window manager keys go nowhere of themselves.
    try await server.xdotool("windowfocus", "--sync", window)
  }

  /// Where the window is on the screen, in pixels.
  private func place() async throws -> (x: Int, y: Int, width: Int, height: Int) {
    let text = try await server.xdotool("getwindowgeometry", "--shell", window)
    var values: [String: Int] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=").map(String.init)
      if parts.count == 2 { values[parts[0]] = Int(parts[1]) }
    }
    return (values["X"] ?? 0, values["Y"] ?? 0, values["WIDTH"] ?? 0, values["HEIGHT"] ?? 0)
  }

  /// Waits until the window is of a size and shows a picture, every pixel of it.
  ///
  /// - Parameter color: Red, green and blue, in the low 24 bits, of a pixel of the picture.
  func waitForPicture(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> UInt32) async throws {
    var place = (x: 0, y: 0, width: 0, height: 0)
    let deadline = ContinuousClock.now + .seconds(60)
    while (place.width, place.height) != (width, height), ContinuousClock.now < deadline {
      place = try await self.place()
    }
    try #require((place.width, place.height) == (width, height))
    var wrong = 0
    try await Wait.until("the picture of \(width) x \(height)") {
      wrong = try server.screen().mismatches(left: place.x, top: place.y, width: width, height: height, color)
      return wrong == 0
    } told: {
      "\(wrong) pixels differ. \(program.lines) \(program.errorText)"
    }
  }
}
