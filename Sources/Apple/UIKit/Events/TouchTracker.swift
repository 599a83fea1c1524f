// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The fingers that are down, and how often each has tapped.
@MainActor final class TouchTracker {
  /// The most fingers that are followed at a time.
  static let limit = 64

  private var touchesByID: [Int: UITouch] = [:]
  private var taps = TapCounter()
  private var count = 0

  /// The touches that are down, in the order in which they began.
  private(set) var current: [UITouch] = []

  /// The touch of a finger that is down.
  subscript(id: Int) -> UITouch? { touchesByID[id] }

  /// Makes the touch of a finger that comes down.
  func begin(
    id: Int, type: UITouch.TouchType, at location: CGPoint, in window: UIWindow, time: TimeInterval
  ) -> UITouch {
    let touch = UITouch()
    touch.values.type = type
    touch.values.timestamp = time
    touch.values.window = window
    touch.values.location = location
    touch.values.previousLocation = location
    touch.values.tapCount = taps.count(at: location, in: window, time: time)
    touch.start = location
    count += 1
    touch.number = count
    touchesByID[id] = touch
    current.append(touch)
    for other in current where other !== touch { other.values.phase = .stationary }
    return touch
  }

  /// Says what a finger does now; all others stand still.
  func update(_ touch: UITouch, phase: UITouch.Phase, location: CGPoint?, time: TimeInterval) {
    for other in current where other !== touch { other.values.phase = .stationary }
    touch.values.phase = phase
    touch.values.timestamp = time
    touch.values.previousLocation = touch.values.location
    if let location { touch.values.location = location }
    if touch.values.location.distance(to: touch.start) > TapCounter.reach { touch.values.tapCount = 0 }
  }

  /// Forgets a touch that is over.
  func end(_ touch: UITouch, time: TimeInterval) {
    for (id, other) in touchesByID where other === touch { touchesByID[id] = nil }
    current.removeAll { $0 === touch }
    if touch.phase == .ended { taps.note(touch, time: time) }
    if !touch.isWaiting { touch.values.gestureRecognizers = [] }
  }
}
