// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

extension UIFont {
  /// A use of text, for which the system has a size and a weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the style.
    public let rawValue: String

    /// Makes the style of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The system font in the style's size and weight; the body's for a name that is not known.
    ///
    /// Source: Apple, Human Interface Guidelines, "Typography", iOS and iPadOS, Large (default).
    var fontDescription: FontDescription {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
        .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
      let weight: Weight = self == .headline ? .semibold : .regular
      return FontDescription(family: .system, size: sizes[self] ?? 17, weight: weight.rawValue)
    }
  }
}
