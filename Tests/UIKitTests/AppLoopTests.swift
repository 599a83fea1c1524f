// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct AppLoopTests {
  /// An app of a test's own, with a scene, a window and a view that is red.
  @MainActor private final class App {
    let application = UIApplication()
    let loop: AppLoop
    let window: UIWindow
    let controller = UIViewController()

    init(size: CGSize = CGSize(width: 40, height: 30), scale: CGFloat = 1) throws {
      let screen = UIScreen()
      loop = AppLoop(application: application, size: size, scale: scale, screen: screen)
      application.launch(on: screen)
      window = UIWindow(windowScene: try #require(application.scene))
      controller.view.backgroundColor = .red
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }

    /// Whether nothing of this app asks for a frame; display links are of the process, so another test's may run.
    var isIdle: Bool { !loop.needsFrame || DisplayLinks.isAnyRunning }

    func bitmap() throws -> Bitmap { try Bitmap(image: try #require(loop.picture())) }
  }

  private static let black = Bitmap.Pixel(0, 0, 0, 255)

  @Test func aScreenIsBlackWhereThereIsNoWindow() throws {
    let app = try App()
    app.window.frame = CGRect(x: 10, y: 0, width: 20, height: 30)
    app.loop.frame(at: 0)
    let bitmap = try app.bitmap()
    #expect(bitmap.count(of: .red) == 600)
    #expect(bitmap.count(of: Self.black) == 600)
    app.window.isHidden = true
    app.loop.frame(at: 1)
    #expect(try app.bitmap().count(of: Self.black) == 1200)
  }

  @Test func onlyWhatChangedAsksForAFrame() throws {
    let app = try App()
    let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    app.controller.view.addSubview(view)
    #expect(app.loop.needsFrame)
    app.loop.frame(at: 0)
    #expect(app.isIdle)
    view.backgroundColor = .green
    #expect(app.loop.needsFrame)
    app.loop.frame(at: 1)
    #expect(app.isIdle)
    #expect(try app.bitmap().count(of: .green) == 100)
    UIView().backgroundColor = .green
    #expect(app.isIdle)
  }

  @Test func theWindowOfAHigherLevelIsInFront() throws {
    let app = try App()
    let scene = try #require(app.application.scene)
    let alert = UIWindow(windowScene: scene)
    alert.backgroundColor = .blue
    alert.windowLevel = .alert
    alert.isHidden = false
    app.window.makeKeyAndVisible()
    #expect(app.application.windows == [app.window, alert])
    #expect(scene.keyWindow === app.window)
    app.loop.frame(at: 0)
    #expect(try app.bitmap().count(of: .blue) == 1200)
    alert.windowLevel = UIWindow.Level(rawValue: -1)
    app.loop.frame(at: 1)
    #expect(try app.bitmap().count(of: .red) == 1200)
  }

  // MARK: The size

  @Test func windowsThatFillTheScreenFollowIt() throws {
    let app = try App()
    let small = UIWindow(windowScene: try #require(app.application.scene))
    small.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    app.loop.handle(.resized(CGSize(width: 60, height: 20), scale: 2), timestamp: 0)
    app.loop.frame(at: 0)
    #expect(app.window.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
    #expect(app.controller.view.frame == app.window.bounds)
    #expect(small.frame.size == CGSize(width: 5, height: 5))
    #expect(app.window.screen.bounds.size == CGSize(width: 60, height: 20))
    #expect(app.window.traitCollection.displayScale == 2)
    #expect(try app.bitmap().count(of: .red) == 4800)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: 0),
  ])
  func aScreenOfNoSizeShowsNothing(size: CGSize) throws {
    let app = try App()
    app.loop.handle(.resized(size, scale: 1), timestamp: 0)
    app.loop.frame(at: 0)
    #expect(app.loop.picture() == nil)
    #expect(app.window.frame.size == .zero)
    app.loop.handle(.resized(CGSize(width: 10, height: 10), scale: .nan), timestamp: 1)
    app.loop.frame(at: 1)
    #expect(try app.bitmap().count(of: .red) == 100)
  }

  @Test func aHugeScreenIsCutOff() throws {
    let app = try App()
    app.loop.handle(.resized(CGSize(width: CGFloat.infinity, height: 2), scale: 8), timestamp: 0)
    app.loop.frame(at: 0)
    #expect(app.window.frame.width == 16_384)
    #expect(try app.bitmap().width == 16_384)
  }

  @Test func aControllerIsToldOfASizeBeforeItsViewHasIt() throws {
    final class Noting: UIViewController {
      var events: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        events.append("will \(view.bounds.width) to \(size.width)")
        coordinator.animate(
          alongsideTransition: { [self] _ in events.append("alongside \(view.bounds.width)") },
          completion: { [self] _ in events.append("completion") })
      }
      override func viewDidLayoutSubviews() { events.append("layout \(view.bounds.width)") }
    }
    let app = try App()
    let (controller, child) = (Noting(), Noting())
    controller.addChild(child)
    controller.view.addSubview(child.view)
    app.window.rootViewController = controller
    child.view.frame = controller.view.bounds
    app.loop.frame(at: 0)
    (controller.events, child.events) = ([], [])
    app.loop.handle(.resized(CGSize(width: 50, height: 30), scale: 1), timestamp: 0)
    app.loop.frame(at: 1)
    #expect(controller.events == ["will 40.0 to 50.0", "alongside 50.0", "layout 50.0", "completion"])
    #expect(child.events.first == "will 40.0 to 50.0")
  }

  @Test func aResizeFromALayoutWaitsForTheNextFrame() throws {
    final class Resizing: UIView {
      weak var loop: AppLoop?
      override func layoutSubviews() {
        loop?.handle(.resized(CGSize(width: bounds.width + 1, height: 10), scale: 1), timestamp: 0)
        loop?.frame(at: 5)
      }
    }
    let app = try App()
    let view = Resizing(frame: app.controller.view.bounds)
    view.autoresizingMask = [.flexibleWidth]
    view.loop = app.loop
    app.controller.view.addSubview(view)
    app.loop.frame(at: 0)
    #expect(app.loop.size.width == 40)
    #expect(app.loop.time == 0)
    app.loop.frame(at: 1)
    #expect(app.loop.size.width == 41)
  }

  @Test func manyResizesLeaveTheLayersAsTheyWere() throws {
    func count(_ layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).reduce(0) { $0 + count($1) } }
    let app = try App()
    app.controller.view.addSubview(UILabel())
    app.loop.frame(at: 0)
    let before = count(app.window.layer)
    for step in 1...200 {
      app.loop.handle(.resized(CGSize(width: 20 + step % 30, height: 30), scale: 1), timestamp: 0)
      app.loop.frame(at: TimeInterval(step))
    }
    #expect(count(app.window.layer) == before)
    #expect(app.isIdle)
  }

  // MARK: The appearance

  @Test func theDesktopsAppearanceReachesViewsUnlessTheyHaveTheirOwn() throws {
    let app = try App()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.overrideUserInterfaceStyle = .light
    (app.controller.view.backgroundColor, view.backgroundColor) = (.systemBackground, .systemBackground)
    app.controller.view.addSubview(view)
    app.loop.frame(at: 0)
    #expect(try app.bitmap().count(of: Self.black) == 0)
    app.loop.handle(.appearance(.dark), timestamp: 1)
    app.loop.frame(at: 1)
    #expect(app.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(try app.bitmap().count(of: Self.black) == 1100)
    app.controller.overrideUserInterfaceStyle = .light
    app.loop.frame(at: 2)
    #expect(try app.bitmap().count(of: Self.black) == 0)
  }

  // MARK: Events

  @Test func eventsComeThroughTheAppAndTheWindow() throws {
    final class Noting: UIView {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }
    }
    let app = try App()
    let view = Noting(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    app.controller.view.addSubview(view)
    let inside = CGPoint(x: 15, y: 15)
    app.loop.handle(.touch(id: 0, type: .direct, phase: .began, location: inside), timestamp: 0)
    #expect(view.phases.isEmpty)
    app.loop.frame(at: 0)
    app.loop.handle(.touch(id: 0, type: .direct, phase: .ended, location: inside), timestamp: 0.1)
    app.loop.handle(.touch(id: 1, type: .direct, phase: .began, location: .zero), timestamp: .nan)
    app.loop.frame(at: 0.1)
    #expect(view.phases == [.began, .ended])
  }

  @Test func timeDoesNotGoBackAndIsANumber() throws {
    let app = try App()
    app.loop.frame(at: 3)
    app.loop.frame(at: 1)
    #expect(app.loop.time == 3)
    app.loop.frame(at: .nan)
    app.loop.frame(at: .infinity)
    #expect(app.loop.time == 3)
  }

  @Test func closingEndsTheApp() throws {
    let app = try App()
    app.loop.frame(at: 0)
    app.loop.handle(.closeRequested, timestamp: 1)
    app.loop.handle(.resized(CGSize(width: 5, height: 5), scale: 1), timestamp: 1)
    app.loop.frame(at: 1)
    #expect(app.loop.isOver)
    #expect(app.application.scene == nil)
    #expect(app.loop.size.width == 40)
    app.loop.handle(.exposed, timestamp: 2)
    app.loop.frame(at: 2)
    #expect(app.isIdle)
    #expect(app.loop.time == 1)
  }

  @Test func aDeepTreeIsDrawn() throws {
    let app = try App()
    var view: UIView = app.controller.view
    for _ in 0..<200 {
      let next = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
      view.addSubview(next)
      view = next
    }
    view.backgroundColor = .green
    app.loop.frame(at: 0)
    #expect(try app.bitmap().count(of: .green) == 1200)
    view.backgroundColor = .blue
    app.loop.frame(at: 1)
    #expect(try app.bitmap().count(of: .blue) == 1200)
  }

  @Test func aWindowThatIsGoneIsShownNoMore() throws {
    let app = try App()
    var second: UIWindow? = UIWindow(windowScene: try #require(app.application.scene))
    second?.backgroundColor = .blue
    second?.isHidden = false
    app.loop.frame(at: 0)
    #expect(try app.bitmap().count(of: .blue) == 1200)
    #expect(app.isIdle)
    second = nil
    #expect(app.loop.needsFrame)
    app.loop.frame(at: 1)
    #expect(app.application.windows == [app.window])
    #expect(try app.bitmap().count(of: .red) == 1200)
  }

  @Test func aWindowIsAnimatedAsItIsShown() throws {
    let app = try App()
    app.loop.frame(at: 0)
    let second = UIWindow(windowScene: try #require(app.application.scene))
    second.alpha = 0
    second.makeKeyAndVisible()
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { second.alpha = 1 }, completion: { isDone = $0 })
    #expect(!isDone)
    app.loop.frame(at: 1)
    app.loop.frame(at: 1.5)
    #expect(second.layer.presentation()?.opacity == 0.5)
    app.loop.frame(at: 2)
    #expect(isDone)
  }
}
