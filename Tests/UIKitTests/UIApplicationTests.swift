// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct UIApplicationTests {
  @MainActor private final class Log {
    static var current = Log()
    var events: [String] = []
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log: Log
    let hasScenes: Bool

    init(_ log: Log, hasScenes: Bool = false) {
      (self.log, self.hasScenes) = (log, hasScenes)
      super.init()
    }

    func note(_ event: String) { log.events.append(event) }

    func application(
      _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("will finish launching")
      return true
    }
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      note("did finish launching")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { note("did become active") }
    func applicationWillResignActive(_ application: UIApplication) { note("will resign active") }
    func applicationWillTerminate(_ application: UIApplication) { note("will terminate") }
    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      note("configuration")
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      if hasScenes { configuration.delegateClass = SceneDelegate.self }
      return configuration
    }
  }

  private final class Noting: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { log.events.append("view did load") }
    override func viewWillAppear(_ animated: Bool) { log.events.append("view will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.events.append("view is appearing") }
    override func viewDidAppear(_ animated: Bool) { log.events.append("view did appear") }
    override func viewWillLayoutSubviews() { log.events.append("view will layout") }
    override func viewDidLayoutSubviews() { log.events.append("view did layout") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    let log = Log.current

    func note(_ event: String) { log.events.append(event) }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      note("will connect")
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = Noting(log)
      window?.makeKeyAndVisible()
    }
    func sceneDidDisconnect(_ scene: UIScene) { note("did disconnect") }
    func sceneDidBecomeActive(_ scene: UIScene) { note("scene did become active") }
    func sceneWillResignActive(_ scene: UIScene) { note("scene will resign active") }
    func sceneWillEnterForeground(_ scene: UIScene) { note("will enter foreground") }
    func sceneDidEnterBackground(_ scene: UIScene) { note("did enter background") }
  }

  private func launch(_ delegate: Delegate) -> (UIApplication, AppLoop) {
    let application = UIApplication()
    application.delegate = delegate
    let loop = AppLoop(application: application, size: CGSize(width: 20, height: 20), scale: 1)
    application.launch(on: loop.screen)
    return (application, loop)
  }

  /// Source: the order in which apps with scenes log it, as in
  /// https://github.com/Lemonbrush/My-iOS-Dev-Learning-Tracker (States.md), and Apple's documentation of
  /// `viewIsAppearing(_:)` on what comes around that. Scenes before delegates, at the end, is not verified.
  @Test func anAppWithScenesIsToldInApplesOrder() throws {
    let log = Log()
    Log.current = log
    let delegate = Delegate(log, hasScenes: true)
    let (application, loop) = launch(delegate)
    loop.frame(at: 0)
    #expect(
      log.events == [
        "will finish launching", "did finish launching", "configuration", "will connect", "view did load",
        "view will appear", "will enter foreground", "scene did become active", "view is appearing",
        "view will layout", "view did layout", "view did appear",
      ])
    #expect(application.applicationState == .active)
    #expect(application.connectedScenes.first?.activationState == .foregroundActive)
    log.events = []
    application.terminate()
    application.terminate()
    #expect(
      log.events == ["scene will resign active", "did enter background", "did disconnect", "will terminate"])
    #expect(application.connectedScenes.isEmpty)
  }

  @Test func anAppWithoutScenesIsToldItself() {
    let log = Log()
    let delegate = Delegate(log)
    let (application, _) = launch(delegate)
    #expect(application.connectedScenes.count == 1)
    application.terminate()
    #expect(
      log.events == [
        "will finish launching", "did finish launching", "configuration", "did become active", "will resign active",
        "will terminate",
      ])
  }

  @Test func aLaunchWithoutOptionsIsToldWhereNoneWithThemIs() {
    class Old: UIResponder, UIApplicationDelegate {
      var count = 0
      func applicationDidFinishLaunching(_ application: UIApplication) { count += 1 }
    }
    final class Both: UIResponder, UIApplicationDelegate {
      var events: [String] = []
      func applicationDidFinishLaunching(_ application: UIApplication) { events.append("plain") }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        events.append("options")
        return true
      }
    }
    let (old, both) = (Old(), Both())
    for delegate in [old, both] as [any UIApplicationDelegate] {
      let application = UIApplication()
      application.delegate = delegate
      application.launch(on: UIScreen())
    }
    #expect(old.count == 1)
    #expect(both.events == ["options"])
  }

  @Test func aDelegateOfAnotherClassIsNone() {
    final class Wrong: NSObject {}
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = Wrong.self
    #expect(configuration.makeDelegate() == nil)
  }

  @Test func theResponderChainEndsAtTheDelegate() throws {
    let log = Log()
    let delegate = Delegate(log)
    let (application, _) = launch(delegate)
    let scene = try #require(application.scene)
    let window = UIWindow(windowScene: scene)
    let (controller, inner) = (UIViewController(), UIView())
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(inner)
    var chain: [UIResponder] = []
    var next = inner.next
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain == [controller.view, controller, window, scene, application, delegate])
  }

  @Test func theKeyWindowIsOneOfTheScene() throws {
    final class Noting: UIWindow {
      var events: [String] = []
      override func becomeKey() { events.append("become") }
      override func resignKey() { events.append("resign") }
    }
    final class Shy: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (application, _) = launch(Delegate(Log()))
    let scene = try #require(application.scene)
    let (first, second, shy) = (Noting(windowScene: scene), UIWindow(windowScene: scene), Shy(windowScene: scene))
    first.makeKeyAndVisible()
    first.makeKey()
    #expect(first.isKeyWindow)
    shy.makeKeyAndVisible()
    #expect(application.keyWindow === first)
    second.makeKeyAndVisible()
    #expect(application.keyWindow === second)
    #expect(first.events == ["become", "resign"])
    second.isHidden = true
    #expect(application.keyWindow == nil)
  }
}
