// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
import Synchronization

/// The time of the process as its layers know it: that of the last tick of any tree.
///
/// Nothing reads a clock: time comes in by `CALayer.tick(timestamp:)` alone.
package enum MediaClock {
  private static let time = Mutex<CFTimeInterval>(0)

  /// Seconds since some moment; 0 before the first tick.
  package static var now: CFTimeInterval {
    time.withLock { $0 }
  }

  /// Sets the time, never back; what is not finite is passed over.
  package static func advance(to timestamp: CFTimeInterval) {
    guard timestamp.isFinite else { return }
    time.withLock { $0 = max($0, timestamp) }
  }
}

/// The time of the last tick in the process, in seconds: 0 before any, and the same until the next.
///
/// Apple's is the time since the machine was started, and goes on by itself.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  MediaClock.now
}
