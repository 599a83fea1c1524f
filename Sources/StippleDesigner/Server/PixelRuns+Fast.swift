// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Rows are compared as memory, eight pixels of a run at a time, and colours are found in a table whose places they choose
// themselves.

import Foundation

extension PixelRuns {
  /// The same as `bytes` has; nil where that is not shorter than three quarters of the pixels.
  static func data(of pixels: UnsafeRawBufferPointer, width: Int) -> Data? {
    guard let start = pixels.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return nil }
    let count = pixels.count / 4
    guard width > 0, count > 0, count.isMultiple(of: width), width < 1 << 30 else { return nil }
    let most = count &* 3
    // What a row takes at most, and the step for those like it, fits behind the limit.
    guard let memory = malloc(most + 5 * width + 16) else { return nil }
    let used = withUnsafeTemporaryAllocation(of: ColorNumbers.Place.self, capacity: ColorNumbers.capacity) { places in
      var steps = FastSteps(memory.assumingMemoryBound(to: UInt8.self), ColorNumbers(in: places))
      var repeats = 0
      for row in 0..<count / width {
        let pixels = start + row &* width
        if row > 0, memcmp(pixels - width, pixels, 4 &* width) == 0 {
          repeats &+= 1
          continue
        }
        if repeats > 0 { steps.add(.rows, repeats) }
        repeats = 0
        steps.add(pixels, width)
        if steps.used >= most { return most }
      }
      if repeats > 0 { steps.add(.rows, repeats) }
      steps.end()
      return steps.used
    }
    guard used < most else {
      free(memory)
      return nil
    }
    return Data(bytesNoCopy: memory, count: used, deallocator: .free)
  }
}

/// Steps as they are written, into memory that is large enough.
private struct FastSteps {
  private let bytes: UnsafeMutablePointer<UInt8>
  private var numbers: ColorNumbers
  private(set) var used = 0
  /// The step that may go on: where its first byte goes, its kind, and how many pixels it has so far.
  private var place = 0
  private var kind = PixelRuns.Kind.rows
  private var count = 0

  init(_ bytes: UnsafeMutablePointer<UInt8>, _ numbers: ColorNumbers) {
    self.bytes = bytes
    self.numbers = numbers
  }

  mutating func add(_ row: UnsafePointer<UInt32>, _ width: Int) {
    var index = 0
    while index < width {
      let end = Self.endOfRun(row, from: index, width)
      let color = row[index]
      let same = end &- index &- 1
      add(color)
      if same >= PixelRuns.fewestSame {
        add(.same, same)
      } else {
        for _ in 0..<same { add(color) }
      }
      index = end
    }
  }

  @inline(__always) private static func endOfRun(_ row: UnsafePointer<UInt32>, from index: Int, _ width: Int) -> Int {
    let color = row[index]
    var end = index &+ 1
    guard end < width, row[end] == color else { return end }
    let eight = SIMD8(repeating: color)
    while end &+ 8 <= width, all(UnsafeRawPointer(row + end).loadUnaligned(as: SIMD8<UInt32>.self) .== eight) {
      end &+= 8
    }
    while end < width, row[end] == color { end &+= 1 }
    return end
  }

  @inline(__always) private mutating func add(_ pixel: UInt32) {
    if let number = numbers.number(of: pixel) {
      begin(.numbers)
      bytes[used] = number
      used &+= 1
    } else {
      begin(.colors)
      add(word: StraightAlpha.unmultiplied(pixel))
    }
  }

  /// Counts a pixel in the last step, or begins another.
  @inline(__always) private mutating func begin(_ next: PixelRuns.Kind) {
    if kind == next, count < PixelRuns.mostInHead {
      count &+= 1
    } else {
      end()
      (kind, count, place) = (next, 1, used)
      used &+= 1
    }
  }

  /// Writes the first byte of the step that may go on; none goes on then.
  mutating func end() {
    if count > 0 { bytes[place] = kind.rawValue << 6 | UInt8(truncatingIfNeeded: count) }
    count = 0
  }

  mutating func add(_ next: PixelRuns.Kind, _ many: Int) {
    end()
    let isShort = many <= PixelRuns.mostInHead
    bytes[used] = next.rawValue << 6 | (isShort ? UInt8(truncatingIfNeeded: many) : 0)
    used &+= 1
    kind = next
    if !isShort { add(word: UInt32(truncatingIfNeeded: many)) }
  }

  private mutating func add(word: UInt32) {
    UnsafeMutableRawPointer(bytes + used).storeBytes(of: word.littleEndian, as: UInt32.self)
    used &+= 4
  }
}

/// The numbers of colours.
private struct ColorNumbers {
  /// The place of a colour is empty as long as its number is 0; else that is one more than the colour's.
  typealias Place = (color: UInt32, number: Int32)

  /// Four times as many as there are numbers, so that few colours want the same place.
  static let capacity = 4 * PixelRuns.mostNumbers

  private let places: UnsafeMutablePointer<Place>
  private var count: Int32 = 0

  init(in places: UnsafeMutableBufferPointer<Place>) {
    places.initialize(repeating: (0, 0))
    // It has a capacity.
    self.places = places.baseAddress.unsafelyUnwrapped
  }

  /// The number of a colour; nil where it has had none until now.
  @inline(__always) mutating func number(of color: UInt32) -> UInt8? {
    // The golden ratio spreads colours that differ in a few bits.
    var place = Int(truncatingIfNeeded: (color &* 0x9E37_79B9) >> 22)
    while places[place].number != 0 {
      if places[place].color == color { return UInt8(truncatingIfNeeded: places[place].number &- 1) }
      place = (place &+ 1) & (Self.capacity &- 1)
    }
    guard count < PixelRuns.mostNumbers else { return nil }
    count &+= 1
    places[place] = (color, count)
    return nil
  }
}
