// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Whole rows at a time: each tap adds one row, shifted, to sums, which compilers turn into vectors.

extension GaussianBlur {
  /// Blurs a bitmap in place.
  ///
  /// Takes time in proportion to the pixels times the radius, and two bytes a pixel; rows with nothing in reach are
  /// passed over.
  ///
  /// - Parameters:
  ///   - pixels: `stride * height` bytes.
  ///   - stride: The distance between rows, at least the width.
  func blur(_ pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard radius > 0, width > 0, height > 0 else { return }
    let padded = width + 2 * radius
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: padded + width) { scratch in
      guard let row = scratch.baseAddress else { return }
      let sums = row + padded
      var middle = [UInt16](repeating: 0, count: width * height)
      var isInked = [Bool](repeating: false, count: height)
      row.initialize(repeating: 0, count: padded)
      middle.withUnsafeMutableBufferPointer { middle in
        guard let middle = middle.baseAddress else { return }
        for y in 0..<height {
          let line = pixels + y &* stride
          var inks: UInt8 = 0
          for x in 0..<width {
            inks |= line[x]
            row[radius &+ x] = UInt32(line[x])
          }
          guard inks != 0 else { continue }
          isInked[y] = true
          convolve(row, into: sums, count: width)
          for x in 0..<width { middle[y &* width &+ x] = UInt16(truncatingIfNeeded: (sums[x] &+ 128) >> 8) }
        }
        for y in 0..<height {
          sums.initialize(repeating: 1 << 23, count: width)
          for other in max(0, y - radius)...min(height - 1, y + radius) where isInked[other] {
            let (weight, line) = (weights[abs(other - y)], middle + other &* width)
            for x in 0..<width { sums[x] &+= weight &* UInt32(line[x]) }
          }
          let line = pixels + y &* stride
          for x in 0..<width { line[x] = UInt8(truncatingIfNeeded: sums[x] >> 24) }
        }
      }
    }
  }

  /// The sums of a row, which has `radius` zeros before its first pixel and after its last.
  private func convolve(_ row: UnsafeMutablePointer<UInt32>, into sums: UnsafeMutablePointer<UInt32>, count: Int) {
    let center = row + radius
    for x in 0..<count { sums[x] = weights[0] &* center[x] }
    for distance in 1...radius {
      let (weight, left, right) = (weights[distance], center - distance, center + distance)
      for x in 0..<count { sums[x] &+= weight &* (left[x] &+ right[x]) }
    }
  }
}
