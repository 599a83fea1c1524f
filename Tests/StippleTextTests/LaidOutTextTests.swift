// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Testing

@testable import StippleText

/// What text measures, against Pango's own figures.
struct LaidOutTextTests {
  private static let pangram = "The quick brown fox jumps over the lazy dog, AVATAR, office, 0123456789."

  @Test(arguments: [
    ("Hello", 17.0, "Inter", 0.0, Int32(400)), (pangram, 12, "Inter", 0.4, 700), (pangram, 34, "Inter Display", 0, 400),
    ("Привет, мир", 17, "Inter", 0, 400), ("", 17, "Inter", 0, 400), ("one\u{2028}two", 17, "Inter", 0, 400),
    ("שלום, עולם 12", 17, "Inter,DejaVu Sans", 0, 400), ("مرحبا بالعالم", 17, "Inter,DejaVu Sans", 0, 400),
    ("e\u{301}\u{20D7} क्षि 😀", 17, "Inter,DejaVu Sans,Liberation Sans,Noto Sans", 0, 400),
  ])
  func aLineMeasuresWhatPangoSays(
    text: String, size: Double, family: String, weight: Double, css: Int32
  ) throws {
    let library = try #require(FontSet.current.library)
    let figures = PangoFigures(text, family: family, size: size, weight: css, library: library)
    let laidOut = sample(text, size: size, weight: weight).laidOut()
    #expect(laidOut.lines.map(\.width) == figures.lines.map(\.width))
    #expect(laidOut.lines.map(\.ascent) == figures.lines.map(\.ascent))
    #expect(laidOut.lines.map(\.descent) == figures.lines.map(\.descent))
    #expect(laidOut.size.height == figures.lines.map { $0.ascent + $0.descent }.reduce(0, +))
  }

  @Test(arguments: [60.0, 100, 133.7, 200, 317], [false, true])
  func linesAreBrokenWherePangoBreaksThem(width: Double, byCharacter: Bool) throws {
    let library = try #require(FontSet.current.library)
    let wrap: Int32 = byCharacter ? 1 : 2
    let figures = PangoFigures(Self.pangram, family: "Inter", size: 17, width: width, wrap: wrap, library: library)
    var paragraph = ParagraphSettings()
    paragraph.lineBreak = byCharacter ? .characterWrapping : .wordWrapping
    let laidOut = sample(Self.pangram, paragraph: paragraph).laidOut(width: width)
    #expect(laidOut.lines.map(\.width) == figures.lines.map(\.width))
    #expect(laidOut.lines.allSatisfy { $0.width <= width })
    #expect(!laidOut.isTruncated)
  }

  @Test(arguments: [1, 2, 3])
  func theLastLineIsTruncatedWherePangoTruncatesIt(lines: Int) throws {
    let library = try #require(FontSet.current.library)
    let figures = PangoFigures(
      Self.pangram, family: "Inter", size: 17, width: 150, height: Int32(-lines), library: library)
    let laidOut = sample(Self.pangram).laidOut(width: 150, lines: lines, truncation: .tail)
    #expect(laidOut.lines.dropLast().map(\.width) == figures.lines.dropLast().map(\.width))
    // Pango makes the ellipsis as wide as the room that is left.
    #expect(try #require(laidOut.lines.last).width <= 150 && figures.lines.last?.width == 150)
    #expect(laidOut.lines.count == lines)
    #expect(laidOut.isTruncated)
    #expect(figures.isEllipsized)
  }

  @Test(arguments: [LineBreak.Truncation.head, .middle, .tail])
  func anEllipsisIsNoWiderThanItsGlyph(truncation: LineBreak.Truncation) throws {
    var paragraph = ParagraphSettings()
    paragraph.lineBreak = .truncating(truncation)
    let natural = try #require(sample("…").laidOut(width: 0).lines.first).width
    for width in stride(from: 100.0, through: 130, by: 2.5) {
      let laidOut = sample(Self.pangram, paragraph: paragraph).laidOut(width: width)
      let line = try #require(laidOut.lines.first)
      let ellipsis = try #require(line.runs.first { $0.glyphs.count == 1 })
      #expect(laidOut.isTruncated && abs(ellipsis.end - ellipsis.start - natural) < 1e-2)
      #expect(line.width <= width && line.runs.last?.end == line.width)
      #expect(zip(line.runs, line.runs.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test func whatWasMeasuredFitsInItsOwnWidth() {
    for size in stride(from: 9.0, through: 40, by: 0.37) {
      let text = sample(Self.pangram, size: size)
      let natural = text.laidOut()
      let again = text.laidOut(width: natural.size.width, lines: 1, truncation: .tail)
      #expect(again.lines.count == 1 && !again.isTruncated, "at \(size) points")
    }
  }

  @Test func aLineBreakMakesALineAndOneAtTheEndAnEmptyOne() {
    for text in ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b"] {
      #expect(sample(text).laidOut().strings == ["a", "b"])
    }
    #expect(sample("a\n").laidOut().strings == ["a", ""])
    #expect(sample("\n\n").laidOut().lines.count == 3)
    #expect(sample("a\n").laidOut().size.height == 2 * sample("a").laidOut().size.height)
  }

  @Test func moreTextAfterTheLastLineShowsAsAnEllipsis() {
    let text = sample("one\ntwo\nthree")
    #expect(text.laidOut(lines: 2, truncation: .tail).strings == ["one", "two…"])
    #expect(text.laidOut(lines: 2).strings == ["one", "two"])
    #expect(text.laidOut(lines: 2).isTruncated)
    #expect(text.laidOut(lines: 3, truncation: .tail).strings == ["one", "two", "three"])
    #expect(!text.laidOut(lines: 3, truncation: .tail).isTruncated)
  }

  @Test func linesThatDoNotFitTheHeightAreLeftOutButForTheFirst() {
    let text = sample("one\ntwo\nthree")
    let line = text.laidOut().lines[0].height
    #expect(text.laidOut(height: line * 2).strings == ["one", "two"])
    #expect(text.laidOut(height: line * 2.9).strings == ["one", "two"])
    #expect(text.laidOut(height: line * 2.9, truncation: .tail).strings == ["one", "two…"])
    #expect(text.laidOut(height: 1).strings == ["one"])
    #expect(text.laidOut(height: line * 3).isTruncated == false)
  }

  @Test(arguments: [
    (LineBreak.Truncation.head, "…", ""), (.tail, "", "…"),
  ])
  func aTruncatingParagraphIsOneLine(truncation: LineBreak.Truncation, start: String, end: String) throws {
    var paragraph = ParagraphSettings()
    paragraph.lineBreak = .truncating(truncation)
    let laidOut = sample(Self.pangram, paragraph: paragraph).laidOut(width: 100)
    #expect(laidOut.lines.count == 1)
    #expect(laidOut.isTruncated)
    #expect(laidOut.lines[0].width <= 100)
    let whole = sample(Self.pangram).laidOut()
    let glyphs = laidOut.lines[0].runs.flatMap(\.glyphs)
    let all = whole.lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.count < all.count / 3)
    #expect((glyphs.first?.index == all.first?.index) == (truncation != .head))
    #expect((glyphs.last?.index == all.last?.index) == (truncation != .tail))
  }

  @Test func clippedTextStaysWhole() {
    var paragraph = ParagraphSettings()
    paragraph.lineBreak = .clipping
    let laidOut = sample(Self.pangram, paragraph: paragraph).laidOut(width: 100)
    #expect(laidOut.lines.map(\.width) == sample(Self.pangram).laidOut().lines.map(\.width))
    #expect(!laidOut.isTruncated)
  }
}
