// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Counts taps of one place in quick succession.
///
/// Apple documents neither limit: these are the ones its tap recognizer is seen to be set up with.
@MainActor struct TapCounter {
  /// The longest time from the end of a tap to the beginning of the next, in seconds.
  static let pause: TimeInterval = 0.35
  /// The farthest that taps, or the ends of one, may be apart, in points.
  static let reach: CGFloat = 45

  /// The most taps that are remembered.
  private static let memory = 16

  private struct Tap {
    weak var window: UIWindow?
    var location: CGPoint
    var time: TimeInterval
    var count: Int
  }

  private var recent: [Tap] = []

  /// How many taps of the place there are with the one that begins now: 1 or more.
  mutating func count(at location: CGPoint, in window: UIWindow, time: TimeInterval) -> Int {
    recent.removeAll { time - $0.time > Self.pause || $0.window == nil }
    let last = recent.lastIndex { $0.window === window && $0.location.distance(to: location) <= Self.reach }
    guard let last else { return 1 }
    return recent.remove(at: last).count + 1
  }

  /// Remembers a touch that has ended.
  mutating func note(_ touch: UITouch, time: TimeInterval) {
    recent.removeAll { time - $0.time > Self.pause }
    guard touch.tapCount > 0 else { return }
    if recent.count == Self.memory { recent.removeFirst() }
    recent.append(Tap(window: touch.window, location: touch.values.location, time: time, count: touch.tapCount))
  }
}
