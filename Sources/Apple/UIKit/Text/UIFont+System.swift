// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import StippleText

extension UIFont {
  /// The system font in a size.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a size and a weight; of weights between Apple's nine the nearest.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .system, size: fontSize, weight: weight.rawValue))
  }

  /// The system font in a size, a weight and a width. Inter has the standard width only.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(FontDescription(family: .system, size: fontSize, weight: weight.rawValue, width: width.rawValue))
  }

  /// The system font in bold. (Apple's is its semibold in some sizes.)
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(family: .system, size: fontSize, isItalic: true))
  }

  /// The system font whose digits are equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .system, size: fontSize, weight: weight.rawValue, hasFixedDigits: true))
  }

  /// The system's font whose letters are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(family: .monospaced, size: fontSize, weight: weight.rawValue))
  }

  /// The system font for a use, in the size that Apple's has at the default setting, Large.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style), size: 0)
  }

  /// The system font for a use. No trait changes its size here: there is none for the user's setting.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The names of the families that are installed, sorted.
  public class var familyNames: [String] {
    Set(FontSet.current.library?.faces.map(\.family) ?? []).sorted()
  }

  /// The PostScript names of the fonts of a family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    (FontSet.current.library?.faces ?? []).filter { $0.family == familyName }.map(\.postScriptName)
  }

  /// The size of labels: 17 points.
  public class var labelFontSize: CGFloat { 17 }

  /// The size of buttons: 18 points.
  public class var buttonFontSize: CGFloat { 18 }

  /// The size of small text: 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The size of text: 14 points.
  public class var systemFontSize: CGFloat { 14 }
}
