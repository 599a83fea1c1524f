// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

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
}
