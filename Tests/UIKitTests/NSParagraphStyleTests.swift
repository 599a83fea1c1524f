// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct NSParagraphStyleTests {
  @Test func defaultsAreApples() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.baseWritingDirection == .natural)
    #expect(
      [
        style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent, style.tailIndent,
        style.firstLineHeadIndent, style.minimumLineHeight, style.maximumLineHeight, style.lineHeightMultiple,
        style.defaultTabInterval,
      ].allSatisfy { $0 == 0 })
    #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
    #expect(style == NSParagraphStyle())
  }

  private func changed() -> NSMutableParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = .justified
    style.lineBreakMode = .byTruncatingMiddle
    style.baseWritingDirection = .rightToLeft
    style.lineSpacing = 1
    style.paragraphSpacing = 2
    style.paragraphSpacingBefore = 3
    style.headIndent = 4
    style.tailIndent = -5
    style.firstLineHeadIndent = 6
    style.minimumLineHeight = 7
    style.maximumLineHeight = 8
    style.lineHeightMultiple = 1.5
    style.defaultTabInterval = 9
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    return style
  }

  @Test func copiesAreEqualAndApart() throws {
    let style = changed()
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && mutable == style)
    #expect(!(copy is NSMutableParagraphStyle))
    style.headIndent = 99
    #expect(copy.headIndent == 4 && mutable.headIndent == 4)
    #expect(copy != style)
    let other = NSMutableParagraphStyle()
    other.setParagraphStyle(style)
    #expect(other == style)
  }

  @Test func archivesGiveTheSameStyle() throws {
    let style = changed()
    let data = try NSKeyedArchiver.archivedData(withRootObject: style, requiringSecureCoding: true)
    let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSMutableParagraphStyle.self, from: data))
    #expect(again == style)
  }

  @Test func tabStopsStayInOrder() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for location in [50.0, 10, 30] { style.addTabStop(NSTextTab(textAlignment: .left, location: location)) }
    #expect(style.tabStops.map(\.location) == [10, 30, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 30))
    #expect(style.tabStops.map(\.location) == [10, 50])
    style.tabStops = nil
    #expect(style.tabStops.count == 12)
  }

  @Test(arguments: [("ar", true), ("he-IL", true), ("fa_IR", true), ("en", false), ("de-AT", false), ("", false)])
  func languagesHaveTheirDirection(language: String, isReversed: Bool) {
    #expect(
      NSParagraphStyle.defaultWritingDirection(forLanguage: language) == (isReversed ? .rightToLeft : .leftToRight))
  }

  @Test func shadowsHaveApplesDefaultsAndAreArchived() throws {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero && shadow.shadowBlurRadius == 0)
    #expect(shadow.shadowColor as? UIColor == UIColor(white: 0, alpha: 1 / 3))
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    shadow.shadowColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(shadow.copy() as? NSShadow == shadow)
    let data = try NSKeyedArchiver.archivedData(withRootObject: shadow, requiringSecureCoding: true)
    #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: data) == shadow)
  }
}
