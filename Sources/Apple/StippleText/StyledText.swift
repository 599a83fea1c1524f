// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Text with its looks, ready to be laid out.
///
/// Of a text only the first 1,048,576 UTF-16 units are taken; characters that UTF-16 does not have are U+FFFD, and NUL
/// is left out.
package struct StyledText {
  /// A part of the text with one look.
  package struct Run {
    /// In UTF-8.
    package var range: Range<Int>
    package var style: TextStyle
    package var paragraph: ParagraphSettings
  }

  /// In UTF-8, without NUL.
  package private(set) var bytes: [UInt8] = []
  /// Not empty and without gaps, where the text is not empty.
  package private(set) var runs: [Run] = []
  /// The look of what is empty.
  package let emptyStyle: TextStyle
  package let emptyParagraph: ParagraphSettings

  /// How much of a text is taken, in UTF-16 units.
  package static let lengthLimit = 1_048_576

  /// Makes a text of one look.
  package init(_ string: String, style: TextStyle, paragraph: ParagraphSettings = ParagraphSettings()) {
    self.init(style: style, paragraph: paragraph)
    append(string.utf16.prefix(Self.lengthLimit), style: style, paragraph: paragraph)
  }

  /// Makes an empty text.
  init(style: TextStyle, paragraph: ParagraphSettings) {
    (emptyStyle, emptyParagraph) = (style, paragraph)
  }

  /// Adds text at the end.
  mutating func append(_ units: some Sequence<UInt16>, style: TextStyle, paragraph: ParagraphSettings) {
    guard style.font.usableSize > 1 / FontSet.unit else { return }
    let start = bytes.count
    _ = transcode(units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: false) { unit in
      if unit != 0 { bytes.append(unit) }
    }
    guard bytes.count > start else { return }
    runs.append(Run(range: start..<bytes.count, style: style, paragraph: paragraph))
  }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The look of the text's start.
  package var firstParagraph: ParagraphSettings { runs.first?.paragraph ?? emptyParagraph }

  /// The text with changed looks.
  package func mapped(
    style changeStyle: (inout TextStyle) -> Void = { _ in },
    paragraph changeParagraph: (inout ParagraphSettings) -> Void = { _ in }
  ) -> StyledText {
    var (style, paragraph) = (emptyStyle, emptyParagraph)
    changeStyle(&style)
    changeParagraph(&paragraph)
    var copy = StyledText(style: style, paragraph: paragraph)
    copy.bytes = bytes
    copy.runs = runs
    for index in copy.runs.indices {
      changeStyle(&copy.runs[index].style)
      changeParagraph(&copy.runs[index].paragraph)
    }
    return copy
  }

  /// The text in letters of another size.
  package func scaled(by scale: CGFloat) -> StyledText {
    mapped(style: {
      $0.font.size *= scale
      $0.baselineOffset *= scale
      $0.kern = $0.kern.map { $0 * scale }
      $0.tracking *= scale
    })
  }
}
