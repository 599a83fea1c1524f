// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// `stipple run`: builds an app and becomes it.
struct RunCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "run", summary: "Builds an app and runs it: in a window, or by a script alone.",
    usages: [
      "APP [--script FILE] [options]",
      "APP --headless --script FILE [options]",
    ],
    options: [
      .init(names: ["--headless"], value: nil, summary: "No window: the app lives by the script, and ends with it."),
      .init(names: ["--script"], value: "FILE", summary: "What is done to the app, one event a line; see below."),
      .init(names: ["--size"], value: "WxH", summary: "The size of the window, in points."),
      .init(names: ["--scale"], value: "N", summary: "Pixels a point, 0.5 to 8."),
      .init(names: ["--title"], value: "TEXT", summary: "What the title bar of the window says."),
      .init(
        names: ["--frame-log"], value: "FILE", summary: "Write what each frame costs: time, pixels, layers, memory."),
      .init(names: ["--product"], value: "NAME", summary: "Which executable of the package; needed if it has several."),
      .init(names: ["--no-build"], value: nil, summary: "Run what was built last."),
    ],
    notes: """
      APP is a folder with a Swift package, one of whose executables depends on UIKit, or the name of
      an example of this package. It is built for release first.

      Lines of a script, in points of the window and in seconds; # begins a comment:

        tap X Y
        drag X1 Y1 X2 Y2 SECONDS   to the same place: a long press
        wheel X Y DX DY            positive DY shows what is further down
        pinch X Y SCALE SECONDS    two fingers, left and right of the place
        type TEXT                  all after the blank, to the end of the line
        resize WxH
        appearance dark|light
        wait SECONDS
        frame FILE.png             writes what is on the screen

      Headless, time is counted in frames of 1/60 second: the same script gives the same pictures, and
      the app ends with it. In a window it is played in real time, a resize at the desktop's pace, and
      the app stays open afterwards, until its window is closed.

      Exit status: the app's own once it runs, which is 65 for a wrong script, 69 without a display,
      73 for a picture that cannot be written; before that 64 wrong command line, 65 wrong script, or
      a package that is none or does not build, 66 no such app or script, 69 no compiler,
      70 a fault of this program.
      """)

  private let app: String
  private let product: String?
  private let script: String?
  private let scale: CGFloat
  private let isBuilt: Bool
  /// What the app is given.
  private let flags: [String]

  init(_ arguments: Arguments) throws(CommandFailure) {
    let syntax = Self.syntax
    guard let app = arguments.operands.first, !app.isEmpty else {
      throw syntax.failure("no app; give the name of an example or the folder of a package")
    }
    if arguments.operands.count > 1 {
      throw syntax.failure("more than one app: '\(app)', '\(arguments.operands[1])'")
    }
    self.app = app
    product = arguments["--product"]
    script = arguments["--script"]
    isBuilt = arguments.has("--no-build")
    if arguments.has("--headless"), script == nil {
      throw syntax.failure("--headless needs --script FILE: nothing else would end the app")
    }
    flags =
      (arguments.has("--headless") ? ["--headless"] : [])
      + ["--size", "--scale", "--script", "--title", "--frame-log"]
      .flatMap { name in arguments[name].map { [name, $0] } ?? [] }
    do throws(LaunchOptionsError) {
      let options = try LaunchOptions(arguments: flags)
      scale = options.firstScale
    } catch {
      throw syntax.failure("\(error)")
    }
  }

  func run() throws(CommandFailure) {
    try checkScript()
    let package = try AppPackage(named: app)
    let executable = try package.executable(named: product)
    if !isBuilt { try AppBuild(package, executable).run() }
    throw become(package.path(of: executable))
  }

  /// Before anything is built; what can be read only once, such as a pipe, is left to the app.
  private func checkScript() throws(CommandFailure) {
    guard let script, FileIdentity(path: script)?.kind != .other else { return }
    do throws(EventScriptError) {
      _ = try EventScript(contentsOf: script, scale: scale)
    } catch {
      throw CommandFailure(ExitStatus(rawValue: error.exitStatus) ?? .badData, error.messages)
    }
  }

  /// Puts the app in this program's place, so that signals and its exit status are its own.
  ///
  /// - Returns: Why that is not possible.
  private func become(_ path: String) -> CommandFailure {
    // Ignored signals stay ignored in the app, which has not asked for that.
    signal(SIGPIPE, SIG_DFL)
    let error = ProgramStart.replaceSelf(by: path, flags)
    signal(SIGPIPE, SIG_IGN)
    let hint = isBuilt && error.code == ENOENT ? "; it was never built: leave --no-build out" : ""
    return CommandFailure(.noInput, "cannot run '\(path)': \(error.reason)\(hint)")
  }
}
