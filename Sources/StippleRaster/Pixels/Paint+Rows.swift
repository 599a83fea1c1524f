// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension Paint {
  /// Composes the colour onto pixels, each by a coverage of its own.
  func compose(coverage: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      pixels[index] = pixel(over: pixels[index], coverage: coverage[index])
    }
  }

  /// Composes the colour onto pixels, all by the same coverage.
  func compose(coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      pixels[index] = pixel(over: pixels[index], coverage: coverage)
    }
  }
}
