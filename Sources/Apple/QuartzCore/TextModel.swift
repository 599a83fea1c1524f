// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

/// What a text layer's properties hold, with their defaults, and how it is drawn.
struct TextModel {
  /// A `String`, an `NSString` or an `NSAttributedString`.
  var string: Any?
  var font: CFTypeRef?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  var isWrapped = false
  var truncationMode = CATextLayerTruncationMode.none
  var alignmentMode = CATextLayerAlignmentMode.natural

  /// The text as it is laid out; nil for none.
  var text: StyledText? {
    var paragraph = ParagraphSettings()
    paragraph.alignment = alignment
    paragraph.lineBreak = isWrapped ? .wordWrapping : truncation.map { .truncating($0) } ?? .clipping
    let style = TextStyle(font: fontDescription)
    if let attributed = string as? NSAttributedString {
      return StyledText(attributed, style: style, paragraph: paragraph)
    }
    return plainText.map { StyledText($0, style: style, paragraph: paragraph) }
  }

  /// The characters, if the string is no attributed one.
  var plainText: String? {
    string as? String ?? (string as? NSString).map { String(describing: $0) }
  }

  /// The room for the text in a layer's size.
  func container(for size: CGSize) -> TextContainer {
    TextContainer(width: size.width, height: isWrapped ? size.height : 0, truncation: isWrapped ? truncation : nil)
  }

  /// The colour of text that has none: the layer's counts for plain text only.
  var defaultColor: CGColor? {
    string is NSAttributedString ? CGColor(gray: 0, alpha: 1) : foregroundColor
  }

  private var fontDescription: FontDescription {
    if let font = font as? any TextFont {
      var description = font.fontDescription
      description.size = fontSize
      return description
    }
    let name = font as? String ?? (font as? NSString).map { String(describing: $0) }
    let face = name.flatMap { FontSet.current.library?.face(named: $0) }
    return face?.description(size: fontSize) ?? FontDescription(family: .system, size: fontSize)
  }

  private var truncation: LineBreak.Truncation? {
    switch truncationMode {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: nil
    }
  }

  private var alignment: TextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
