// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The object that is told what happens to an app. It is made by its class, by ``UIApplicationMain(_:_:_:_:)``.
///
/// Apple's methods are optional; here an extension holds defaults that do nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window of an app without scenes, which keeps it.
  var window: UIWindow? { get set }

  /// Tells that the app is launched, if there is no method that is told so with options.
  func applicationDidFinishLaunching(_ application: UIApplication)

  /// Tells that the app is about to be launched. What it gives counts for links alone, which do not exist here.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app is launched. What it gives counts for links alone, which do not exist here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app is active; not if its scene has a delegate, which is told then.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app will be active no more; not if its scene has a delegate, which is told then.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Gives the configuration of the app's scene: the way to name the class of its delegate, as there is no Info.plist.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
  /// Nil, and not to be set, unless the delegate has a property of the name.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  /// Gives true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  /// Calls ``applicationDidFinishLaunching(_:)``, and gives true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}

  /// Gives the session's own configuration: a scene without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    connectingSceneSession.configuration
  }
}

extension UIApplicationDelegate {
  /// Runs an app with a delegate of this class, for `@main`; it never returns.
  public static func main() {
    AppRun(arguments: Array(CommandLine.arguments), delegate: self).run()
  }
}
