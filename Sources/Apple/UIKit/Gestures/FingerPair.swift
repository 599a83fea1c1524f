// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Two fingers, and how they lie to each other.
@MainActor struct FingerPair {
  private let first: UITouch
  private let second: UITouch

  /// The first two of the touches that are down; nil of fewer.
  init?(_ touches: [UITouch]) {
    let down = touches.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    (first, second) = (down[0], down[1])
  }

  /// How far they are apart, in points: 1 at least, so that one may divide by it.
  var distance: CGFloat { max(1, first.values.location.distance(to: second.values.location)) }

  /// The direction from the first to the second, in radians.
  var angle: CGFloat {
    let (start, end) = (first.values.location, second.values.location)
    return atan2(end.y - start.y, end.x - start.x)
  }
}
