// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import StippleText

/// Text of one look in the system font.
func sample(
  _ string: String, size: CGFloat = 17, weight: CGFloat = 0, paragraph: ParagraphSettings = ParagraphSettings(),
  change: (inout TextStyle) -> Void = { _ in }
) -> StyledText {
  var style = TextStyle(font: FontDescription(family: .system, size: size, weight: weight))
  change(&style)
  return StyledText(string, style: style, paragraph: paragraph)
}

extension StyledText {
  /// Lays the text out with the fonts that are installed.
  func laidOut(
    width: CGFloat = 0, height: CGFloat = 0, lines: Int = 0, truncation: LineBreak.Truncation? = nil,
    direction: TextDirection = .leftToRight
  ) -> LaidOutText {
    TextLayouter.layOut(
      self,
      in: TextContainer(
        width: width, height: height, maximumLines: lines, truncation: truncation, direction: direction),
      with: .current)
  }
}

extension LaidOutText {
  /// The characters of each line, by its runs from left to right.
  var strings: [String] {
    lines.map { line in line.runs.map { String(decoding: $0.text, as: UTF8.self) }.joined() }
  }
}
