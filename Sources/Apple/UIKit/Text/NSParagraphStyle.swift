// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
package import StippleText

/// How paragraphs are laid out; distances are in points.
///
/// Differs from Apple's: there is no hyphenation, no tightening, no line break strategy and no text list. Distances
/// that are no numbers count as 0.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  /// What the style says; only a mutable one changes it.
  final var settings = ParagraphSettings()
  /// The alignment, line break mode and tab stops as they were given.
  final var choices = Choices()

  struct Choices: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var tabStops: [NSTextTab]?
  }

  /// A style of UIKit's defaults.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction of a language's script: from right to left for Arabic, Hebrew, Persian, Urdu, Yiddish and others.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init) ?? ""
    return Self.rightToLeftLanguages.contains(language.lowercased()) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Makes a style of UIKit's defaults.
  public override init() {
    super.init()
  }

  /// Makes the style of an archive that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }

  /// Writes the style. Apple's archives have other keys.
  open func encode(with coder: NSCoder) {
    encodeSettings(with: coder)
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// What is between two lines. 0 at first.
  open var lineSpacing: CGFloat { settings.lineSpacing }

  /// What is below a paragraph before the next one. 0 at first.
  open var paragraphSpacing: CGFloat { settings.paragraphSpacing }

  /// To which side lines go: natural at first.
  open var alignment: NSTextAlignment { choices.alignment }

  /// How far lines but the first are from the edge where they begin. 0 at first.
  open var headIndent: CGFloat { settings.headIndent }

  /// Where lines end: from the edge where they begin if positive, else from the other edge. 0 at first.
  open var tailIndent: CGFloat { settings.tailIndent }

  /// How far the first line is from the edge where it begins. 0 at first.
  open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }

  /// How high lines are at least. 0 at first.
  open var minimumLineHeight: CGFloat { settings.minimumLineHeight }

  /// How high lines are at most; 0, as at first, for no limit.
  open var maximumLineHeight: CGFloat { settings.maximumLineHeight }

  /// What becomes of lines that are too wide: they go on below, at words, at first.
  open var lineBreakMode: NSLineBreakMode { choices.lineBreakMode }

  /// The direction of writing: natural at first.
  open var baseWritingDirection: NSWritingDirection {
    switch settings.direction {
    case nil: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  /// By what the height of lines is multiplied before limits are applied, if positive; what that adds is above the
  /// letters. 0 at first.
  open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }

  /// What is above a paragraph, below the one before. 0 at first.
  open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }

  /// The stops of the tab key, of which 64 are used: 12, one every 28 points, at first.
  open var tabStops: [NSTextTab]! {
    choices.tabStops ?? (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }
  }

  /// How far apart stops are beyond the last; 0, as at first, for the default of 28 points.
  open var defaultTabInterval: CGFloat { settings.defaultTabInterval }

  /// The same style, or of a mutable one a copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : copied(as: NSParagraphStyle())
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    copied(as: NSMutableParagraphStyle())
  }

  private func copied(as copy: NSParagraphStyle) -> NSParagraphStyle {
    (copy.settings, copy.choices) = (settings, choices)
    return copy
  }

  /// Whether another object is a style that says the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return settings == other.settings && choices == other.choices
  }

  /// Equal for equal styles.
  open override var hash: Int { settings.hashValue }
}

extension NSParagraphStyle: TextParagraphStyle {
  package var paragraphSettings: ParagraphSettings {
    var settings = settings
    settings.alignment = choices.alignment.textAlignment
    settings.lineBreak = choices.lineBreakMode.lineBreak
    settings.tabStops = choices.tabStops?.map { .init(location: $0.location, alignment: $0.alignment.textAlignment) }
    return settings
  }
}
