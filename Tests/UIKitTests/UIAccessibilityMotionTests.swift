// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A state that a process has once: nothing else in this target reads it.
@MainActor @Suite(.serialized) struct UIAccessibilityMotionTests {
  @Test func motionIsNotReducedAtFirst() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
  }

  @Test func aChangeIsToldOnce() {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in counter.count += 1 }
    UIAccessibility.setReduceMotionEnabled(true)
    UIAccessibility.setReduceMotionEnabled(true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    UIAccessibility.setReduceMotionEnabled(false)
    #expect(counter.count == 2)
    NotificationCenter.default.removeObserver(token)
  }
}
