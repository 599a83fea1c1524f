// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// From premultiplied pixels, as we draw them, to straight ones, as a page's canvas has them.
enum StraightAlpha {
  /// Takes pixels whose alpha is the byte of most significance to straight ones.
  static func unmultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices { pixels[index] = unmultiplied(pixels[index]) }
  }

  /// A pixel whose colours are divided by its alpha, rounded; one of no alpha is nothing at all.
  @inline(__always) static func unmultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255, alpha != 0 else { return alpha == 0 ? 0 : pixel }
    func divided(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divided(16) | divided(8) | divided(0)
  }
}
