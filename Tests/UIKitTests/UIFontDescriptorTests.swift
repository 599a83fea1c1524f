// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct UIFontDescriptorTests {
  @Test func traitsGiveAnotherFontOfTheFamily() throws {
    let plain = UIFont.systemFont(ofSize: 15).fontDescriptor
    #expect(plain.symbolicTraits == [])
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0).fontName == "Inter-BoldItalic")
    #expect(UIFont(descriptor: both, size: 0).pointSize == 15)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    #expect(UIFont(descriptor: both, size: 9).pointSize == 9)
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let heavy = UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor
    #expect(heavy.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0).fontName } == "Inter-ExtraBold")
    #expect(plain.withSymbolicTraits(.traitMonoSpace)?.postscriptName == "JetBrainsMono-Regular")
  }

  @Test func traitsThatTheFamilyLacksGiveNothing() {
    #expect(UIFont.systemFont(ofSize: 15).fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test func designsAreTheSystemsFonts() {
    let plain = UIFont.systemFont(ofSize: 15, weight: .bold).fontDescriptor
    #expect(plain.withDesign(.monospaced)?.postscriptName == "JetBrainsMono-Bold")
    #expect(plain.withDesign(.default) == plain)
    #expect(plain.withDesign(.rounded) == nil)
    #expect(plain.withDesign(.serif) == nil)
  }

  @Test func attributesSayWhichFont() {
    let family = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 12, .face: "Bold Italic"])
    #expect(UIFont(descriptor: family, size: 0).fontName == "Inter-BoldItalic")
    let weighted = UIFont.systemFont(ofSize: 13).fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
    ])
    #expect(UIFont(descriptor: weighted, size: 0).fontName == "Inter-Light")
    #expect(UIFontDescriptor(name: "DejaVuSans-Bold", size: 8).postscriptName == "DejaVuSans-Bold")
    #expect(UIFontDescriptor(fontAttributes: [.name: "Inter-Thin", .size: 12]).postscriptName == "Inter-Thin")
    #expect(weighted.fontAttributes[.size] as? CGFloat == 13)
    #expect(
      UIFont.boldSystemFont(ofSize: 9).fontDescriptor.withFamily("DejaVu Sans").postscriptName == "DejaVuSans-Bold")
    #expect(weighted.withFace("Bold").postscriptName == "Inter-Bold")
  }

  @Test(arguments: [
    [.size: "large"] as [UIFontDescriptor.AttributeName: any Sendable], [.size: Double.nan], [.family: 3],
    [.family: "No Such Family", .face: "Nor Face"], [.traits: ["weight": 3]],
  ])
  func oddAttributesGiveAFont(attributes: [UIFontDescriptor.AttributeName: any Sendable]) {
    let font = UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 12)
    #expect(font.pointSize == 12)
    #expect(font.lineHeight > 0)
  }

  @Test func archivesGiveTheSameDescriptor() throws {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2)
    let data = try NSKeyedArchiver.archivedData(withRootObject: descriptor, requiringSecureCoding: true)
    let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: data))
    #expect(again == descriptor)
    #expect(again.object(forKey: .textStyle) as? UIFont.TextStyle == .title2)
  }
}
