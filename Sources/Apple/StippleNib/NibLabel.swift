// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a document says of a label, besides what it says of every view; its colours are among the view's.
package struct NibLabel: Hashable, Sendable {
  /// A part of an attributed text.
  package struct Fragment: Hashable, Sendable {
    package let text: String
    package let font: NibFont?
    /// The colours by their key, such as `NSColor`.
    package let colors: [String: NibColor]
    /// The alignment and the line break mode as documents call them.
    package let alignment: String?
    package let lineBreakMode: String?
  }

  package let text: String?
  /// Not empty for an attributed text, which has no other.
  package let fragments: [Fragment]
  package let font: NibFont?
  /// The alignment as documents call it, such as `center`.
  package let textAlignment: String?
  /// The mode as documents call it, such as `tailTruncation`.
  package let lineBreakMode: String?
  package let baselineAdjustment: String?
  package let numberOfLines: Int?
  package let adjustsFontSizeToFit: Bool?
  package let minimumScaleFactor: Double?
  /// In points, of documents of before iOS 6.
  package let minimumFontSize: Double?
  package let preferredMaxLayoutWidth: Double?
  package let isHighlighted: Bool?
  package let isEnabled: Bool?
  /// In points.
  package let shadowOffset: CGSize?

  init(_ element: NibElement) throws(NibError) {
    text = element.attributes["text"] ?? element.child("string", key: "text")?.text
    fragments = try Self.fragments(of: element)
    font = try element.child("fontDescription", key: "fontDescription").map(NibFont.init)
    textAlignment = element.attributes["textAlignment"]
    lineBreakMode = element.attributes["lineBreakMode"]
    baselineAdjustment = element.attributes["baselineAdjustment"]
    numberOfLines = try element.integer("numberOfLines")
    adjustsFontSizeToFit = try element.flag("adjustsFontSizeToFit")
    minimumScaleFactor = try element.number("minimumScaleFactor")
    minimumFontSize = try element.number("minimumFontSize")
    // Documents also say "automatic" by another attribute.
    preferredMaxLayoutWidth = try element.number("preferredMaxLayoutWidth")
    isHighlighted = try element.flag("highlighted")
    isEnabled = try element.flag("enabled")
    shadowOffset = try element.child("size", key: "shadowOffset")?.size()
  }

  private static func fragments(of element: NibElement) throws(NibError) -> [Fragment] {
    var fragments: [Fragment] = []
    for child in element.child("attributedString", key: "attributedText")?.children ?? [] where child.name == "fragment"
    {
      let attributes = child.child("attributes")
      let style = attributes?.child("paragraphStyle", key: "NSParagraphStyle")?.attributes
      var colors: [String: NibColor] = [:]
      for color in attributes?.children ?? [] where color.name == "color" {
        colors[try color.required("key")] = try NibColor(color)
      }
      fragments.append(
        Fragment(
          text: child.attributes["content"] ?? child.child("string", key: "content")?.text ?? "",
          font: try attributes?.child("font", key: "NSFont").map(NibFont.init), colors: colors,
          alignment: style?["alignment"], lineBreakMode: style?["lineBreakMode"]))
    }
    return fragments
  }
}
