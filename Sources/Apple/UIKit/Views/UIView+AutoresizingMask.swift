// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// What of a view gives way when its superview's size changes; what is not named is fixed.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits, as documents and archives keep them.
    public let rawValue: UInt

    /// Makes a mask of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The space at the left gives way.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The space at the right gives way.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The space at the top gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The space at the bottom gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}
