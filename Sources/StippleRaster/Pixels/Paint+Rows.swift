// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension Paint {
  /// Whether a pixel that is covered wholly becomes the colour, whatever it was.
  var hidesWhatItCovers: Bool { mode == .source || color.isOpaque }

  /// Composes the colour onto pixels, each by a coverage of its own.
  func composePlainly(coverage: UnsafePointer<UInt8>, onto pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      pixels[index] = pixel(over: pixels[index], coverage: coverage[index])
    }
  }

  /// Composes the colour onto pixels, all by the same coverage.
  func composePlainly(coverage: UInt8, onto pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    for index in 0..<count {
      pixels[index] = pixel(over: pixels[index], coverage: coverage)
    }
  }
}
