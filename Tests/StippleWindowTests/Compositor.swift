// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// A Wayland compositor of the test's own: Weston, whose one screen is a window on an ``XServer``. Its shell gives
/// programs all of the screen, so that tests know where they are.
final class Compositor {
  let program: RunningProgram
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
      backend: "x11-backend.so", ["--use-pixman"], width: width, height: height, scale: scale, display: server.display)
  }

  init(
    backend: String, _ options: [String] = [], width: Int, height: Int, scale: Int = 1, display: String? = nil
  ) async throws {
    folder = try TemporaryFolder()
    // Wayland's library wants the folder of its socket to be the user's own.
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.url.path)
    program = try RunningProgram(
      "/usr/bin/env",
      [
        "weston", "--no-config", "--backend=\(backend)", "--shell=kiosk-shell.so", "--socket=\(Self.socket)",
        "--width=\(width)", "--height=\(height)", "--scale=\(scale)", "--idle-time=0",
      ] + options, environment: ["DISPLAY": display ?? "", "XDG_RUNTIME_DIR": folder.url.path])
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
}
