// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The pixels of a screen, as a server dumps them: the X window dump format, 32 bits a pixel.
struct ScreenPicture {
  let width: Int
  let height: Int
  /// Red, green and blue in the low 24 bits, rows from the top.
  let pixels: [UInt32]

  init(dump: Data) throws {
    struct NotADump: Error {}
    // Numbers of 32 bits, the highest byte first: 0 the header's size, 4 width, 5 height, 7 byte order, 11 bits a pixel,
    // 12 bytes a row, 19 colours, of 12 bytes each, before the pixels.
    let header = (0..<25).map { field in dump.dropFirst(field * 4).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    let (start, bytesPerRow) = (header[0] + header[19] * 12, header[12])
    let (width, height) = (header[4], header[5])
    guard header[11] == 32, header[7] == 0, dump.count >= start + bytesPerRow * height else { throw NotADump() }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    dump.withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = bytes.loadUnaligned(fromByteOffset: start + y * bytesPerRow + x * 4, as: UInt32.self)
          pixels.append(UInt32(littleEndian: pixel) & 0xff_ffff)
        }
      }
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// How many pixels of a rectangle are not what a formula says, where x and y count from its corner.
  func mismatches(left: Int, top: Int, width: Int, height: Int, _ expected: (Int, Int) -> UInt32) -> Int {
    guard left >= 0, top >= 0, left + width <= self.width, top + height <= self.height else { return width * height }
    var count = 0
    for y in 0..<height {
      for x in 0..<width where pixels[(top + y) * self.width + left + x] != expected(x, y) { count += 1 }
    }
    return count
  }
}
