// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct NibLabelTests {
  private func label(_ attributes: String, _ children: String = "") throws -> (UILabel, [String]) {
    let contents = try NibSamples.contents(
      ofObjects: """
        <label \(attributes) id="a"><rect key="frame" x="1" y="2" width="90" height="21"/>\(children)</label>
        """)
    return (try #require(contents.views.first as? UILabel), contents.warnings.map(\.message))
  }

  @Test func aLabelIsWhatTheDocumentSays() throws {
    let (label, warnings) = try label(
      """
      opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Seat 4" textAlignment="center" \
      lineBreakMode="middleTruncation" numberOfLines="2" baselineAdjustment="alignCenters" adjustsFontSizeToFit="YES" \
      minimumScaleFactor="0.5" highlighted="YES" enabled="NO" preferredMaxLayoutWidth="80"
      """,
      """
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="13"/>
      <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <color key="highlightedColor" systemColor="systemBlueColor"/>
      <color key="shadowColor" white="0" alpha="0.5" colorSpace="calibratedWhite"/>
      <size key="shadowOffset" width="1" height="2"/>
      """)
    #expect(warnings.isEmpty)
    #expect(label.text == "Seat 4" && label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 2 && label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.isHighlighted && !label.isEnabled && label.preferredMaxLayoutWidth == 80)
    #expect(label.font == .systemFont(ofSize: 13, weight: .semibold))
    #expect(label.textColor.cgColor.rgba == (1, 0, 0, 1))
    #expect(label.highlightedTextColor == .systemBlue)
    #expect(try #require(label.shadowColor).cgColor.rgba == (0, 0, 0, 0.5))
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.frame == CGRect(x: 1, y: 2, width: 90, height: 21))
    #expect(label.contentMode == .left && label.layer.needsDisplayOnBoundsChange)
  }

  @Test func whatTheDocumentDoesNotSayIsAsInANewLabel() throws {
    let (label, warnings) = try label("")
    #expect(warnings.isEmpty)
    #expect(label.text == nil && label.font == UILabel().font && label.textColor == .label)
    #expect(label.numberOfLines == 1 && !label.isUserInteractionEnabled)
  }

  @Test(arguments: [
    ("type=\"system\" pointSize=\"17\"", "Inter-Regular", 17.0),
    ("type=\"boldSystem\" pointSize=\"12\"", "Inter-Bold", 12),
    ("type=\"italicSystem\" pointSize=\"12\"", "Inter-Italic", 12),
    ("style=\"UICTFontTextStyleCaption2\"", "Inter-Regular", 11),
    ("name=\"DejaVuSans-Bold\" family=\"DejaVu Sans\" pointSize=\"9\"", "DejaVuSans-Bold", 9),
    ("type=\"system\" weight=\"black\" pointSize=\"40\"", "InterDisplay-Black", 40),
  ])
  func fontsAreThoseOfTheDocument(font: String, name: String, size: Double) throws {
    let (label, warnings) = try label("text=\"a\"", "<fontDescription key=\"fontDescription\" \(font)/>")
    #expect(warnings.isEmpty)
    #expect(label.font.fontName == name && label.font.pointSize == size)
  }

  @Test func aFontThatIsNotInstalledIsNamed() throws {
    let (label, warnings) = try label(
      "text=\"a\"",
      "<fontDescription key=\"fontDescription\" name=\"Avenir-Heavy\" family=\"Avenir\" pointSize=\"21\"/>")
    #expect(warnings == ["the font 'Avenir-Heavy' is not installed; drawn in the system's"])
    #expect(label.font.pointSize == 21)
  }

  @Test func textMayStandInAnElement() throws {
    let (label, _) = try label("", "<string key=\"text\">one\ntwo</string>")
    #expect(label.text == "one\ntwo")
  }

  @Test func attributedTextIsPutTogether() throws {
    let (label, warnings) = try label(
      "textAlignment=\"natural\"",
      """
      <attributedString key="attributedText"><fragment content="Big "><attributes>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
      <font key="NSFont" size="24" name="DejaVuSans-Bold"/>
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="charWrapping"/></attributes></fragment>
      <fragment><string key="content">small</string><attributes><font key="NSFont" metaFont="system" size="9"/></attributes>
      </fragment></attributedString>
      """)
    #expect(warnings.isEmpty)
    let text = try #require(label.attributedText)
    #expect(text.string == "Big small")
    #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.fontName == "DejaVuSans-Bold")
    #expect((text.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    let color = try #require(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
    #expect(color.cgColor.rgba == (1, 0, 0, 1))
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineBreakMode == .byCharWrapping)
  }

  @Test(arguments: [
    ("textAlignment=\"middle\"", "unknown text alignment 'middle'"),
    ("lineBreakMode=\"sometimes\"", "unknown line break mode 'sometimes'"),
    ("baselineAdjustment=\"up\"", "unknown baseline adjustment 'up'"),
  ])
  func anUnknownChoiceIsNamed(attribute: String, message: String) throws {
    #expect(try label(attribute).1 == [message])
  }
}
