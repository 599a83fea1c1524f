// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The object that is told what happens to a scene.
///
/// Apple's methods are optional; here an extension holds defaults that do nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells that the scene is connected: the time to give it windows.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// Tells that the scene is connected no more, as its window was closed.
  func sceneDidDisconnect(_ scene: UIScene)

  /// Tells that the scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)

  /// Tells that the scene will be active no more.
  func sceneWillResignActive(_ scene: UIScene)

  /// Tells that the scene is about to be shown.
  func sceneWillEnterForeground(_ scene: UIScene)

  /// Tells that the scene is shown no more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
