// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits, as Apple numbers them.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner at the smallest x and the smallest y.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the largest x and the largest y.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// Every corner: all bits are set, as Apple has it.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
