// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

extension UIFont {
  /// How heavy a font is, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a weight of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// The second weight.
    public static let thin = Weight(-0.6)
    /// The third weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// The fifth weight.
    public static let medium = Weight(0.23)
    /// The sixth weight.
    public static let semibold = Weight(0.3)
    /// The seventh weight.
    public static let bold = Weight(0.4)
    /// The eighth weight.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)
  }

  /// How wide a font is, from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// From -1 to 1; 0 is standard.
    public let rawValue: CGFloat

    /// Makes a width of a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Makes a width of a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The width of running text.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }
}
