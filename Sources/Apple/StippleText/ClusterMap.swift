// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// Which characters of a run belong to which of its glyphs.
struct ClusterMap {
  /// The first byte of each glyph's characters.
  let clusters: [Int32]
  /// Whether the glyphs are in the opposite order of the characters.
  let isBackward: Bool
  /// How many bytes the run has.
  let length: Int

  /// The glyphs of each cluster, and its bytes, in the order of the characters.
  private var groups: [(glyphs: Range<Int>, bytes: Range<Int>)] {
    var groups: [(glyphs: Range<Int>, bytes: Range<Int>)] = []
    var index = 0
    while index < clusters.count {
      let end = clusters[index...].firstIndex { $0 != clusters[index] } ?? clusters.count
      groups.append((index..<end, Int(clusters[index])..<Int(clusters[index])))
      index = end
    }
    if isBackward { groups.reverse() }
    for index in groups.indices {
      let start = min(max(groups[index].bytes.lowerBound, 0), length)
      let end = index + 1 < groups.count ? min(groups[index + 1].bytes.lowerBound, length) : length
      groups[index].bytes = start..<max(start, end)
    }
    return groups
  }

  /// The clusters as Cairo takes them; none if they are not in order, which Cairo would refuse.
  ///
  /// - Parameter drawn: Which glyphs are handed to Cairo at all.
  func clusters(drawn: [Bool]) -> [cairo_text_cluster_t] {
    let groups = groups
    guard groups.first?.bytes.lowerBound == 0, groups.last?.bytes.upperBound == length else { return [] }
    var previous = 0
    var result: [cairo_text_cluster_t] = []
    for group in groups {
      guard group.bytes.lowerBound == previous else { return [] }
      previous = group.bytes.upperBound
      let count = drawn[group.glyphs].count { $0 }
      guard count > 0 || !group.bytes.isEmpty else { continue }
      result.append(cairo_text_cluster_t(num_bytes: Int32(group.bytes.count), num_glyphs: Int32(count)))
    }
    return result
  }

  /// Where words are, from left to right: what lies between spaces.
  ///
  /// - Parameter edges: Where each glyph begins, and where the last one ends.
  func words(in text: [UInt8], edges: [CGFloat]) -> [Range<CGFloat>] {
    var words: [Range<CGFloat>] = []
    for index in clusters.indices {
      let byte = Int(clusters[index])
      guard text.indices.contains(byte), text[byte] != 32, edges[index] <= edges[index + 1] else { continue }
      if let last = words.last, last.upperBound == edges[index] {
        words[words.count - 1] = last.lowerBound..<edges[index + 1]
      } else {
        words.append(edges[index]..<edges[index + 1])
      }
    }
    return words
  }
}
