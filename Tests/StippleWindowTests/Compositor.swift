// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// A Wayland compositor of the test's own: Weston, whose one screen is a window on an ``XServer``. Its shell gives
/// programs all of the screen, so that tests know where they are.
final class Compositor {
  let program: RunningProgram
  /// Where its screen is to be seen; nil for one that has none.
  private let server: XServer?
  private let folder: TemporaryFolder

  /// Why a test cannot run here; nil where it can.
  static let absence: String? =
    XServer.absence
    ?? (XServer.find("weston") == nil
      ? "this test needs weston, which is not on the PATH; Scripts/bootstrap --tests installs it" : nil)

  /// Starts one whose screen is a window on a server.
  ///
  /// - Parameter scale: Pixels a unit of its screen, whose size is in units.
  convenience init(on server: XServer, width: Int, height: Int, scale: Int = 1) async throws {
    try await self.init(
      backend: "x11-backend.so", ["--use-pixman"], width: width, height: height, scale: scale, server: server)
  }

  init(
    backend: String, _ options: [String] = [], width: Int, height: Int, scale: Int = 1, server: XServer? = nil
  ) async throws {
    self.server = server
    folder = try TemporaryFolder()
    // Wayland's library wants the folder of its socket to be the user's own.
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    program = try RunningProgram(
      "/usr/bin/env",
      [
        "weston", "--no-config", "--backend=\(backend)", "--shell=kiosk-shell.so", "--socket=\(Self.socket)",
        "--width=\(width)", "--height=\(height)", "--scale=\(scale)", "--idle-time=0",
      ] + options, environment: ["DISPLAY": server?.display ?? "", "XDG_RUNTIME_DIR": folder.url.path])
    let socket = folder.url.appendingPathComponent(Self.socket).path
    let program = self.program
    try await Wait.until("the socket of weston") {
      FileManager.default.fileExists(atPath: socket)
    } told: {
      program.errorText
    }
  }

  private static let socket = "wayland-test"

  /// What a program needs to find it, and not the X server.
  var environment: [String: String] {
    ["WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.url.path]
  }

  /// The part of the screen, at its right lower end, where the compositor draws its pointer.
  private static let pointerSide = 40

  /// Waits until the screen shows a picture of its size, but for where the pointer has been put.
  ///
  /// - Parameter color: Red, green and blue, in the low 24 bits, of a pixel of the picture.
  func waitForPicture(
    width: Int, height: Int, of program: RunningProgram, color: (_ x: Int, _ y: Int) -> UInt32
  ) async throws {
    guard let server else { return }
    try await server.xdotool("mousemove", "\(width - 2)", "\(height - 2)")
    let side = Self.pointerSide
    var wrong = 0
    try await Wait.until("the picture") {
      let screen = try server.screen()
      wrong = screen.mismatches(left: 0, top: 0, width: width, height: height - side, color)
      wrong += screen.mismatches(left: 0, top: height - side, width: width - side, height: side) { x, y in
        color(x, y + height - side)
      }
      return wrong == 0
    } told: {
      "\(wrong) pixels differ. \(program.lines) \(program.errorText)"
    }
  }
}
