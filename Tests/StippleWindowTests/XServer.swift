// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// An X server of the test's own, on a display number that is free, with no screen to be seen: Xvfb.
final class XServer {
  let display: String
  let program: RunningProgram
  private let folder: TemporaryFolder

  /// Why a test cannot run here; nil where it can.
  static let absence: String? = ["Xvfb", "xdotool"].first { find($0) == nil }.map {
    "this test needs \($0), which is not on the PATH; Scripts/bootstrap --tests installs it"
  }

  static func find(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  init(width: Int = 800, height: Int = 600) async throws {
    struct NoServer: Error {}
    folder = try TemporaryFolder()
    guard let path = Self.find("Xvfb") else { throw NoServer() }
    let program = try RunningProgram(
      path,
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset", "-fbdir",
        folder.url.path,
      ])
    try await Wait.until("the number of Xvfb's display") {
      !program.lines.isEmpty
    } told: {
      program.errorText
    }
    self.program = program
    display = ":\(program.lines[0])"
  }

  /// Does what a user does.
  @discardableResult
  func xdotool(_ arguments: String...) async throws -> String {
    struct Failed: Error, CustomStringConvertible {
      var description: String
    }
    let run = try await ProgramRun.run(
      "/usr/bin/env", ["xdotool"] + arguments, environment: environment, timeLimit: 60)
    guard run.status == 0 else { throw Failed(description: "xdotool \(arguments): \(run.errorText)") }
    return run.text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  var environment: [String: String] {
    ["DISPLAY": display, "PATH": ProcessInfo.processInfo.environment["PATH", default: ""]]
  }

  /// What is on the screen now: the server keeps it in a file.
  func screen() throws -> ScreenPicture {
    try ScreenPicture(dump: try Data(contentsOf: folder.url.appendingPathComponent("Xvfb_screen0")))
  }
}
