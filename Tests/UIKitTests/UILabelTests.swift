// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import StippleText
import Testing
import UIKit

@testable import UIKit

@MainActor struct UILabelTests {
  private static let text = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String?, _ width: CGFloat = 0, _ height: CGFloat = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = text
    return label
  }

  @Test func defaultsAreApples() {
    let label = UILabel()
    #expect(label.text == nil && label.attributedText == nil)
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.numberOfLines == 1)
    #expect(!label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0)
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(label.shadowColor == nil && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isHighlighted && label.highlightedTextColor == nil)
    #expect(label.isEnabled && !label.isUserInteractionEnabled && !label.isOpaque)
    #expect(label.preferredMaxLayoutWidth == 0)
    #expect(label.intrinsicContentSize == .zero)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
  }

  @Test(arguments: [1.0, 2, 3])
  func itsSizeIsTheTextsInWholePixels(scale: CGFloat) {
    let label = label("Hello")
    label.traitOverrides.displayScale = scale
    let size = "Hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    let rounded = CGSize(
      width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    #expect(label.intrinsicContentSize == rounded)
    #expect(label.sizeThatFits(.zero) == rounded)
    #expect(label.sizeThatFits(CGSize(width: 5, height: 5)) == rounded)
    label.sizeToFit()
    #expect(label.bounds.size == rounded)
  }

  @Test func severalLinesTakeTheWidthThatIsAskedFor() {
    let label = label(Self.text)
    label.numberOfLines = 0
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(label.intrinsicContentSize.height == line.rounded(.up))
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.height == (4 * line).rounded(.up))
    #expect(label.intrinsicContentSize.width <= 120)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)) == label.intrinsicContentSize)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == (2 * line).rounded(.up))
  }

  @Test func textIsShapedOnceNotAtEachDraw() throws {
    let label = label(Self.text, 120, 100)
    label.numberOfLines = 0
    let first = try Bitmap(view: label)
    let count = label.content.shapingCount
    #expect(count == 1)
    for _ in 0..<5 {
      label.setNeedsDisplay()
      #expect(try Bitmap(view: label) == first)
    }
    label.textColor = .red
    label.shadowColor = .blue
    label.isHighlighted = true
    label.overrideUserInterfaceStyle = .dark
    #expect(try Bitmap(view: label) != first)
    #expect(label.content.shapingCount == count)
    label.frame.size.width = 100
    _ = try Bitmap(view: label)
    #expect(label.content.shapingCount == count + 1)
    let before = label.content
    label.font = .systemFont(ofSize: 12)
    #expect(label.content !== before && label.content.shapingCount == 0)
  }

  @Test func textIsInTheMiddleOfTheHeight() throws {
    let rows = { (picture: Bitmap) in (0..<picture.height).filter { row in picture.row(row).contains { $0 > 0 } } }
    let tall = rows(try Bitmap(view: label("x", 20, 60)))
    let font = UIFont.systemFont(ofSize: 17)
    let baseline = ((60 - font.lineHeight) / 2 + font.ascender).rounded()
    #expect(tall.last == Int(baseline) - 1)
    #expect(abs(CGFloat(tall.count) - font.xHeight) <= 1.5)
  }

  @Test(arguments: [
    (NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1), (.natural, 0), (.justified, 0),
  ])
  func linesGoToTheirSide(alignment: NSTextAlignment, share: Double) throws {
    let label = label("lll", 100, 30)
    label.textAlignment = alignment
    let picture = try Bitmap(view: label)
    let columns = (0..<100).filter { column in (0..<30).contains { picture[column, $0].alpha > 0 } }
    let free = 100 - label.intrinsicContentSize.width
    // The letters stand a little inside of their box.
    #expect(abs(Double(columns[0]) - share * free) < 3)
  }

  @Test func theViewsDirectionCountsWhereNoLetterHasOne() throws {
    let label = label("123", 100, 30)
    label.semanticContentAttribute = .forceRightToLeft
    let picture = try Bitmap(view: label)
    #expect((0..<50).allSatisfy { column in (0..<30).allSatisfy { picture[column, $0].alpha == 0 } })
    #expect(picture.inkedCount > 20)
  }

  @Test func textWithoutRoomEndsInAnEllipsis() throws {
    let whole = label(Self.text, 400, 24)
    let cut = label(Self.text, 100, 24)
    #expect(try Bitmap(view: cut) != Bitmap(view: whole))
    let room = LabelContent.Room(width: 100, height: 24, lines: 1)
    #expect(cut.content.laidOut(in: room).isTruncated)
    cut.lineBreakMode = .byClipping
    #expect(!cut.content.laidOut(in: room).isTruncated)
    // A height for two lines and a half shows two.
    cut.lineBreakMode = .byTruncatingTail
    cut.numberOfLines = 0
    let lines = cut.content.laidOut(in: LabelContent.Room(width: 120, height: 52, lines: 0))
    #expect(lines.lines.count == 2 && lines.isTruncated)
  }

  @Test func lettersShrinkToFitTheWidth() throws {
    let label = label(Self.text, 200, 24)
    label.adjustsFontSizeToFitWidth = true
    _ = try Bitmap(view: label)
    let room = LabelContent.Room(width: 200, height: 24, lines: 1, minimumScale: 0)
    let shrunk = label.content.laidOut(in: room)
    #expect(!shrunk.isTruncated)
    #expect(shrunk.size.width <= 200 && shrunk.size.width > 190)
    let limited = label.content.laidOut(in: LabelContent.Room(width: 200, height: 24, lines: 1, minimumScale: 0.9))
    #expect(limited.isTruncated)
    // What fits stays as it is.
    let wide = label.content.laidOut(in: LabelContent.Room(width: 400, height: 24, lines: 1, minimumScale: 0))
    #expect(abs(wide.size.width - label.intrinsicContentSize.width) < 1)
  }

  @Test func aShrunkLabelKeepsItsBaseline() throws {
    let bottom = { (label: UILabel) in
      let picture = try Bitmap(view: label)
      return (0..<picture.height).last { row in picture.row(row).contains { $0 > 128 } }
    }
    let plain = label("MMMMM", 200, 40)
    let shrunk = label("MMMMMMMMMMMM", 100, 40)
    shrunk.adjustsFontSizeToFitWidth = true
    #expect(try bottom(shrunk) == bottom(plain))
    shrunk.baselineAdjustment = .alignCenters
    #expect(try bottom(shrunk) != bottom(plain))
  }

  @Test func attributedTextHasItsOwnLooks() throws {
    let label = label("plain", 100, 30)
    let string = NSMutableAttributedString(string: "MM", attributes: [.foregroundColor: UIColor.red])
    string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: NSRange(location: 0, length: 1))
    label.attributedText = string
    #expect(label.text == "MM")
    let picture = try Bitmap(view: label)
    #expect(picture.pixels.allSatisfy { $0.green == 0 && $0.red == $0.alpha })
    #expect(label.intrinsicContentSize.height == UIFont.boldSystemFont(ofSize: 24).lineHeight.rounded(.up))
    label.textColor = .blue
    #expect(try Bitmap(view: label).pixels.allSatisfy { $0.red == 0 })
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize.height == UIFont.systemFont(ofSize: 10).lineHeight.rounded(.up))
    label.textAlignment = .right
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right)
    label.text = "x"
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    string.append(NSAttributedString(string: "later"))
    label.attributedText = string
    string.append(NSAttributedString(string: "and later"))
    #expect(label.text == "MMlater")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test func theLabelTakesOnTheLookOfAnAttributedTextsStart() {
    let label = UILabel()
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.center, .byClipping)
    let font = UIFont.boldSystemFont(ofSize: 20)
    let string = NSMutableAttributedString(
      string: "ab", attributes: [.font: font, .foregroundColor: UIColor.red, .paragraphStyle: style])
    string.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))
    label.attributedText = string
    #expect(label.font == font && label.textColor == .red)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byClipping)
    let second = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
    #expect(second == .blue)
    for text in [NSAttributedString(string: "c"), NSAttributedString(string: "")] {
      label.attributedText = text
      #expect(label.text == text.string && label.font == font && label.textColor == .red)
    }
  }

  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func theBoxOfTheTextStaysInTheRectangle(alignment: NSTextAlignment) {
    let label = UILabel()
    (label.text, label.textAlignment) = ("abc", alignment)
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
    let box = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(bounds.contains(box) && box.size == label.intrinsicContentSize)
    #expect(alignment != .left || box.minX == bounds.minX)
    #expect(alignment != .right || box.maxX == bounds.maxX)
  }

  @Test func statesChangeTheColor() throws {
    let label = label("MMM", 60, 30)
    label.textColor = .red
    label.highlightedTextColor = .blue
    #expect(try Bitmap(view: label).pixels.allSatisfy { $0.blue == 0 })
    label.isHighlighted = true
    #expect(try Bitmap(view: label).pixels.allSatisfy { $0.red == 0 })
    label.isHighlighted = false
    let full = try Bitmap(view: label).coverage
    label.isEnabled = false
    #expect(abs(try Bitmap(view: label).coverage - full / 2) < full * 0.02)
  }

  @Test func textRectIsWhereTextIsDrawn() {
    let label = label("Hello", 100, 60)
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 10, y: 20, width: 100, height: 61)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
    #expect(rect.size == size)
    #expect(rect.minX == 10 && rect.midY == bounds.midY)
    #expect(label.textRect(forBounds: CGRect(x: 0, y: 0, width: 10, height: 10), limitedToNumberOfLines: 1).width <= 10)
    label.text = ""
    #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 10, y: 20, width: 0, height: 0))
  }

  final class TopLabel: UILabel {
    override func drawText(in rect: CGRect) {
      var box = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      box.origin.y = rect.minY
      super.drawText(in: box)
    }
  }

  @Test func subclassesPlaceTheText() throws {
    let top = TopLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    top.text = "Hello"
    let picture = try Bitmap(view: top)
    #expect((22..<60).allSatisfy { row in picture.row(row).allSatisfy { $0 == 0 } })
    #expect(picture.inkedCount > 50)
  }

  @Test func archivesGiveTheSameLabel() throws {
    let label = label("Hello", 100, 60)
    label.font = .boldSystemFont(ofSize: 11)
    label.textColor = .systemRed
    label.shadowColor = .green
    label.numberOfLines = 3
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingHead
    label.minimumScaleFactor = 0.5
    label.isEnabled = false
    let data = try NSKeyedArchiver.archivedData(withRootObject: label, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let again = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILabel)
    #expect(again.text == "Hello" && again.font == label.font && again.textColor == .systemRed)
    #expect(again.shadowColor == .green && again.shadowOffset == label.shadowOffset)
    #expect(again.numberOfLines == 3 && again.textAlignment == .center && again.lineBreakMode == .byTruncatingHead)
    #expect(again.minimumScaleFactor == 0.5 && !again.isEnabled && !again.isUserInteractionEnabled)
    #expect(try Bitmap(view: again) == Bitmap(view: label))
  }

  @Test func attributesAreSetByName() {
    let label = UILabel()
    for (key, value) in [
      ("text", "by name"), ("textColor", UIColor.red), ("numberOfLines", 0), ("textAlignment", 1), ("lineBreakMode", 0),
      ("enabled", false), ("highlighted", true), ("adjustsFontSizeToFitWidth", true), ("minimumScaleFactor", 0.5),
      ("shadowOffset", CGSize(width: 2, height: 3)), ("shadowColor", UIColor.blue), ("preferredMaxLayoutWidth", 70),
    ] as [(String, Any)] {
      label.setValue(value, forKey: key)
    }
    #expect(label.text == "by name" && label.textColor == .red && label.numberOfLines == 0)
    #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    #expect(!label.isEnabled && label.isHighlighted && label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5 && label.shadowOffset == CGSize(width: 2, height: 3))
    #expect(label.shadowColor == .blue && label.preferredMaxLayoutWidth == 70)
    #expect(label.value(forKey: "text") as? String == "by name")
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 1e-9, 1e9, .infinity])
  func anyNumberIsTaken(number: CGFloat) throws {
    let label = label("one two\nthree", 50, 40)
    label.font = .systemFont(ofSize: number)
    label.numberOfLines = -3
    label.minimumScaleFactor = number
    label.adjustsFontSizeToFitWidth = true
    label.preferredMaxLayoutWidth = number
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: number, height: -number)
    #expect(label.intrinsicContentSize.width.isFinite && label.intrinsicContentSize.height.isFinite)
    #expect(label.sizeThatFits(CGSize(width: number, height: number)).width.isFinite)
    _ = label.textRect(forBounds: CGRect(x: number, y: 0, width: number, height: 4), limitedToNumberOfLines: .min)
    _ = try Bitmap(view: label)
  }

  @Test func looksAsInItsGolden() throws {
    let label = label("Two lines of text", 62, 44)
    label.numberOfLines = 2
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textAlignment = .center
    label.textColor = .systemBlue
    label.shadowColor = UIColor(white: 0, alpha: 0.25)
    label.shadowOffset = CGSize(width: 1, height: 1)
    try expectGolden(Bitmap(view: label), "label")
  }
}
