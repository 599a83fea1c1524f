// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// A part of a text that ends with a line break, or with the text.
struct Paragraph {
  /// In UTF-8, without the line break.
  let range: Range<Int>
  /// The runs of the text that the paragraph is in, by index.
  let runs: Range<Int>
  let settings: ParagraphSettings
  /// The look at the paragraph's start.
  let style: TextStyle

  /// How wide a paragraph may be at most, in points, if every character is as wide as its font is large: Pango's
  /// numbers end at twice that.
  private static let widthLimit: CGFloat = 1_048_576

  /// How many bytes a paragraph that is broken into lines may have: Pango's time for a word grows with its square.
  private static let wrappedLimit = 8192

  /// The paragraphs of a text: one more than there are line breaks.
  ///
  /// Paragraphs that might be wider than Pango's numbers (61,680 characters of 17 points) go on in a new one, at a
  /// space if there is one nearby, and so do those of more than 8,192 bytes that are to be broken into lines.
  static func paragraphs(of text: StyledText, wrapped: Bool) -> [Paragraph] {
    let mostBytes = wrapped ? wrappedLimit : Int.max
    var paragraphs: [Paragraph] = []
    var run = 0
    var start = 0
    for range in lines(in: text.bytes) {
      start = range.lowerBound
      repeat {
        while run < text.runs.count - 1, text.runs[run].range.upperBound <= start { run += 1 }
        let end = lastEnd(from: start, to: range.upperBound, in: text, run: run, mostBytes: mostBytes)
        paragraphs.append(Paragraph(start..<end, of: text, firstRun: run))
        start = end
      } while start < range.upperBound
    }
    return paragraphs
  }

  private init(_ range: Range<Int>, of text: StyledText, firstRun: Int) {
    self.range = range
    var end = firstRun
    while end < text.runs.count, text.runs[end].range.lowerBound < range.upperBound { end += 1 }
    runs = firstRun..<max(firstRun, end)
    // Behind the last line break there is an empty line, of the look of what is before it.
    let run = text.runs.indices.contains(firstRun) ? text.runs[firstRun] : nil
    settings = run?.paragraph ?? text.emptyParagraph
    style = run?.style ?? text.emptyStyle
  }

  /// The ranges between line breaks: LF, CR, CR LF and U+2029.
  private static func lines(in bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      var length = 0
      switch bytes[index] {
      case 10: length = 1
      case 13: length = index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
      case 0xE2 where bytes[index...].starts(with: [0xE2, 0x80, 0xA9]): length = 3
      default: break
      }
      if length > 0 {
        lines.append(start..<index)
        start = index + length
      }
      index += max(1, length)
    }
    return lines + [start..<bytes.count]
  }

  /// Where a paragraph from a place must end so that it is not too wide.
  private static func lastEnd(from start: Int, to end: Int, in text: StyledText, run: Int, mostBytes: Int) -> Int {
    var largest: CGFloat = 1
    var limit = min(Int(widthLimit), mostBytes)
    var index = run
    while index < text.runs.count, text.runs[index].range.lowerBound < min(end, start + limit) {
      let style = text.runs[index].style
      largest = max(largest, style.font.usableSize + abs(style.letterSpacing))
      limit = min(max(32, Int(widthLimit / largest)), mostBytes)
      index += 1
    }
    guard end - start > limit else { return end }
    let last = start + limit
    if let space = text.bytes[(last - limit / 8)..<last].lastIndex(of: 32) { return space + 1 }
    // Not within a character.
    return text.bytes[..<last].lastIndex { $0 & 0xC0 != 0x80 }.map { max($0, start + 1) } ?? last
  }
}
