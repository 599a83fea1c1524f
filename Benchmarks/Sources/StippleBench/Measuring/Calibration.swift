// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Dispatch

/// Whether two threads really run at a time: what else the machine does may have the second core.
enum Calibration {
  /// How many times the work of one thread two threads do in the same time: 2 where two cores are free.
  static func twoThreads() -> Double {
    let gains = (0..<5).map { _ in
      let one = Rounds.time(of: { spin(0) }).wall
      let two = Rounds.time(of: { DispatchQueue.concurrentPerform(iterations: 2) { spin($0) } }).wall
      return 2 * one / two
    }
    return gains.sorted()[2]
  }

  /// From this gain on, bars for two threads are judged.
  static let isFree = 1.85

  /// Some ten milliseconds of arithmetic that no compiler leaves out.
  private static func spin(_ seed: Int) {
    var state = UInt64(seed + 1)
    for _ in 0..<10_000_000 { state = state &* 6_364_136_223_846_793_005 &+ 1 }
    withExtendedLifetime(state) {}
    if state == 0 { print() }
  }
}
