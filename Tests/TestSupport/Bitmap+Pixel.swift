// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// One pixel, premultiplied.
  package struct Pixel: Hashable, CustomStringConvertible {
    package let red, green, blue, alpha: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
      (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    package static let clear = Pixel(0, 0, 0, 0)
    package static let black = Pixel(0, 0, 0, 255)
    package static let white = Pixel(255, 255, 255, 255)
    package static let red = Pixel(255, 0, 0, 255)
    package static let green = Pixel(0, 255, 0, 255)
    package static let blue = Pixel(0, 0, 255, 255)

    package var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// The largest difference of a component.
    package func difference(from other: Pixel) -> Int {
      [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }
}
