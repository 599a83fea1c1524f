// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Takes the times of several works in turn, so that what else the machine does strikes all of them alike.
struct Rounds {
  let count: Int

  // All in milliseconds.

  /// A sample repeats a short work until so much time is over.
  private static let shortest = 5.0
  /// So long a work shorter than this runs before each sample: the works before it have had the caches, and one of a
  /// frame's size takes them back only in some ten turns.
  private static let warmUp = 25.0
  /// A work that has taken so long in all is not asked again once it has three samples.
  private static let longest = 2000.0

  /// The median times of each work. Each runs twice before, to be warm.
  func medians(of works: [() -> Void]) -> [Time] {
    let first = works.map { work in
      work()
      return max(Self.time(of: work).wall, 1e-5)
    }
    let repeats = first.map { max(1, Int((Self.shortest / $0).rounded(.up))) }
    var samples = works.map { _ in [Time]() }
    for round in 0..<count {
      for turn in works.indices {
        let index = (turn + round) % works.count
        let spent = samples[index].reduce(0) { $0 + $1.wall } * Double(repeats[index])
        guard round < 3 || spent < Self.longest else { continue }
        if first[index] < Self.warmUp {
          for _ in 0..<Int(Self.warmUp / first[index]) { works[index]() }
        }
        let time = Self.time(of: {
          for _ in 0..<repeats[index] { works[index]() }
        })
        samples[index].append(time.divided(by: repeats[index]))
      }
    }
    return samples.map { Time(wall: Self.median($0.map(\.wall)), processor: Self.median($0.map(\.processor))) }
  }

  static func time(of work: () -> Void) -> Time {
    let (wall, processor) = (clock(CLOCK_MONOTONIC), clock(CLOCK_PROCESS_CPUTIME_ID))
    work()
    return Time(wall: clock(CLOCK_MONOTONIC) - wall, processor: clock(CLOCK_PROCESS_CPUTIME_ID) - processor)
  }

  /// A clock's time in milliseconds.
  private static func clock(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
  }

  private static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}

/// How long a work took, in milliseconds.
struct Time {
  /// By the clock on the wall.
  var wall: Double
  /// By the processors' time, of all threads together.
  var processor: Double

  func divided(by count: Int) -> Time {
    Time(wall: wall / Double(count), processor: processor / Double(count))
  }
}
