// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct MaskCacheTests {
  @Test func tablesTakeAtMostTwoMegabytes() {
    let cache = MaskCache()
    var all = 0
    for index in 1...200 {
      all += cache.dots(radius: 0.5 + Double(index) / 200).size
      #expect(cache.size <= 2_097_152)
    }
    // More than fits was asked for, and what fits is kept.
    #expect(all > 3 * 2_097_152)
    #expect(cache.size > 1_900_000)
  }

  @Test func aTableIsMadeOnce() {
    let cache = MaskCache()
    let first = cache.dots(radius: 1.5)
    _ = cache.dots(radius: 1.25)
    #expect(isSame(first, cache.dots(radius: 1.5)))
    #expect(!isSame(first, DotTable(radius: 1.5)))
  }

  @Test func whatWasNotUsedForLongestIsDropped() {
    let cache = MaskCache()
    let (used, unused) = (cache.dots(radius: 0.5), cache.dots(radius: 0.51))
    var radius = 0.52
    while cache.size + used.size <= 2_097_152 {
      _ = cache.dots(radius: radius)
      radius += 0.01
    }
    #expect(isSame(used, cache.dots(radius: 0.5)))
    _ = cache.dots(radius: radius)
    #expect(isSame(used, cache.dots(radius: 0.5)))
    #expect(!isSame(unused, cache.dots(radius: 0.51)))
  }

  @Test func discsWithoutATableTakeNoPlace() {
    let cache = MaskCache()
    for radius in [0, -1, 4, 1e9, .nan, .infinity] { _ = cache.dots(radius: radius) }
    #expect(cache.size == 0)
  }

  /// Whether two tables are in the same memory.
  private func isSame(_ first: DotTable, _ second: DotTable) -> Bool {
    first.masks.withUnsafeBufferPointer { first in
      second.masks.withUnsafeBufferPointer { first.baseAddress == $0.baseAddress }
    }
  }
}
