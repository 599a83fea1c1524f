// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Takes the times of several works in turn, so that what else the machine does strikes all of them alike.
struct Rounds {
  let count: Int
  /// A sample repeats a short work until so much time is over.
  private static let shortest = 0.005
  /// So long a work shorter than this runs before each sample: the works before it have had the caches, and one of a
  /// frame's size takes them back only in some ten turns.
  private static let warmUp = 0.025
  /// A work that has taken so long in all is not asked again once it has three samples.
  private static let longest = 2.0

  /// The median time of each work, in milliseconds. Each runs twice before, to be warm.
  func medians(of works: [() -> Void]) -> [Double] {
    let times = works.map { work in
      work()
      return max(Self.seconds(work), 1e-8)
    }
    let repeats = times.map { max(1, Int((Self.shortest / $0).rounded(.up))) }
    var samples = works.map { _ in [Double]() }
    for round in 0..<count {
      for turn in works.indices {
        let index = (turn + round) % works.count
        let spent = samples[index].reduce(0, +) * Double(repeats[index])
        guard round < 3 || spent < Self.longest else { continue }
        if times[index] < Self.warmUp {
          for _ in 0..<Int(Self.warmUp / times[index]) { works[index]() }
        }
        let seconds = Self.seconds {
          for _ in 0..<repeats[index] { works[index]() }
        }
        samples[index].append(seconds / Double(repeats[index]))
      }
    }
    return samples.map { Self.median($0) * 1000 }
  }

  static func seconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  private static func median(_ samples: [Double]) -> Double {
    let sorted = samples.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
