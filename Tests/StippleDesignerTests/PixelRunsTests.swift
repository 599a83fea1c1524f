// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleDesigner

/// Pixels as runs: what is read back is what there was.
struct PixelRunsTests {
  /// The pixels that words stand for, read as the page reads them.
  private func pixels(_ words: [UInt32], width: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    var index = 0
    while index < words.count {
      let count = Int(words[index] & 0x3FFF_FFFF)
      switch words[index] >> 30 {
      case 0: for _ in 0..<count { pixels += Array(pixels.suffix(width)) }
      case 1:
        index += 1
        pixels += Array(repeating: words[index], count: count)
      default:
        pixels += words[(index + 1)...(index + count)]
        index += count
      }
      index += 1
    }
    return pixels
  }

  private func fast(_ pixels: [UInt32], width: Int) -> [UInt32]? {
    let data = pixels.withUnsafeBytes { PixelRuns.data(of: $0, width: width) }
    return data?.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  @Test(
    arguments: [
      ([7, 7, 7, 7], 4, [PixelRuns.run | 4, 7]),
      ([7, 7, 7], 3, [PixelRuns.list | 3, 7, 7, 7]),
      ([1, 7, 7, 7, 7, 2], 6, [PixelRuns.list | 1, 1, PixelRuns.run | 4, 7, PixelRuns.list | 1, 2]),
      ([1, 2, 1, 2, 1, 2], 2, [PixelRuns.list | 2, 1, 2, PixelRuns.rows | 2]),
      ([7, 7, 7, 7, 7, 7, 7, 7], 4, [PixelRuns.run | 4, 7, PixelRuns.rows | 1]),
      ([1, 2, 3], 2, []), ([], 4, []), ([1], 0, []),
    ] as [([UInt32], Int, [UInt32])])
  func theWordsAreThose(pixels: [UInt32], width: Int, words: [UInt32]) {
    #expect(PixelRuns.words(of: pixels, width: width) == words)
  }

  @Test func theFastWayIsTheSameAndNothingIsLost() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<200 {
      let width = Int.random(in: 1...40, using: &random)
      let height = Int.random(in: 1...12, using: &random)
      // From pictures of one colour to those of nothing but noise.
      let chance = round % 11
      var pixels: [UInt32] = []
      for _ in 0..<width * height {
        let isNew = pixels.isEmpty || UInt32.random(in: 0..<10, using: &random) < chance
        pixels.append(isNew ? UInt32.random(in: 0...2, using: &random) : pixels[pixels.count - 1])
      }
      if height > 2 { pixels.replaceSubrange(width..<2 * width, with: pixels[..<width]) }
      let words = PixelRuns.words(of: pixels, width: width)
      #expect(self.pixels(words, width: width).elementsEqual(pixels), "round \(round)")
      if let fast = fast(pixels, width: width) {
        #expect(fast.elementsEqual(words), "round \(round)")
      } else {
        #expect(words.count >= pixels.count / 4 * 3 - 1, "round \(round)")
      }
    }
  }

  @Test func whatWouldNotBeShorterHasNoRuns() {
    #expect(fast((0..<400).map { UInt32($0) }, width: 20) == nil)
    #expect(fast([], width: 20) == nil)
    #expect(fast([1, 2, 3], width: 2) == nil)
  }

  @Test func aPictureOfOneColourIsThreeWords() {
    #expect(fast(Array(repeating: 9, count: 160_000), width: 400) == [PixelRuns.run | 400, 9, PixelRuns.rows | 399])
  }
}
