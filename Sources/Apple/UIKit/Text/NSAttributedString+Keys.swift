// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import StippleText

extension NSAttributedString.Key {
  /// The font, a `UIFont`; the system font of 12 points without it. (Apple's default is Helvetica of 12 points.)
  public static let font = TextAttribute.font
  /// How paragraphs are laid out, an `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = TextAttribute.paragraphStyle
  /// The colour of the text, a `UIColor`; black without it.
  public static let foregroundColor = TextAttribute.foregroundColor
  /// The colour under the text, as high as the line, a `UIColor`; none without it.
  public static let backgroundColor = TextAttribute.backgroundColor
  /// Whether letters may be drawn as one: 1, as without it, or 0.
  public static let ligature = TextAttribute.ligature
  /// What is added after each character, in points; 0 also ends the font's own kerning.
  public static let kern = TextAttribute.kern
  /// What is added after each character, in points; the font's own kerning stays.
  public static let tracking = TextAttribute.tracking
  /// A line through the text, the `rawValue` of an `NSUnderlineStyle`.
  public static let strikethroughStyle = TextAttribute.strikethroughStyle
  /// The colour of the line through the text, a `UIColor`; the text's without it.
  public static let strikethroughColor = TextAttribute.strikethroughColor
  /// A line under the text, the `rawValue` of an `NSUnderlineStyle`.
  public static let underlineStyle = TextAttribute.underlineStyle
  /// The colour of the line under the text, a `UIColor`; the text's without it.
  public static let underlineColor = TextAttribute.underlineColor
  /// The colour of outlines, a `UIColor`; the text's without it.
  public static let strokeColor = TextAttribute.strokeColor
  /// The width of outlines in hundredths of the font's size: positive for outlines alone, negative for letters with
  /// outlines.
  public static let strokeWidth = TextAttribute.strokeWidth
  /// The shadow, an `NSShadow`.
  public static let shadow = TextAttribute.shadow
  /// How far the text is raised, in points.
  public static let baselineOffset = TextAttribute.baselineOffset
  /// How far letters lean to the right, as the ratio of width to height.
  public static let obliqueness = TextAttribute.obliqueness
}
