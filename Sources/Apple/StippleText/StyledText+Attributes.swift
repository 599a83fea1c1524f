// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import Foundation

// The one place where attributed strings become text that can be laid out.
extension StyledText {
  /// Makes text of an attributed string.
  ///
  /// - Parameters:
  ///   - style: The look of what has no attributes. Those of an unknown kind are passed over.
  ///   - paragraph: How paragraphs without a style are laid out.
  package init(_ string: NSAttributedString, style: TextStyle, paragraph: ParagraphSettings = ParagraphSettings()) {
    guard string.length > 0 else {
      self.init(style: style, paragraph: paragraph)
      return
    }
    let first = string.attributes(at: 0, effectiveRange: nil)
    self.init(
      style: TextStyle(first, over: style), paragraph: ParagraphSettings(first) ?? paragraph)
    let units = Array(string.string.utf16.prefix(Self.lengthLimit))
    string.enumerateAttributes(in: NSRange(location: 0, length: min(string.length, units.count))) {
      attributes, range, _ in
      let part = units[range.location..<min(range.location + range.length, units.count)]
      append(
        part, style: TextStyle(attributes, over: style), paragraph: ParagraphSettings(attributes) ?? paragraph)
    }
  }

  /// Makes text of a string that has the same attributes all over.
  package init(_ string: String, attributes: [NSAttributedString.Key: Any]?, style: TextStyle) {
    let attributes = attributes ?? [:]
    self.init(
      string, style: TextStyle(attributes, over: style), paragraph: ParagraphSettings(attributes) ?? ParagraphSettings()
    )
  }
}

extension TextStyle {
  /// Reads attributes; what they do not say is as in another style.
  package init(_ attributes: [NSAttributedString.Key: Any], over base: TextStyle) {
    self = base
    if let value = attributes[TextAttribute.font] as? any TextFont { font = value.fontDescription }
    let color = { (key: NSAttributedString.Key) in attributes[key] as? any TextColor }
    let number = { (key: NSAttributedString.Key) in attributes[key].flatMap(Self.number) }
    if let value = color(TextAttribute.foregroundColor) { self.color = value }
    backgroundColor = color(TextAttribute.backgroundColor) ?? backgroundColor
    kern = number(TextAttribute.kern) ?? kern
    tracking = number(TextAttribute.tracking) ?? tracking
    if let value = number(TextAttribute.ligature) { hasLigatures = value != 0 }
    baselineOffset = number(TextAttribute.baselineOffset) ?? baselineOffset
    underline.bits = Self.bits(number(TextAttribute.underlineStyle)) ?? underline.bits
    underline.color = color(TextAttribute.underlineColor) ?? underline.color
    strikethrough.bits = Self.bits(number(TextAttribute.strikethroughStyle)) ?? strikethrough.bits
    strikethrough.color = color(TextAttribute.strikethroughColor) ?? strikethrough.color
    strokeWidth = number(TextAttribute.strokeWidth) ?? strokeWidth
    strokeColor = color(TextAttribute.strokeColor) ?? strokeColor
    obliqueness = number(TextAttribute.obliqueness) ?? obliqueness
    shadow = attributes[TextAttribute.shadow] as? any TextShadow ?? shadow
  }

  /// A number, however it is boxed; nil for what is none.
  private static func number(_ value: Any) -> CGFloat? {
    let number = value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func bits(_ number: CGFloat?) -> Int? {
    number.map { Int(min(max($0, 0), 0xFFFF)) }
  }
}

extension ParagraphSettings {
  /// Reads attributes; nil if there is no style of paragraphs among them.
  package init?(_ attributes: [NSAttributedString.Key: Any]) {
    guard let style = attributes[TextAttribute.paragraphStyle] as? any TextParagraphStyle else { return nil }
    self = style.paragraphSettings
  }
}
