// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Shares of the side of a pixel as whole numbers, and coverage from products of them.
///
/// In whole numbers, so that lines which differ in their last bits alone, as those of a row by whole pixels do, make
/// the same bytes, in whatever order they are added up. Half a unit is 3e-8 of a pixel: of a byte no more than 2e-5.
enum PixelShare {
  /// The whole side.
  static let whole = 1 << 24

  /// From a length, which is clamped to 0 and 1; not a number is 0.
  static func share(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 1) * Double(whole) + 0.5) : 0
  }

  /// The coverage of an area, which is a product of two shares or a sum of such.
  @inline(__always)
  static func coverage(area: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: (area &* 255 &+ 1 << 47) &>> 48)
  }
}
