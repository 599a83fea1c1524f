// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// An app in which something moves in all of its window at every time, for measuring frames: `Scripts/frame-figures`.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = MotionViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
