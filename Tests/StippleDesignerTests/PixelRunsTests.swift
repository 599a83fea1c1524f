// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleDesigner

/// Pixels as runs: what is read back is what there was.
struct PixelRunsTests {
  /// The pixels that bytes stand for, read as the page reads them.
  private func pixels(_ bytes: [UInt8], width: Int) -> [UInt32] {
    var pixels: [UInt32] = []
    var colors: [UInt32] = []
    var index = 0
    func word() -> UInt32 {
      index += 4
      return bytes[index - 4..<index].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    while index < bytes.count {
      let head = bytes[index]
      index += 1
      let count = head & 63 > 0 ? Int(head & 63) : Int(word())
      for _ in 0..<count {
        switch head >> 6 {
        case 0: pixels += Array(pixels.suffix(width))
        case 1: pixels.append(pixels[pixels.count - 1])
        case 2:
          pixels.append(colors[Int(bytes[index])])
          index += 1
        default:
          pixels.append(word())
          if colors.count < 256 { colors.append(pixels[pixels.count - 1]) }
        }
      }
    }
    return pixels
  }

  private func fast(_ pixels: [UInt32], width: Int) -> [UInt8]? {
    pixels.withUnsafeBytes { PixelRuns.data(of: $0, width: width) }.map { Array($0) }
  }

  /// An opaque colour, and its bytes where it comes for the first time.
  private static let (red, redBytes) = (0xFF00_0001 as UInt32, [1, 0, 0, 255] as [UInt8])
  private static let (blue, blueBytes) = (0xFF02_0000 as UInt32, [0, 0, 2, 255] as [UInt8])

  @Test(
    arguments: [
      ([red], 1, [0b11_000001] + redBytes),
      ([red, blue], 2, [0b11_000010] + redBytes + blueBytes),
      ([red, red, red], 3, [0b11_000001] + redBytes + [0b10_000010, 0, 0]),
      ([red, red, red, red], 4, [0b11_000001] + redBytes + [0b01_000011]),
      (
        [red, blue, red, red, red, red, blue], 7,
        [0b11_000010] + redBytes + blueBytes + [0b10_000001, 0, 0b01_000011, 0b10_000001, 1]
      ),
      ([red, blue, red, blue, red, blue], 2, [0b11_000010] + redBytes + blueBytes + [0b00_000010]),
      (
        [red, red, red, red, blue, blue, blue, blue], 4,
        [0b11_000001] + redBytes + [0b01_000011, 0b11_000001] + blueBytes + [0b01_000011]
      ),
      // Half a red of half an alpha.
      ([0x8000_0040], 1, [0b11_000001, 128, 0, 0, 128]),
      ([1, 2, 3], 2, []), ([], 4, []), ([1], 0, []),
    ] as [([UInt32], Int, [UInt8])])
  func theBytesAreThose(pixels: [UInt32], width: Int, bytes: [UInt8]) {
    #expect(PixelRuns(of: pixels, width: width).bytes == bytes)
  }

  @Test(arguments: [62, 63, 64, 65, 127, 1000, 70_000])
  func countsOfAnyLengthAreReadBack(count: Int) {
    let same = [UInt32](repeating: Self.red, count: count + 1)
    let rows = [UInt32](repeating: Self.red, count: count)
    let numbers = [Self.red, Self.blue] + (0..<count).map { $0 % 2 == 0 ? Self.red : Self.blue }
    for (pixels, width) in [(same, count + 1), (rows, 1), (numbers, count + 2)] {
      let bytes = PixelRuns(of: pixels, width: width).bytes
      #expect(self.pixels(bytes, width: width).elementsEqual(pixels))
      #expect(fast(pixels, width: width)?.elementsEqual(bytes) == true)
    }
  }

  @Test func theFastWayIsTheSameAndNothingIsLost() {
    var random = SeededGenerator(seed: 11)
    for round in 0..<300 {
      let width = Int.random(in: 1...90, using: &random)
      let height = Int.random(in: 1...12, using: &random)
      // From pictures of one colour to those of nothing but noise, and of more colours than have numbers.
      let chance = round % 11
      let colors = [3, 12, 200, 1000].randomElement(using: &random) ?? 3
      var pixels: [UInt32] = []
      for _ in 0..<width * height {
        let isNew = pixels.isEmpty || UInt32.random(in: 0..<10, using: &random) < chance
        let color = 0xFF00_0000 | UInt32.random(in: 0..<UInt32(colors), using: &random) << 7
        pixels.append(isNew ? color : pixels[pixels.count - 1])
      }
      if height > 2 { pixels.replaceSubrange(width..<2 * width, with: pixels[..<width]) }
      let bytes = PixelRuns(of: pixels, width: width).bytes
      #expect(self.pixels(bytes, width: width).elementsEqual(pixels), "round \(round)")
      if let fast = fast(pixels, width: width) {
        #expect(fast.elementsEqual(bytes), "round \(round)")
      } else {
        #expect(bytes.count >= 3 * pixels.count, "round \(round)")
      }
    }
  }

  @Test func coloursComeOutWithStraightAlpha() {
    let shades = (1...40).map { UInt32($0) << 24 | UInt32($0 / 2) << 8 }
    let pixels = shades + shades + shades + shades
    let straight = pixels.map { StraightAlpha.unmultiplied($0) }
    let bytes = PixelRuns(of: pixels, width: 160).bytes
    #expect(self.pixels(bytes, width: 160).elementsEqual(straight))
    #expect(fast(pixels, width: 160)?.elementsEqual(bytes) == true)
  }

  @Test func whatWouldNotBeShorterHasNoRuns() {
    #expect(fast((0..<400).map { UInt32($0) }, width: 20) == nil)
    #expect(fast([], width: 20) == nil)
    #expect(fast([1, 2, 3], width: 2) == nil)
  }

  @Test func aPictureOfOneColourIsThreeSteps() {
    let bytes = fast(Array(repeating: Self.red, count: 160_000), width: 400)
    #expect(bytes == [0b11_000001] + Self.redBytes + [0b01_000000, 143, 1, 0, 0, 0b00_000000, 143, 1, 0, 0])
  }
}
