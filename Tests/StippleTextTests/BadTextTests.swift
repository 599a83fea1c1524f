// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import StippleText

/// Odd text, odd numbers: nothing stops the program, fails to end or draws outside of reason.
struct BadTextTests {
  private func coverage(_ text: LaidOutText) throws -> Double {
    try Bitmap(size: CGSize(width: 60, height: 40)) { text.draw(in: $0, at: .zero) }.coverage
  }

  @Test(arguments: [
    "", "\0", "a\0b", "\u{FFFD}", "\u{200B}", "\u{202E}abc\u{202C}", "\r\n\r\n", "\t\t\t", "\u{0301}", "👩‍👩‍👧‍👦🇩🇪",
    String(repeating: "\u{0301}", count: 2000), String(repeating: "(", count: 500), "\u{10FFFF}\u{E000}", "\u{1}\u{7F}",
  ])
  func oddTextIsLaidOut(string: String) throws {
    for width in [0, 1, 50.0] {
      let text = sample(string).laidOut(width: width, lines: 3, truncation: .tail)
      #expect(text.size.width.isFinite && text.size.height.isFinite)
      #expect(text.size.height > 0)
      _ = try coverage(text)
    }
  }

  @Test func nulIsLeftOutAndBrokenUTF16IsReplaced() throws {
    #expect(sample("a\0b").bytes == Array("ab".utf8))
    let broken = NSAttributedString(string: String(decoding: [0xD83D, 0x61, 0xDE00] as [UInt16], as: UTF16.self))
    let style = TextStyle(font: FontDescription(family: .system, size: 17))
    #expect(StyledText(broken, style: style).bytes == Array("\u{FFFD}a\u{FFFD}".utf8))
  }

  @Test func attributesThatPartASurrogatePairDoNotHarm() throws {
    let string = NSMutableAttributedString(string: "a😀b")
    string.addAttribute(TextAttribute.kern, value: 3, range: NSRange(location: 0, length: 2))
    let style = TextStyle(font: FontDescription(family: .system, size: 17))
    let text = StyledText(string, style: style)
    #expect(String(validating: text.bytes, as: UTF8.self) != nil)
    #expect(text.laidOut().size.width > 0)
  }

  @Test(arguments: [-5, 0, 1e-9, .nan, -.infinity])
  func aSizeThatIsNoneDrawsNothing(size: CGFloat) throws {
    let text = sample("abc", size: size).laidOut()
    #expect(text.size.width == 0)
    #expect(try coverage(text) == 0)
    #expect(FontSet.current.metrics(of: FontDescription(family: .system, size: size)).lineHeight < 1e-6)
  }

  @Test(arguments: [0.01, 1, 4096, 1e6, 1e300, .infinity])
  func anySizeIsDrawn(size: CGFloat) throws {
    let text = sample("l", size: size).laidOut()
    #expect(text.size.width > 0 && text.size.width.isFinite)
    _ = try coverage(text)
    #expect(text.size.width <= sample("l", size: 4096).laidOut().size.width)
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 1e-12, 1e300, .infinity, -.infinity])
  func anyRoomAndDistanceIsTaken(value: CGFloat) throws {
    var paragraph = ParagraphSettings()
    paragraph.lineSpacing = value
    paragraph.headIndent = value
    paragraph.tailIndent = value
    paragraph.firstLineHeadIndent = -value
    paragraph.lineHeightMultiple = value
    paragraph.minimumLineHeight = value
    paragraph.paragraphSpacing = value
    paragraph.tabStops = [.init(location: value, alignment: .left)]
    paragraph.defaultTabInterval = value
    for alignment in [TextAlignment.left, .center, .right, .justified, .natural] {
      paragraph.alignment = alignment
      let text = sample("one two\tthree\nfour", paragraph: paragraph) {
        $0.kern = value
        $0.baselineOffset = value
        $0.strokeWidth = value
        $0.obliqueness = value
      }.laidOut(width: value, height: value, lines: 3, truncation: .middle)
      #expect(text.size.width.isFinite && text.size.height.isFinite)
      _ = try coverage(text)
    }
  }

  @Test(arguments: [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity), CGPoint(x: 1e300, y: -1e300)])
  func aPlaceFarAwayDrawsNothing(place: CGPoint) throws {
    let text = sample("abc").laidOut()
    let picture = try Bitmap(size: CGSize(width: 30, height: 30)) { text.draw(in: $0, at: place) }
    #expect(picture.inkedCount == 0)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 1e9, y: 1e9), CGAffineTransform(scaleX: 0, y: 1), .init(scaleX: 1e-9, y: 1e-9),
  ])
  func anyTransformIsBorne(transform: CGAffineTransform) throws {
    let text = sample("abc") { $0.underline.bits = 0x101 }.laidOut()
    _ = try Bitmap(size: CGSize(width: 30, height: 30)) { context in
      context.concatenate(transform)
      text.draw(in: context, at: .zero)
    }
  }

  /// What is many: unoptimized code takes ten times as long for each.
  private static var many: Int {
    #if DEBUG
      10_000
    #else
      100_000
    #endif
  }

  /// A million characters take a second or two; the limit is for slow machines.
  @Test(.timeLimit(.minutes(2)), arguments: [("word ", 10 * many), ("x", many), ("שלום ", many)])
  func manyCharactersAreLaidOut(word: String, count: Int) throws {
    let text = sample(String(repeating: word, count: count / word.count))
    let wrapped = text.laidOut(width: 300)
    #expect(wrapped.lines.count > count / 100)
    // The space at which a long paragraph was parted hangs over.
    #expect(wrapped.lines.allSatisfy { $0.width <= 306 && $0.width >= 0 })
    let short = text.laidOut(width: 300, lines: 2, truncation: .tail)
    #expect(short.lines.count == 2 && short.isTruncated)
    #expect((4...5).contains(text.laidOut(width: 300, height: 100).lines.count))
  }

  /// A second or so; where Pango is told more of a run than shaping needs, a hundred thousand take minutes.
  @Test(.timeLimit(.minutes(1)), arguments: [0, 300] as [CGFloat])
  func manyLooksAreLaidOut(width: CGFloat) {
    let string = NSMutableAttributedString(string: String(repeating: "some ", count: Self.many / 5))
    for index in 0..<string.length {
      string.addAttribute(TextAttribute.kern, value: CGFloat(index % 2), range: NSRange(location: index, length: 1))
    }
    let text = StyledText(string, style: TextStyle(font: FontDescription(family: .system, size: 17, weight: 0)))
    #expect(text.runs.count == Self.many)
    let laidOut = text.laidOut(width: width)
    #expect(laidOut.lines.reduce(0) { $0 + $1.runs.count } > Self.many * 9 / 10)
  }

  @Test func whatIsBeyondTheLimitIsLeftOut() {
    let text = sample(String(repeating: "a\n", count: 600_000))
    #expect(text.bytes.count == StyledText.lengthLimit)
  }
}
