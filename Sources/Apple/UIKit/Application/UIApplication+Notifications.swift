// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIApplication {
  /// Posted when the app has been launched.
  public nonisolated static let didFinishLaunchingNotification =
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the app has become active.
  public nonisolated static let didBecomeActiveNotification =
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before the app is active no more.
  public nonisolated static let willResignActiveNotification =
    Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification =
    Notification.Name("UIApplicationWillTerminateNotification")

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
