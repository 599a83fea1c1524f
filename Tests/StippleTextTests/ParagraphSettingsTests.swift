// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Testing

@testable import StippleText

/// Where lines go.
struct ParagraphSettingsTests {
  private func laidOut(
    _ string: String, width: CGFloat = 300, direction: TextDirection = .leftToRight,
    change: (inout ParagraphSettings) -> Void
  ) -> LaidOutText {
    var paragraph = ParagraphSettings()
    change(&paragraph)
    return sample(string, paragraph: paragraph).laidOut(width: width, direction: direction)
  }

  @Test(arguments: [
    (TextAlignment.left, "abc", 0.0), (.center, "abc", 0.5), (.right, "abc", 1), (.natural, "abc", 0),
    (.natural, "שלום", 1), (.natural, "1 שלום abc", 1), (.justified, "abc", 0), (.left, "שלום", 0),
  ])
  func linesGoToTheirSide(alignment: TextAlignment, text: String, share: Double) {
    let line = laidOut(text) { $0.alignment = alignment }.lines[0]
    // Half a Pango unit.
    #expect(abs(line.origin.x - share * (300 - line.width)) < 0.0005)
  }

  @Test func whereNoLetterHasADirectionTheContainersCounts() {
    #expect(laidOut("123", direction: .rightToLeft) { _ in }.lines[0].direction == .rightToLeft)
    #expect(laidOut("123") { _ in }.lines[0].direction == .leftToRight)
    #expect(laidOut("abc", direction: .rightToLeft) { _ in }.lines[0].direction == .leftToRight)
    #expect(laidOut("abc") { $0.direction = .rightToLeft }.lines[0].direction == .rightToLeft)
  }

  @Test func indentsCountFromTheEdgeWhereWritingBegins() {
    let text = "one two three four five six seven eight nine ten"
    let indented = laidOut(text, width: 120) { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20) }
    #expect(indented.lines[0].origin.x == 30)
    #expect(indented.lines.dropFirst().allSatisfy { $0.origin.x == 10 })
    #expect(indented.lines.allSatisfy { $0.frame.maxX <= 100 })
    let reversed = laidOut(text, width: 120) {
      ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent, $0.direction) = (30, 10, 100, .rightToLeft)
    }
    #expect(abs(reversed.lines[0].frame.maxX - 90) < 0.001)
    #expect(reversed.lines.allSatisfy { $0.frame.minX >= 20 - 0.001 })
  }

  @Test func spacingIsBetweenLinesAndParagraphsOnly() {
    let height = laidOut("a") { _ in }.size.height
    #expect(laidOut("a\nb") { $0.lineSpacing = 5 }.size.height == 2 * height + 5)
    #expect(
      laidOut("a") { ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 6, 7) }.size.height
        == height)
    #expect(
      laidOut("a\nb\nc") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (6, 7) }.size.height == 3 * height + 26)
    #expect(laidOut("a\u{2028}b") { $0.paragraphSpacing = 6 }.size.height == 2 * height)
  }

  @Test func theHeightOfLinesGrowsAboveTheLetters() {
    let plain = laidOut("a") { _ in }.lines[0]
    let doubled = laidOut("a") { $0.lineHeightMultiple = 2 }.lines[0]
    #expect(doubled.height == 2 * plain.height)
    #expect(doubled.baseline == plain.baseline + plain.height)
    #expect(laidOut("a") { $0.minimumLineHeight = 50 }.lines[0].height == 50)
    #expect(laidOut("a") { $0.maximumLineHeight = 10 }.lines[0].height == 10)
    #expect(laidOut("a") { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) }.lines[0].height == 25)
  }

  @Test func justifiedLinesFillTheWidthButForTheLast() {
    let laidOut = laidOut("one two three four five six seven eight nine ten", width: 120) { $0.alignment = .justified }
    #expect(laidOut.lines.count > 2)
    // Pango shares what is left among the spaces in whole units.
    #expect(laidOut.lines.dropLast().allSatisfy { abs($0.width - 120) < 0.01 })
    #expect(laidOut.lines[laidOut.lines.count - 1].width < 110)
  }

  @Test func tabsGoToTheirStops() {
    let runStart = { (text: LaidOutText) in text.lines[0].runs.flatMap(\.glyphs).last?.x ?? -1 }
    #expect(abs(runStart(laidOut("a\tb") { _ in }) - 28) < 0.01)
    #expect(abs(runStart(laidOut("a\t\tb") { _ in }) - 56) < 0.01)
    #expect(abs(runStart(laidOut("a\tb") { $0.tabStops = [.init(location: 70, alignment: .left)] }) - 70) < 0.01)
  }

  @Test func spaceAfterCharactersCountsAfterTheLastToo() {
    let plain = sample("abc").laidOut().lines[0]
    #expect(sample("abc") { $0.kern = 4 }.laidOut().lines[0].width == plain.width + 12)
    #expect(sample("abc") { ($0.kern, $0.tracking) = (1, 2) }.laidOut().lines[0].width == plain.width + 9)
    #expect(sample("AVAV") { $0.kern = 0 }.laidOut().lines[0].width > sample("AVAV").laidOut().lines[0].width)
    let reversed = sample("שלום").laidOut().lines[0]
    let spaced = sample("שלום") { $0.kern = 4 }.laidOut().lines[0]
    #expect(abs(spaced.width - reversed.width - 16) < 0.001)
    // Of a line from right to left the last space is at the left.
    #expect(spaced.runs[0].start == 4)
  }

  @Test func raisedTextIsHigher() {
    let raised = sample("abc") { $0.baselineOffset = 6 }.laidOut().lines[0]
    let plain = sample("abc").laidOut().lines[0]
    #expect(raised.ascent == plain.ascent + 6)
    #expect(raised.runs[0].glyphs[0].y == -6)
    #expect(raised.runs[0].rise == 6)
  }
}
