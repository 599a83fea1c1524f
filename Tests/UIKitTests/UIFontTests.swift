// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct UIFontTests {
  @Test func systemFontsAreTheBundledOnes() {
    #expect(UIFont.systemFont(ofSize: 17).fontName == "Inter-Regular")
    #expect(UIFont.systemFont(ofSize: 17, weight: .black).fontName == "Inter-Black")
    #expect(UIFont.systemFont(ofSize: 34, weight: .ultraLight).fontName == "InterDisplay-Thin")
    #expect(UIFont.boldSystemFont(ofSize: 12).fontName == "Inter-Bold")
    #expect(UIFont.italicSystemFont(ofSize: 12).fontName == "Inter-Italic")
    #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontName == "JetBrainsMono-Bold")
    #expect(UIFont.systemFont(ofSize: 17, weight: UIFont.Weight(0.35)).familyName == "Inter")
  }

  @Test func lettersOfTheMonospacedFontAreEquallyWide() {
    let font = UIFont.monospacedSystemFont(ofSize: 13, weight: .regular)
    #expect("iiii".size(withAttributes: [.font: font]) == "MMMM".size(withAttributes: [.font: font]))
  }

  @Test func digitsCanBeEquallyWide() {
    let width = { (text: String, font: UIFont) in text.size(withAttributes: [.font: font]).width }
    let fixed = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    #expect(width("1111", fixed) == width("0000", fixed))
    #expect(width("1111", .systemFont(ofSize: 17)) < width("0000", .systemFont(ofSize: 17)))
    #expect(fixed != UIFont.systemFont(ofSize: 17))
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17),
    (.subheadline, 15), (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
  ])
  func textStylesHaveApplesSizes(style: UIFont.TextStyle, size: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
    #expect(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == style)
  }

  @Test func fontsGoByTheirNames() throws {
    let font = try #require(UIFont(name: "Inter-BoldItalic", size: 11))
    #expect(font.fontName == "Inter-BoldItalic")
    #expect(font.familyName == "Inter")
    #expect(font.pointSize == 11)
    #expect(UIFont(name: "JetBrains Mono", size: 11)?.fontName == "JetBrainsMono-Regular")
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Inter").count == 18)
    #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
  }

  @Test(arguments: ["", "Nonexistent-Bold", ".SFUI-Regular", "inter", "Inter\0", "*"])
  func aNameThatIsNotInstalledGivesNoFont(name: String) {
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func measuresAreInUIKitsTerms() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(font.descender < 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.leading == 0)
    #expect("Ag".size(withAttributes: [.font: font]).height == font.lineHeight)
  }

  @Test(arguments: [0, -3, .nan, .infinity, 1e9])
  func anySizeIsTaken(size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.lineHeight.isFinite && font.lineHeight >= 0)
    #expect("abc".size(withAttributes: [.font: font]).width.isFinite)
    #expect(font.withSize(12).pointSize == 12)
  }

  @Test func equalFontsAreEqual() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).withSize(18) == UIFont.systemFont(ofSize: 18))
  }

  @Test func archivesGiveTheSameFont() throws {
    for font in [
      UIFont.systemFont(ofSize: 17, weight: .heavy), .monospacedDigitSystemFont(ofSize: 9, weight: .thin),
      .preferredFont(forTextStyle: .headline), try #require(UIFont(name: "DejaVuSans-Bold", size: 5)),
    ] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: font, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: data) == font)
    }
  }

  @Test func sizesOfTheSystemAreApples() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
  }
}
