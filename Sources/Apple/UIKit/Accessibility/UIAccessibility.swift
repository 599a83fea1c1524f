// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What the user has asked the system for.
public enum UIAccessibility {
  /// Posted when ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification =
    Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// Whether things should move as little as they can.
  ///
  /// False at first: nothing here reads the desktop's settings, so that the same program draws the same everywhere.
  @preconcurrency @MainActor
  public private(set) static var isReduceMotionEnabled = false

  /// Sets what the user has asked for, and tells of a change.
  @MainActor
  package static func setReduceMotionEnabled(_ isEnabled: Bool) {
    guard isEnabled != isReduceMotionEnabled else { return }
    isReduceMotionEnabled = isEnabled
    NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil)
  }
}
