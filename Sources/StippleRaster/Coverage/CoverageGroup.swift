// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The coverage of four pixels side by side, in a row that is composed again and again.
struct CoverageGroup {
  /// The place of the first of the pixels in the row.
  let offset: Int
  let coverage: SIMD4<UInt8>

  /// Finds the pixels of a row that are covered at all.
  ///
  /// - Precondition: there are at least four.
  static func groups(_ coverage: [UInt8]) -> [CoverageGroup] {
    precondition(coverage.count >= 4, "a group has four pixels")
    var groups: [CoverageGroup] = []
    var index = 0
    while index < coverage.count {
      guard coverage[index] > 0 else {
        index += 1
        continue
      }
      // The last group may begin before the pixel: what it would cover twice, it leaves out.
      let offset = min(index, coverage.count - 4)
      var group = SIMD4<UInt8>.zero
      for lane in index - offset..<4 { group[lane] = coverage[offset + lane] }
      groups.append(CoverageGroup(offset: offset, coverage: group))
      index = offset + 4
    }
    return groups
  }
}
