// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

struct NibEditorTests {
  // MARK: Values in their places

  @Test(arguments: [
    (#"<integer key="value" value="2"/>"#, NibAttribute.Value.integer(12), #"<integer key="value" value="12"/>"#),
    (#"<integer  value = '2' key="value" />"#, .integer(-1), #"<integer  value = '-1' key="value" />"#),
    (#"<real key="value" value="2"/>"#, .real(2.5), #"<real key="value" value="2.5"/>"#),
    (#"<real key="value" value="2.0"/>"#, .real(2), #"<real key="value" value="2.0"/>"#),
    (#"<integer key="value" value="2"/>"#, .real(2), #"<real key="value" value="2"/>"#),
    (#"<real key="value" value="2"/>"#, .real(0), #"<real key="value" value="0.0"/>"#),
    (#"<real key="value" value="2"/>"#, .real(0.1), #"<real key="value" value="0.1"/>"#),
    (#"<real key="value" value="2"/>"#, .real(1e300), #"<real key="value" value="1e+300"/>"#),
    (
      #"<!-- a --><real key="value" value="2"/><!-- b -->"#, .integer(3),
      #"<!-- a --><integer key="value" value="3"/><!-- b -->"#
    ),
  ])
  func onlyTheNumberIsWritten(child: String, value: NibAttribute.Value, expected: String) throws {
    let document = Self.document(
      #"<userDefinedRuntimeAttribute keyPath="a" type="number">§</userDefinedRuntimeAttribute>"#)
    let edited = try Self.edit(document.replacing("§", with: child), "a", value)
    #expect(edited == document.replacing("§", with: expected))
  }

  @Test(arguments: [
    (
      #"type="boolean" keyPath="a" value="NO"/>"#, NibAttribute.Value.boolean(true),
      #"type="boolean" keyPath="a" value="YES"/>"#
    ),
    (
      #"value='it' keyPath="a" type="string" />"#, .string("'&\"<é>"),
      #"value='&apos;&amp;"&lt;é&gt;' keyPath="a" type="string" />"#
    ),
    (
      #"type="string" keyPath="a" value="b"/>"#, .string("'&\"<é>"),
      #"type="string" keyPath="a" value="'&amp;&quot;&lt;é&gt;"/>"#
    ),
    (#"type="image" keyPath="a" value="b"/>"#, .image("c"), #"type="image" keyPath="a" value="c"/>"#),
    (#"type="string" keyPath="&#97;" value="b"/>"#, .string("c"), #"type="string" keyPath="&#97;" value="c"/>"#),
    (
      #"type="string" keyPath="a"><string key="value">b<!-- c --><![CDATA[d]]></string></userDefinedRuntimeAttribute>"#,
      .string("e\n<\"f\">"),
      "type=\"string\" keyPath=\"a\"><string key=\"value\">e\n&lt;\"f\"&gt;</string></userDefinedRuntimeAttribute>"
    ),
    (
      #"type="localizedString" keyPath="a"><mutableString key="value">b</mutableString></userDefinedRuntimeAttribute>"#,
      .localizedString("c"),
      #"type="localizedString" keyPath="a"><mutableString key="value">c</mutableString></userDefinedRuntimeAttribute>"#
    ),
    (
      #"type="point" keyPath="a"><point y="0.10000000000000001" key="value" x="1"/></userDefinedRuntimeAttribute>"#,
      .point(CGPoint(x: 2, y: 0.1)),
      #"type="point" keyPath="a"><point y="0.10000000000000001" key="value" x="2"/></userDefinedRuntimeAttribute>"#
    ),
  ])
  func onlyTheTextOfAValueIsWritten(old: String, value: NibAttribute.Value, new: String) throws {
    let tag = "<userDefinedRuntimeAttribute "
    #expect(try Self.edit(Self.document(tag + old), "a", value) == Self.document(tag + new))
  }

  @Test func valueOfAnotherTypeReplacesTheElementInItsPlace() throws {
    let old = Self.document(
      """
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="NO"/> <!-- here -->
                      <userDefinedRuntimeAttribute type="nil" keyPath="b"/>
      """)
    let new = Self.document(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="a">
                          <integer key="value" value="1"/>
                      </userDefinedRuntimeAttribute> <!-- here -->
                      <userDefinedRuntimeAttribute type="nil" keyPath="b"/>
      """)
    #expect(try Self.edit(old, "a", .integer(1)) == new)
  }

  @Test func lastOfTheSameKeyPathIsChangedAndAllAreRemoved() throws {
    let nilA = #"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#
    let yes = #"<userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>"#
    let other = #"<userDefinedRuntimeAttribute type="nil" keyPath="b"/>"#
    #expect(try Self.edit(Self.document(nilA + other + nilA), "a", .boolean(true)) == Self.document(nilA + other + yes))
    #expect(try Self.edit(Self.document(nilA + other + nilA), "a", nil) == Self.document(other))
  }

  @Test(arguments: ["\r\n", "\n", "\r"]) func removedAttributeTakesItsLineAlong(newline: String) throws {
    let lines = ["a", "b", "c"].map { #"<userDefinedRuntimeAttribute type="nil" keyPath="\#($0)"/>"# }
    let document = { (lines: [String]) in
      Self.document(lines.joined(separator: "\n                ")).replacing("\n", with: newline)
    }
    for (index, keyPath) in ["a", "b", "c"].enumerated() {
      var rest = lines
      rest.remove(at: index)
      #expect(try Self.edit(document(lines), keyPath, nil) == document(rest))
    }
    #expect(try Self.edit(document([lines[0], lines[1] + " <!-- it -->", lines[2]]), "b", nil).contains("<!-- it -->"))
  }

  @Test(arguments: [
    (#"type="string" keyPath="a"><string key="value" base64-UTF8="YES">Bw</string>"#, NibAttribute.Value.string("b\n")),
    (#"type="string" keyPath="a"><string key="value" base64-UTF8="YES">Bw</string>"#, .string("b")),
    (#"type="string" keyPath="a"><string key="value"/>"#, .string("b\n")),
    (#"type="string" keyPath="a"><string key="value">b</string>"#, .string("\u{7}")),
    (#"type="number" keyPath="a"><real key="value" value="1"/><integer key="value" value="2"/>"#, .real(3)),
    (#"type="number" keyPath="a"><real key="other" value="1"/><real key="value" value="2"/>"#, .real(3)),
    (#"type="color" keyPath="a"><color key="value" white="1"/>"#, .color(.gray(white: 1, alpha: 0.5, space: ""))),
    (
      #"type="color" keyPath="a"><color key="value" systemColor="a" cocoaTouchSystemColor="b"/>"#,
      .color(.system("b"))
    ),
  ])
  func formThatCannotHoldTheValueIsReplaced(old: String, value: NibAttribute.Value) throws {
    let text = Self.document("<userDefinedRuntimeAttribute \(old)</userDefinedRuntimeAttribute>")
    #expect(try Self.value(of: "a", in: Self.edit(text, "a", value)) == value)
  }

  // MARK: New attributes

  @Test func newAttributesAreAppendedAsXcodeWritesThem() throws {
    let first = #"<userDefinedRuntimeAttribute type="nil" keyPath="z"/>"#
    let edits: [(String, NibAttribute.Value)] = [
      ("layer.cornerRadius", .integer(8)), ("lineWidth", .real(2.5)), ("isVertical", .boolean(true)),
      ("caption", .string("Tear & fold")), ("note", .string("Two\nlines <here>")), ("bell", .string("\u{7}")),
      ("title", .localizedString("Ticket")), ("ink", .color(.system("labelColor"))),
      ("paper", .color(.rgb(red: 0, green: 0.5, blue: 1, alpha: 1, space: "sRGB"))),
      ("old", .color(.gray(white: 0, alpha: 0, space: "calibratedWhite"))), ("anchor", .point(CGPoint(x: 0.5, y: -1))),
      ("inset", .rect(CGRect(x: 0, y: 2, width: 3, height: 4))), ("stamp", .image("stamp")), ("delegate", .null),
      ("shadow", .size(CGSize(width: 3, height: 4.5))), ("span", .range(NSRange(location: 2, length: 5))),
    ]
    let expected = """
                      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                          <integer key="value" value="8"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="number" keyPath="lineWidth">
                          <real key="value" value="2.5"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="boolean" keyPath="isVertical" value="YES"/>
                      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="Tear &amp; fold"/>
                      <userDefinedRuntimeAttribute type="string" keyPath="note">
                          <string key="value">Two
      lines &lt;here&gt;</string>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="string" keyPath="bell">
                          <string key="value" base64-UTF8="YES">
      Bw
      </string>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="localizedString" keyPath="title" value="Ticket"/>
                      <userDefinedRuntimeAttribute type="color" keyPath="ink">
                          <color key="value" systemColor="labelColor"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="color" keyPath="paper">
                          <color key="value" red="0.0" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="color" keyPath="old">
                          <color key="value" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="point" keyPath="anchor">
                          <point key="value" x="0.5" y="-1"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="rect" keyPath="inset">
                          <rect key="value" x="0.0" y="2" width="3" height="4"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="image" keyPath="stamp" value="stamp"/>
                      <userDefinedRuntimeAttribute type="nil" keyPath="delegate"/>
                      <userDefinedRuntimeAttribute type="size" keyPath="shadow">
                          <size key="value" width="3" height="4.5"/>
                      </userDefinedRuntimeAttribute>
                      <userDefinedRuntimeAttribute type="range" keyPath="span">
                          <range key="value" location="2" length="5"/>
                      </userDefinedRuntimeAttribute>
      """
    let editor = try NibEditor(data: Data(Self.document(first).utf8))
    let new = try editor.setting(edits.map { NibEdit(id: "v", keyPath: $0.0, value: $0.1) })
    #expect(String(decoding: new, as: UTF8.self) == Self.document(first + "\n" + expected))
  }

  /// What the object holds, and what it holds with one attribute more.
  @Test(arguments: [
    (#"<view id="v"/>"#, "<view id=\"v\">\n    §\n</view>"),
    (#"<view id="v"></view>"#, "<view id=\"v\">\n    §\n</view>"),
    ("<view id=\"v\">\n</view>", "<view id=\"v\">\n    §\n</view>"),
    (#"<view id='v' />"#, "<view id='v'>\n    §\n</view>"),
    ("<view\n  id='v'\n/>", "<view\n  id='v'>\n    §\n</view>"),
    ("<view id=\"v\">\n    <rect key=\"a\"/>\n</view>", "<view id=\"v\">\n    <rect key=\"a\"/>\n    §\n</view>"),
    (
      "<view id=\"v\">\n    <rect key=\"a\"/> <!-- a -->\n    <!-- b -->\n    <connections/>\n</view>",
      "<view id=\"v\">\n    <rect key=\"a\"/> <!-- a -->\n    §\n    <!-- b -->\n    <connections/>\n</view>"
    ),
    (
      "<view id=\"v\">\n    <variation key=\"b\"/>\n    <connections/>\n</view>",
      "<view id=\"v\">\n    §\n    <variation key=\"b\"/>\n    <connections/>\n</view>"
    ),
    (
      "<view id=\"v\">\n    <size key=\"freeformSize\"/>\n    <point key=\"canvasLocation\" x=\"1\" y=\"1\"/>\n</view>",
      "<view id=\"v\">\n    <size key=\"freeformSize\"/>\n    §\n    <point key=\"canvasLocation\" x=\"1\" y=\"1\"/>\n</view>"
    ),
  ])
  func attributesAreMadeWhereXcodeHasThem(old: String, new: String) throws {
    let attributes = """
      <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="nil" keyPath="a"/>
          </userDefinedRuntimeAttributes>
      """
    let full = { (view: String) in
      InterfaceDocument.text(objects: view.replacing("§", with: attributes))
        .replacing("    <objects>", with: "<objects>").replacing("    </objects>", with: "</objects>")
    }
    #expect(try Self.edit(full(old), "a", .null) == full(new))
    // An element that is left with nothing gets the form that Xcode gives it.
    let closed = old.replacing(#/\s*/>$|>\s*</view>$/#, with: "/>")
    #expect(try Self.edit(full(new), "a", nil) == full(old.contains("    ") ? old : closed))
  }

  @Test func documentOnOneLineStaysOnOne() throws {
    let document = InterfaceDocument.text(objects: "§").replacing("\n", with: "").replacing("  ", with: "")
    let old = document.replacing("§", with: #"<view id="v"/>"#)
    let new = document.replacing(
      "§",
      with: #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="a">"#
        + #"<real key="value" value="1.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#)
    #expect(try Self.edit(old, "a", .real(1.5)) == new)
    #expect(try Self.edit(new, "a", nil) == old)
  }

  @Test(arguments: ["\r\n", "\n", "\r"]) func lineBreaksAndTabsAreTheDocuments(newline: String) throws {
    let document = InterfaceDocument.text(objects: "\t\t§").replacing("    ", with: "\t").replacing("\n", with: newline)
    let old = document.replacing("§", with: #"<view id="v"/>"#)
    let lines = [
      #"<view id="v">"#, "\t\t\t<userDefinedRuntimeAttributes>",
      "\t\t\t\t<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\">", "\t\t\t\t\t<string key=\"value\">b",
      "c</string>", "\t\t\t\t</userDefinedRuntimeAttribute>", "\t\t\t</userDefinedRuntimeAttributes>", "\t\t</view>",
    ]
    let new = document.replacing("§", with: lines.joined(separator: newline))
    #expect(try Self.edit(old, "a", .string("b\nc")) == new)
    #expect(try Self.value(of: "a", in: new) == .string("b\nc"))
    #expect(try Self.edit(new, "a", nil) == old)
  }

  @Test func emptyElementOfAttributesIsFilled() throws {
    let attribute = #"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#
    let full = Self.document(attribute)
    let empty = Self.document("§").replacing("\n                §\n            ", with: "")
    #expect(try Self.edit(empty, "a", .null) == full)
    let single = Self.document("§").replacing(
      "<userDefinedRuntimeAttributes>\n                §\n            </userDefinedRuntimeAttributes>",
      with: "<userDefinedRuntimeAttributes/>")
    #expect(try Self.edit(single, "a", .null) == full)
    let comment = Self.document("<!-- none -->")
    #expect(try Self.edit(Self.edit(comment, "a", .null), "a", nil) == comment)
  }

  // MARK: What stays

  @Test func noChangeIsNoByte() throws {
    let data = try Documents.data(named: "Everything")
    let editor = try NibEditor(data: data)
    let line = try #require(editor.document.views.first?.subviews.first?.object)
    var edits = line.attributes.map { NibEdit(id: "tEa-r0-Ln1", keyPath: $0.keyPath, value: $0.value) }
    edits.append(NibEdit(id: "tEa-r0-Ln1", keyPath: "absent", value: nil))
    edits.append(NibEdit(id: "lAb-3l-x01", keyPath: "absent", value: nil))
    #expect(try editor.setting(edits) == data)
    #expect(try editor.setting([]) == data)
  }

  @Test func lastEditOfAnAttributeCounts() throws {
    let editor = try NibEditor(data: Data(Self.document(Self.number("1")).utf8))
    let edits = [3, nil, 2].map { NibEdit(id: "v", keyPath: "a", value: $0.map { .integer($0) }) }
    #expect(String(decoding: try editor.setting(edits), as: UTF8.self) == Self.document(Self.number("2")))
  }

  @Test func markAndForeignMarksStay() throws {
    let old = Self.document(Self.number("1")).replacing("<?xml", with: "\u{FEFF}<?xml")
      .replacing("<objects>", with: "<?pi <view id='v'> ?><objects>")
      .replacing("</objects>", with: "<!-- <view id=\"v\"/> --><![CDATA[ <view id=\"v\"/> ]]></objects>")
    #expect(try Self.edit(old, "a", .integer(2)) == old.replacing("value=\"1\"", with: "value=\"2\""))
  }

  @Test func documentInASCIIStaysInASCII() throws {
    let old = Self.document(Self.number("1")).replacing("UTF-8", with: "US-ASCII")
    let new = try Self.edit(old, "a", .string("é😀"))
    #expect(new.utf8.allSatisfy { $0 < 0x80 })
    #expect(try Self.value(of: "a", in: new) == .string("é😀"))
    #expect(try Self.value(of: "a", in: Self.edit(new, "a", .string("ü\n"))) == .string("ü\n"))
  }

  // MARK: Refusals

  @Test func unknownIdentifierIsRefused() throws {
    let document = InterfaceDocument.text(
      objects: #"<view id="v"><connections><outlet id="o" property="p" destination="v"/></connections></view><view/>"#)
    for id in ["w", "o", ""] {
      #expect(Self.error(document, id) == .noObject(id: id))
    }
  }

  @Test func identifierThatStandsTwiceIsRefused() throws {
    let document = InterfaceDocument.text(
      objects: #"<view id="v"><constraints><constraint id="v"/></constraints></view>"#)
    #expect(Self.error(document, "v") == .severalObjects(id: "v"))
    let encoded = InterfaceDocument.text(objects: #"<view id="v"/><view id="&#x76;"/>"#)
    #expect(Self.error(encoded, "v") == .severalObjects(id: "v"))
  }

  @Test(arguments: [
    ("a", NibAttribute.Value.real(.nan)), ("a", .real(-.infinity)), ("a", .point(CGPoint(x: 0, y: Double.infinity))),
    ("a", .color(.unknown)), ("a", .unknown(type: "font")), ("a", .image("\u{0}")), ("", .null), ("a\u{1}", .null),
    ("a", .color(.gray(white: .nan, alpha: 1, space: ""))), ("a", .color(.named("\u{FFFF}"))),
  ])
  func valueThatNoDocumentHoldsIsRefused(keyPath: String, value: NibAttribute.Value) throws {
    let editor = try NibEditor(data: Data(Self.document("").utf8))
    let error = #expect(throws: NibError.self) {
      try editor.setting([NibEdit(id: "v", keyPath: keyPath, value: value)])
    }
    guard case .badValue? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: NibError.self) { try NibEditor.xml(of: [(keyPath, value)]) }
  }

  @Test func documentThatOutgrowsTheLimitIsRefused() throws {
    let comment = "<!--" + String(repeating: " ", count: (3 << 20) - 300) + "-->"
    let large = Self.document(String(repeating: comment, count: 3))
    #expect(Self.error(large, "v", .string("a")) == nil)
    #expect(Self.error(large, "v", .string(String(repeating: "a", count: 1000))) == .tooLarge(limit: 9 << 20))
    // The innermost view stands at the level before the last.
    let (open, close) = (
      String(repeating: "<view><subviews>", count: 98), String(repeating: "</subviews></view>", count: 98)
    )
    let deep = InterfaceDocument.text(objects: open + "<view id=\"v\"/>" + close)
    #expect(Self.error(deep, "v") == .tooDeep(limit: 200))
  }

  @Test func longestTextIsReadAgain() throws {
    for character in ["\"", "\u{7}"] {
      let text = String(repeating: character, count: 1_000_000)
      #expect(try Self.value(of: "a", in: Self.edit(Self.document(""), "a", .string(text))) == .string(text))
      let error = #expect(throws: NibError.self) { try Self.edit(Self.document(""), "a", .string(text + "a")) }
      #expect(error?.description.hasSuffix("…'") == true)
    }
    let name = String(repeating: "<", count: 1_000_000)
    #expect(try Self.value(of: "a", in: Self.edit(Self.document(""), "a", .image(name))) == .image(name))
    #expect(throws: NibError.self) { try Self.edit(Self.document(""), name + "a", .null) }
  }

  @Test func brokenDocumentIsRefusedAsElsewhere() {
    let text = Self.document("</view>")
    let error = #expect(throws: NibError.self) { try NibEditor(data: Data(text.utf8)) }
    #expect(error == Documents.error(of: text))
  }

  // MARK: Resources

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
    let old = Self.document(Self.number("1")).replacing("        <resources></resources>\n", with: "")
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

  // MARK: Snippets

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

  // MARK: Helpers

  /// A document with a view "v" around attributes.
  private static func document(_ attributes: String) -> String {
    InterfaceDocument.text(
      objects: """
                <view id="v">
                    <userDefinedRuntimeAttributes>
                        \(attributes)
                    </userDefinedRuntimeAttributes>
                </view>
        """)
  }

  private static func number(_ text: String) -> String {
    #"<userDefinedRuntimeAttribute type="number" keyPath="a"><integer key="value" value="\#(text)"/>"#
      + "</userDefinedRuntimeAttribute>"
  }

  private static func edit(_ text: String, _ keyPath: String, _ value: NibAttribute.Value?) throws -> String {
    let editor = try NibEditor(data: Data(text.utf8))
    return String(decoding: try editor.setting([NibEdit(id: "v", keyPath: keyPath, value: value)]), as: UTF8.self)
  }

  private static func value(of keyPath: String, in text: String) throws -> NibAttribute.Value? {
    let view = try NibDocument(data: Data(text.utf8)).views.first
    return view?.object.attributes.last { $0.keyPath == keyPath }?.value
  }

  private static func error(_ text: String, _ id: String, _ value: NibAttribute.Value = .null) -> NibError.Reason? {
    do {
      _ = try NibEditor(data: Data(text.utf8)).setting([NibEdit(id: id, keyPath: "a", value: value)])
      return nil
    } catch {
      return error.reason
    }
  }
}
