// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How fast a value changes, over the last tenth of a second.
struct GestureSpeed {
  /// The time that is looked back on, in seconds. Apple does not say over which it measures.
  private static let span: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGPoint)] = []

  /// Notes a value, and forgets those too old. Of several at one time the last is kept.
  mutating func note(_ value: CGPoint, at time: TimeInterval) {
    if samples.last?.time == time { samples.removeLast() }
    samples.append((time, value))
    samples.removeAll { time - $0.time > Self.span }
  }

  /// What the value changes by in a second: 0 of less than two values, or if the last one is old.
  func perSecond(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    guard time - last.time <= Self.span else { return .zero }
    let span = last.time - first.time
    return CGPoint(x: (last.value.x - first.value.x) / span, y: (last.value.y - first.value.y) / span)
  }

  /// Takes all values as shifted, so that a jump is no speed.
  mutating func shift(by offset: CGPoint) {
    for index in samples.indices {
      samples[index].value.x += offset.x
      samples[index].value.y += offset.y
    }
  }
}
