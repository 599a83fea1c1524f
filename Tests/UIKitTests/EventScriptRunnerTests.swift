// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

@testable import UIKit

/// What an app sees of a script that is played to it.
@MainActor struct EventScriptRunnerTests {
  /// Keeps what it is told.
  private final class RecordingView: UIView {
    var told: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
      let places = touches.map { $0.location(in: nil) }.sorted { $0.x < $1.x }.map { "\(Int($0.x)) \(Int($0.y))" }
      told.append(([what] + places).joined(separator: " "))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      told.append("\(Int(bounds.width))x\(Int(bounds.height))")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if traitCollection.userInterfaceStyle == .dark { told.append("dark") }
    }
  }

  /// An app of a test's own, whose screen one view fills.
  @MainActor private final class App {
    let application = UIApplication()
    let loop: AppLoop
    let view = RecordingView()
    private let window: UIWindow
    let folder: TemporaryFolder

    init() throws {
      folder = try TemporaryFolder()
      let screen = UIScreen()
      loop = AppLoop(application: application, size: CGSize(width: 200, height: 100), scale: 1, screen: screen)
      application.launch(on: screen)
      window = UIWindow(windowScene: try #require(application.scene))
      let controller = UIViewController()
      controller.view = view
      view.isMultipleTouchEnabled = true
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    func runner(_ text: String, start: TimeInterval = 0) throws -> EventScriptRunner {
      let text = text.replacing("frame ", with: "frame \(folder.url.path)/")
      return EventScriptRunner(
        try EventScript(Data(text.utf8), file: "a.txt", scale: 1), loop: loop, start: start)
    }

    func play(_ text: String) throws { try runner(text).runToEnd() }

    func bitmap(_ name: String) throws -> Bitmap {
      try Bitmap(png: Data(contentsOf: folder.url.appending(path: name)))
    }
  }

  @Test(
    arguments: [
      ("tap 10 20", ["200x100", "began 10 20", "ended 10 20"]),
      ("tap 500 20", ["200x100"]),
      (
        "drag 10 20 30 40 0.0333",
        ["200x100", "began 10 20", "moved 20 30", "moved 30 40", "ended 30 40"]
      ),
      (
        "pinch 100 50 2 0",
        [
          "200x100", "began 60 50", "began 140 50", "moved 20 50", "moved 180 50", "ended 20 50", "ended 180 50",
        ]
      ),
      ("resize 50x60\nappearance dark", ["200x100", "50x60", "dark", "50x60"]),
      ("", ["200x100"]),
    ] as [(String, [String])])
  func theAppIsToldOfEveryEvent(script: String, told: [String]) throws {
    let app = try App()
    try app.play(script)
    #expect(app.view.told == told)
  }

  @Test func picturesAreOfWhatTheCommandBeforeDid() throws {
    let app = try App()
    app.view.backgroundColor = .red
    let change = UITapGestureRecognizer { [view = app.view] _ in view.backgroundColor = .blue }
    app.view.addGestureRecognizer(change)
    try app.play("frame a.png\ntap 1 1\nframe b.png\nresize 20x10\nframe c.png")
    #expect(try app.bitmap("a.png").count(of: .red) == 20_000)
    #expect(try app.bitmap("b.png").count(of: .blue) == 20_000)
    #expect(try app.bitmap("c.png").count(of: .blue) == 200)
    #expect(try app.folder.names == ["a.png", "b.png", "c.png"])
  }

  @Test func anAnimationIsSeenAtTheTimesOfTheScript() throws {
    let app = try App()
    app.view.backgroundColor = .white
    let square = CALayer()
    square.backgroundColor = UIColor.red.cgColor
    square.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    app.view.layer.addSublayer(square)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (1, 121, 2)
    square.add(animation, forKey: nil)
    try app.play("frame a.png\nwait 0.5\nframe b.png\nwait 1\nframe c.png\nwait 0.6\nframe d.png")
    for (name, place) in [("a", 0), ("b", 30), ("c", 90), ("d", 0)] {
      let bitmap = try app.bitmap("\(name).png")
      #expect((0..<200).filter { bitmap[$0, 0] == .red } == [place, place + 1], "\(name)")
    }
  }

  @Test func inAWindowWhatIsDueIsPlayedAndMissedFramesAreNotMadeUp() throws {
    let app = try App()
    let runner = try app.runner("tap 1 1\nframe a.png\ntap 2 2", start: 100)
    #expect(runner.nextTime == 100)
    app.loop.frame(at: 99)
    try runner.run(until: 99.9)
    #expect(runner.nextTime == 100)
    // The picture is taken at its own time, though it is late.
    try runner.run(until: 100.07)
    #expect(app.view.told == ["200x100", "began 1 1", "ended 1 1"])
    #expect(try app.folder.names == ["a.png"])
    #expect(runner.nextTime == 100 + 5 / 60.0)
    try runner.run(until: 1000)
    #expect(runner.nextTime == nil)
    app.loop.frame(at: 1000)
    #expect(app.view.told.suffix(2) == ["began 2 2", "ended 2 2"])
  }

  /// A window of a desktop that gives it another size when it likes, or never.
  private final class SlowWindow: DesktopWindow {
    private(set) var size: CGSize
    let scale: CGFloat = 1
    let appearance = UIUserInterfaceStyle.light
    let now: TimeInterval = 0
    private(set) var wishes: [CGSize] = []

    init(title: String, size: CGSize, scale: CGFloat?, deliver: @escaping @MainActor (HostEvent, TimeInterval) -> Void)
    {
      self.size = size
    }

    func show(_ bitmap: ScreenBitmap, damage: [CGRect]) {}
    func resize(to size: CGSize) { wishes.append(size) }
    func close() {}
  }

  /// The script waits for the desktop's answer, the picture too.
  @Test func aNewSizeOfTheWindowIsWaitedFor() throws {
    let app = try App()
    let runner = try app.runner("resize 50x60\nframe a.png\ntap 2 2\nframe b.png", start: 10)
    app.loop.frame(at: 10)
    let window = SlowWindow(title: "", size: app.loop.size, scale: 1) { _, _ in }
    app.loop.desktopWindow = window
    defer { app.loop.desktopWindow = nil }
    try runner.run(until: 10.1)
    #expect(window.wishes == [CGSize(width: 50, height: 60)])
    #expect(try app.folder.names.isEmpty)
    #expect(runner.nextTime == 10 + 1 / 60.0 + EventScriptRunner.patience)
    try runner.run(until: 10.5)
    #expect(try app.folder.names.isEmpty)
    app.loop.handle(.resized(CGSize(width: 50, height: 60), scale: 1), timestamp: 10.6)
    app.loop.frame(at: 10.6)
    #expect(runner.nextTime.map { $0 <= 10.6 } == true)
    try runner.run(until: 10.6)
    #expect(try app.bitmap("a.png").width == 50)
    // What comes next is as much later.
    let next = try #require(runner.nextTime)
    #expect(abs(next - (10.6 + 1 / 60.0)) < 1e-9)
    try runner.run(until: 11)
    #expect(try app.folder.names == ["a.png", "b.png"])
    #expect(runner.nextTime == nil)
  }

  @Test(arguments: ["resize 50x60\n", "resize 200.4x100\n"])
  func aDesktopThatGivesNoSizeIsNotWaitedForForEver(resize: String) throws {
    let app = try App()
    let runner = try app.runner(resize + "frame a.png\n")
    app.loop.frame(at: 0)
    app.loop.desktopWindow = SlowWindow(title: "", size: app.loop.size, scale: 1) { _, _ in }
    defer { app.loop.desktopWindow = nil }
    try runner.run(until: 0.1)
    try runner.run(until: 1.2)
    #expect(try app.bitmap("a.png").width == 200)
    #expect(runner.nextTime == nil)
  }

  @Test func aPictureThatCannotBeWrittenEndsThePlay() throws {
    let app = try App()
    let folder = app.folder.url.appending(path: "none").path
    #expect(throws: OutputFileError(path: folder + "/a.png", reason: "there is no folder '\(folder)'; make it first")) {
      try app.play("frame none/a.png\ntap 1 1")
    }
    #expect(!app.view.told.contains("began 1 1"))
  }
}
