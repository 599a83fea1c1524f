// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The example app in a real window: what is on the screen is, pixel by pixel, what the same app draws without one.
@Suite(.enabled(if: XServer.absence == nil, Comment(rawValue: XServer.absence ?? "")), .timeLimit(.minutes(5)))
struct GridDemoWindowTests {
  /// The app as it is built beside the tests.
  private static let name = "GridDemo"

  /// The frames of the app without a screen, by a script: at first, after a tap, after two, after three, and in a window
  /// of another size.
  private func frames(scale: Int) async throws -> [Bitmap] {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    var script = "frame 0.png\n"
    for tap in 1...3 { script += "tap 200 150\nwait 1\nframe \(tap).png\n" }
    script += "resize 520x330\nwait 1\nframe 4.png\n"
    try folder.write(script, to: "script.txt")
    let run = try await ProgramRun.product(
      Self.name, ["--headless", "--size", "400x300", "--scale", "\(scale)", "--script", "script.txt"], in: folder.url)
    try #require(run.status == 0, "\(run.errorText)")
    return try (0...4).map { try Bitmap(png: data(folder, "\($0)")) }
  }

  private func wait(for picture: Bitmap, in window: WindowedProgram) async throws {
    try await window.waitForPicture(width: picture.width, height: picture.height) { Self.color(picture[$0, $1]) }
  }

  private static func color(_ pixel: Bitmap.Pixel) -> UInt32 {
    UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
  }

  @Test(arguments: [1, 2])
  func whatIsOnTheScreenIsWhatTheAppDrawsWithoutOne(scale: Int) async throws {
    let frames = try await frames(scale: scale)
    // Each tap shows something else, and the third what was there at first.
    #expect(frames[1].difference(from: frames[0]) != 0)
    #expect(frames[2].difference(from: frames[1]) != 0)
    #expect(frames[3].difference(from: frames[0]) == 0)
    let server = try await XServer(width: 1280, height: 800)
    let demo = try await WindowedProgram(Self.name, ["--size", "400x300", "--scale", "\(scale)"], on: server)
    try await wait(for: frames[0], in: demo)
    for frame in frames[1...3] {
      try await server.xdotool(
        "mousemove", "--window", demo.window, "\(200 * scale)", "\(150 * scale)", "click", "1")
      try await wait(for: frame, in: demo)
    }
    try await server.xdotool("windowsize", demo.window, "\(520 * scale)", "\(330 * scale)")
    try await wait(for: frames[4], in: demo)
  }

  @Test(.enabled(if: Compositor.absence == nil, Comment(rawValue: Compositor.absence ?? "")))
  func underWaylandToo() async throws {
    let frames = try await frames(scale: 1)
    let server = try await XServer()
    // All of the screen is the app's.
    let compositor = try await Compositor(on: server, width: 400, height: 300)
    let demo = try RunningProgram(
      ProgramRun.products.appending(path: Self.name).path, ["--size", "200x100"], environment: compositor.environment)
    for (taps, frame) in frames[0...3].enumerated() {
      if taps > 0 { try await server.xdotool("mousemove", "200", "150", "click", "1") }
      try await compositor.waitForPicture(width: 400, height: 300, of: demo) { Self.color(frame[$0, $1]) }
    }
  }

  /// The same script with and without a window: the same pictures, byte for byte, and then the window is the user's.
  @Test func aScriptPlaysInAWindowAsWithoutOneAndLeavesItOpen() async throws {
    let (headless, window) = (try TemporaryFolder(), try TemporaryFolder())
    defer { withExtendedLifetime((headless, window)) {} }
    func options(_ folder: TemporaryFolder, more: String = "") throws -> [String] {
      let path = folder.url.path
      let script = """
        tap 200 150
        wait 0.5
        frame \(path)/tapped.png
        resize 520x330
        frame \(path)/larger.png
        tap 260 165
        resize 300x200
        tap 150 100
        tap 150 100
        wait 0.5
        frame \(path)/smaller.png
        appearance dark
        frame \(path)/dark.png

        """
      let file = try folder.write(script + more, to: "script.txt").path
      return ["--size", "400x300", "--scale", "1", "--script", file]
    }
    let last = "tap 150 100\nwait 0.5\nframe \(headless.url.path)/last.png\n"
    let run = try await ProgramRun.product(Self.name, ["--headless"] + options(headless, more: last))
    try #require(run.status == 0, "\(run.errorText)")
    let demo = try await WindowedProgram(Self.name, options(window), on: try await XServer())
    let end = window.url.appending(path: "dark.png").path
    try await Wait.until("the last picture of the script") {
      FileManager.default.fileExists(atPath: end)
    } told: {
      demo.program.errorText
    }
    for name in ["tapped", "larger", "smaller", "dark"] {
      let isSame = try data(headless, name) == data(window, name)
      #expect(isSame, "\(name)")
    }
    #expect(try Bitmap(png: data(window, "larger")).width == 520)
    try await demo.server.xdotool("mousemove", "--window", demo.window, "150", "100", "click", "1")
    #expect(try data(headless, "last") != data(headless, "dark"))
    try await wait(for: try Bitmap(png: data(headless, "last")), in: demo)
  }

  private func data(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name + ".png"))
  }

  /// One hundredth of a core, over ten seconds in which nothing moves.
  @Test func anAppThatNothingHappensToTakesNoTime() async throws {
    let demo = try await WindowedProgram(
      Self.name, ["--size", "400x300", "--scale", "1"], on: try await XServer())
    try await wait(for: try await frames(scale: 1)[0], in: demo)
    let before = try demo.program.processorTime()
    try await Task.sleep(for: .seconds(10))
    #expect(try demo.program.processorTime() - before < 0.1)
  }

  /// No more frames than there is time for: it is the display's time that animations follow, not the processor's.
  @Test func whatMovesIsDrawnSixtyTimesASecond() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let log = folder.url.appending(path: "log.tsv")
    let program = try await WindowedProgram(
      "stipple-motion-probe", ["--size", "200x150", "--scale", "1", "--frame-log", log.path], on: try await XServer())
    var times: [Double] = []
    try await Wait.until("two seconds of frames") {
      let lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n").dropFirst()
      times = lines.compactMap { $0.split(separator: "\t").first.flatMap { Double($0) } }
      return (times.last ?? 0) > 2
    } told: {
      program.program.errorText
    }
    // Those that the window asks for as it comes up are more.
    #expect(times.count < Int((times.last ?? 0) * 60) + 20)
    // A machine that does much else makes fewer.
    #expect(times.count > 10)
  }

  @Test func sizesOfTheWindowLeaveTheMemoryWhereItWas() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let (log, end) = (folder.url.appending(path: "log.tsv"), folder.url.appending(path: "end.png"))
    let sizes = (0..<110).map { "resize \(900 - $0 % 50)x\(600 - $0 * 7 % 50)\n" }.joined()
    let script = try folder.write(sizes + "frame \(end.path)\n", to: "script.txt").path
    let demo = try await WindowedProgram(
      Self.name, ["--size", "900x600", "--scale", "1", "--script", script, "--frame-log", log.path],
      on: try await XServer(width: 1280, height: 800))
    try await Wait.until("the end of the script") {
      FileManager.default.fileExists(atPath: end.path)
    } told: {
      demo.program.errorText
    }
    let lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).split(separator: "\n").dropFirst()
    let frames = lines.map { $0.split(separator: "\t").compactMap { Double($0) } }.filter { $0[3] > 0 }
    try #require(frames.count > 100)
    #expect(frames.last?[4] == frames[50][4])
    // In KiB: three pictures of a window, which are there or not at the moment.
    #expect((frames.last?[5] ?? .infinity) - frames[50][5] < 3 * 900 * 600 * 4 / 1024)
  }

  @Test func withoutADisplayItSaysSoInOneLine() async throws {
    let run = try await ProgramRun.product(Self.name, [], environment: ["DISPLAY": ":9999"])
    #expect(run.status == 69)
    #expect(run.errorText.split(separator: "\n").count == 1)
    #expect(run.errorText.contains("tried DISPLAY=:9999"))
  }
}
