// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

struct StringDrawingTests {
  private static let font = UIFont.systemFont(ofSize: 17)
  private static let text = "The quick brown fox jumps over the lazy dog"

  @Test func allKindsOfStringsMeasureTheSame() {
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .kern: 1.5]
    let size = Self.text.size(withAttributes: attributes)
    #expect(size.width > 300 && size.height == Self.font.lineHeight)
    #expect(NSString(string: Self.text).size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: Self.text, attributes: attributes).size() == size)
    #expect(Self.text[...].size(withAttributes: attributes) == size)
  }

  @Test func sizesAreNotRounded() {
    #expect("Hello".size(withAttributes: [.font: Self.font]) == CGSize(width: 40.6875, height: 20.57421875))
  }

  @Test func emptyStringsAreAsHighAsALineIfTheyAreOfOneLook() {
    #expect("".size(withAttributes: [.font: Self.font]) == CGSize(width: 0, height: Self.font.lineHeight))
    #expect(NSAttributedString(string: "").size() == .zero)
    #expect("a".size().height == UIFont.systemFont(ofSize: 12).lineHeight)
  }

  @Test func boundingRectsAreOfTheLinesInTheRoom() {
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font]
    let room = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = Self.text.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(wrapped.origin == .zero)
    #expect(wrapped.width <= 120)
    #expect(wrapped.height == 4 * Self.font.lineHeight)
    // Without the option it is one line, whose origin is on the baseline.
    let line = Self.text.boundingRect(with: .zero, options: [], attributes: attributes, context: nil)
    #expect(line.minY == -Self.font.ascender)
    #expect(line.height == Self.font.lineHeight)
    let narrow = Self.text.boundingRect(
      with: CGSize(width: 40, height: 400), options: [], attributes: attributes, context: nil)
    #expect(narrow == line)
    let context = NSStringDrawingContext()
    let cut = NSAttributedString(string: Self.text, attributes: attributes).boundingRect(
      with: CGSize(width: 120, height: 45), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: context)
    #expect(cut.height == 2 * Self.font.lineHeight)
    #expect(context.totalBounds == cut)
    #expect(context.actualScaleFactor == 1)
  }

  @Test func allKindsOfStringsDrawTheSame() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .foregroundColor: UIColor.red]
    let pictures = try [
      drawing(60, 30) { _ in "Hello".draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) },
      drawing(60, 30) { _ in NSString(string: "Hello").draw(at: CGPoint(x: 3, y: 4), withAttributes: attributes) },
      drawing(60, 30) { _ in
        NSAttributedString(string: "Hello", attributes: attributes).draw(at: CGPoint(x: 3, y: 4))
      },
      drawing(60, 30) { _ in
        "Hello".draw(in: CGRect(x: 3, y: 4, width: 57, height: 26), withAttributes: attributes)
      },
      drawing(60, 30) { _ in
        "Hello".draw(
          with: CGRect(x: 3, y: 4 + Self.font.ascender, width: 0, height: 0), options: [], attributes: attributes,
          context: nil)
      },
    ]
    #expect(pictures[0].inkedCount > 100)
    #expect(pictures[0].pixels.allSatisfy { $0.green == 0 && $0.red == $0.alpha })
    for picture in pictures { #expect(picture.difference(from: pictures[0]) == 0) }
  }

  @Test func withoutAContextNothingHappens() {
    "Hello".draw(at: .zero)
    NSAttributedString(string: "Hello").draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func textIsBlackWithoutAColor() throws {
    let picture = try drawing(60, 30) { _ in "Hello".draw(at: .zero) }
    #expect(picture.inkedCount > 50)
    #expect(picture.pixels.allSatisfy { $0.red == 0 && $0.green == 0 && $0.blue == 0 })
  }

  @Test func numbersMayBeBoxedInAnyWay() {
    let sizes: [Any] = [4, 4.0, CGFloat(4), Float(4), NSNumber(value: 4)]
    let widths = sizes.map { "abc".size(withAttributes: [.font: Self.font, .kern: $0]).width }
    #expect(Set(widths).count == 1)
    #expect(widths[0] == "abc".size(withAttributes: [.font: Self.font]).width + 12)
  }

  @Test func valuesOfAWrongKindArePassedOver() {
    let odd: [NSAttributedString.Key: Any] = [
      .font: "Inter", .foregroundColor: 7, .kern: "wide", .paragraphStyle: NSObject(), .shadow: 1,
      .underlineStyle: NSUnderlineStyle.single, .strokeWidth: CGFloat.nan, NSAttributedString.Key("other"): 3,
    ]
    #expect("abc".size(withAttributes: odd) == "abc".size())
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: -50, height: -20), CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 5), .null, .infinite, .zero,
  ])
  func anyRectangleIsTaken(rect: CGRect) throws {
    _ = try drawing(20, 20) { _ in
      Self.text.draw(in: rect, withAttributes: [.font: Self.font])
      Self.text.draw(with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
  }

  @Test func aShadowFallsBesideTheText() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 30, height: 20)
    shadow.shadowColor = UIColor.red
    let attributes: [NSAttributedString.Key: Any] = [.font: Self.font, .shadow: shadow]
    for scale in [1.0, 2] {
      let picture = try drawing(60, 60, scale: scale) { _ in
        "II".draw(at: CGPoint(x: 2, y: 2), withAttributes: attributes)
      }
      let red = picture.pixels.indices.filter { picture.pixels[$0].red > 100 }
      let black = picture.pixels.indices.filter { picture.pixels[$0].alpha > 100 && picture.pixels[$0].red < 50 }
      #expect(red.count > 20 && abs(red.count - black.count) <= red.count / 4)
      let row = { (index: Int) in index / picture.width }
      // 20 points below; the baseline of the text is on a row's edge, that of its shadow is too.
      #expect(row(red[0]) - row(black[0]) == Int(20 * scale))
    }
  }
}
