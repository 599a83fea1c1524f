// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIScene {
  /// Posted when a scene has been connected.
  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is connected no more.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has become active.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene is active no more.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene is shown.
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene is shown no more.
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
}
