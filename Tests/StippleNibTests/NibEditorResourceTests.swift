// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

/// Named colours that come with an edit, and attributes as text of their own.
struct NibEditorResourceTests {
  @Test func systemColorComesWithItsValue() throws {
    let data = try Documents.data(named: "Everything")
    let old = String(decoding: data, as: UTF8.self)
    let ink = NibColor.rgb(red: 0, green: 0, blue: 0, alpha: 0.6, space: "sRGB")
    let edits = [
      NibEdit(id: "tEa-r0-Ln1", keyPath: "lineColor", value: .color(.system("secondaryLabelColor"))),
      NibEdit(id: "tEa-r0-Ln1", keyPath: "other", value: .color(.system("systemBackgroundColor"))),
      NibEdit(id: "lAb-3l-x01", keyPath: "third", value: .color(.named("Brand/Ink"))),
      NibEdit(id: "lAb-3l-x01", keyPath: "fourth", value: .color(.system("systemYellowColor"))),
    ]
    let new = String(decoding: try NibEditor(data: data).setting(edits) { _ in ink }, as: UTF8.self)
    let value = #"<color red="0.0" green="0.0" blue="0.0" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>"#
    let resource = { (kind: String, name: String) in
      "\n        <\(kind) name=\"\(name)\">\n            \(value)\n        </\(kind)>"
    }
    let resources = try #require(new.firstRange(of: "    <resources>"))
    var expected = String(old[try #require(old.firstRange(of: "    <resources>")).lowerBound...])
    expected = expected.replacing(
      "\n        <systemColor name=\"systemB",
      with: resource("namedColor", "Brand/Ink") + resource("systemColor", "secondaryLabelColor")
        + "\n        <systemColor name=\"systemB")
    expected = expected.replacing(
      "\n    </resources>", with: resource("systemColor", "systemYellowColor") + "\n    </resources>")
    #expect(String(new[resources.lowerBound...]) == expected)
    #expect(new.split(separator: "<capability").count == old.split(separator: "<capability").count)
  }

  @Test func resourcesAreMadeWhereXcodeHasThem() throws {
    let old = Edited.document(Edited.number("1")).replacing("        <resources></resources>\n", with: "")
      .replacing("    <resources></resources>\n", with: "")
      .replacing("    <objects>", with: "    <dependencies>\n        <plugIn/>\n    </dependencies>\n    <objects>")
    let edit = NibEdit(id: "v", keyPath: "a", value: .color(.system("labelColor")))
    let value = NibColor.gray(white: 0, alpha: 1, space: "deviceWhite")
    let new = try NibEditor(data: Data(old.utf8)).setting([edit]) { _ in value }
    let text = String(decoding: new, as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
            </objects>
            <resources>
                <systemColor name="labelColor">
                    <color white="0.0" alpha="1" colorSpace="deviceWhite"/>
                </systemColor>
            </resources>
        </document>
        """))
    let capability = #"<capability name="System colors in document" minToolsVersion="11.0"/>"#
    #expect(text.contains("<plugIn/>\n        \(capability)\n    </dependencies>"))
    #expect(try NibDocument(data: new).resources.systemColors.count == 1)
  }

  @Test func attributesAreCopiedAsXML() throws {
    let attributes: [(String, NibAttribute.Value)] = [("isVertical", .boolean(true)), ("lineWidth", .real(2))]
    #expect(
      try NibEditor.xml(of: attributes, indent: "  ") == """
          <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isVertical" value="YES"/>
              <userDefinedRuntimeAttribute type="number" keyPath="lineWidth">
                  <real key="value" value="2"/>
              </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
        """)
    #expect(try NibEditor.xml(of: []) == "<userDefinedRuntimeAttributes/>")
  }

  @Test func numberTakesTheFormOfAnother() {
    #expect(NibAttribute.Value.number(2, like: .integer(5)) == .integer(2))
    #expect(NibAttribute.Value.number(2.5, like: .integer(5)) == .real(2.5))
    #expect(NibAttribute.Value.number(2, like: .real(5)) == .real(2))
    #expect(NibAttribute.Value.number(2, like: nil) == .real(2))
  }
}
