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
    let document = Edited.document(
      #"<userDefinedRuntimeAttribute keyPath="a" type="number">§</userDefinedRuntimeAttribute>"#)
    let edited = try Edited.edit(document.replacing("§", with: child), "a", value)
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
    #expect(try Edited.edit(Edited.document(tag + old), "a", value) == Edited.document(tag + new))
  }

  @Test func valueOfAnotherTypeReplacesTheElementInItsPlace() throws {
    let old = Edited.document(
      """
      <userDefinedRuntimeAttribute type="boolean" keyPath="a" value="NO"/> <!-- here -->
                      <userDefinedRuntimeAttribute type="nil" keyPath="b"/>
      """)
    let new = Edited.document(
      """
      <userDefinedRuntimeAttribute type="number" keyPath="a">
                          <integer key="value" value="1"/>
                      </userDefinedRuntimeAttribute> <!-- here -->
                      <userDefinedRuntimeAttribute type="nil" keyPath="b"/>
      """)
    #expect(try Edited.edit(old, "a", .integer(1)) == new)
  }

  @Test func lastOfTheSameKeyPathIsChangedAndAllAreRemoved() throws {
    let nilA = #"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#
    let yes = #"<userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/>"#
    let other = #"<userDefinedRuntimeAttribute type="nil" keyPath="b"/>"#
    #expect(
      try Edited.edit(Edited.document(nilA + other + nilA), "a", .boolean(true)) == Edited.document(nilA + other + yes))
    #expect(try Edited.edit(Edited.document(nilA + other + nilA), "a", nil) == Edited.document(other))
  }

  @Test(arguments: ["\r\n", "\n", "\r"]) func removedAttributeTakesItsLineAlong(newline: String) throws {
    let lines = ["a", "b", "c"].map { #"<userDefinedRuntimeAttribute type="nil" keyPath="\#($0)"/>"# }
    let document = { (lines: [String]) in
      Edited.document(lines.joined(separator: "\n                ")).replacing("\n", with: newline)
    }
    for (index, keyPath) in ["a", "b", "c"].enumerated() {
      var rest = lines
      rest.remove(at: index)
      #expect(try Edited.edit(document(lines), keyPath, nil) == document(rest))
    }
    #expect(
      try Edited.edit(document([lines[0], lines[1] + " <!-- it -->", lines[2]]), "b", nil).contains("<!-- it -->"))
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
    let text = Edited.document("<userDefinedRuntimeAttribute \(old)</userDefinedRuntimeAttribute>")
    #expect(try Edited.value(of: "a", in: Edited.edit(text, "a", value)) == value)
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
    let editor = try NibEditor(data: Data(Edited.document(first).utf8))
    let new = try editor.setting(edits.map { NibEdit(id: "v", keyPath: $0.0, value: $0.1) })
    #expect(String(decoding: new, as: UTF8.self) == Edited.document(first + "\n" + expected))
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
    #expect(try Edited.edit(full(old), "a", .null) == full(new))
    // An element that is left with nothing gets the form that Xcode gives it.
    let closed = old.replacing(#/\s*/>$|>\s*</view>$/#, with: "/>")
    #expect(try Edited.edit(full(new), "a", nil) == full(old.contains("    ") ? old : closed))
  }

  @Test func documentOnOneLineStaysOnOne() throws {
    let document = InterfaceDocument.text(objects: "§").replacing("\n", with: "").replacing("  ", with: "")
    let old = document.replacing("§", with: #"<view id="v"/>"#)
    let new = document.replacing(
      "§",
      with: #"<view id="v"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="a">"#
        + #"<real key="value" value="1.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>"#)
    #expect(try Edited.edit(old, "a", .real(1.5)) == new)
    #expect(try Edited.edit(new, "a", nil) == old)
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
    #expect(try Edited.edit(old, "a", .string("b\nc")) == new)
    #expect(try Edited.value(of: "a", in: new) == .string("b\nc"))
    #expect(try Edited.edit(new, "a", nil) == old)
  }

  @Test func emptyElementOfAttributesIsFilled() throws {
    let attribute = #"<userDefinedRuntimeAttribute type="nil" keyPath="a"/>"#
    let full = Edited.document(attribute)
    let empty = Edited.document("§").replacing("\n                §\n            ", with: "")
    #expect(try Edited.edit(empty, "a", .null) == full)
    let single = Edited.document("§").replacing(
      "<userDefinedRuntimeAttributes>\n                §\n            </userDefinedRuntimeAttributes>",
      with: "<userDefinedRuntimeAttributes/>")
    #expect(try Edited.edit(single, "a", .null) == full)
    let comment = Edited.document("<!-- none -->")
    #expect(try Edited.edit(Edited.edit(comment, "a", .null), "a", nil) == comment)
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
    let editor = try NibEditor(data: Data(Edited.document(Edited.number("1")).utf8))
    let edits = [3, nil, 2].map { NibEdit(id: "v", keyPath: "a", value: $0.map { .integer($0) }) }
    #expect(String(decoding: try editor.setting(edits), as: UTF8.self) == Edited.document(Edited.number("2")))
  }

  @Test func markAndForeignMarksStay() throws {
    let old = Edited.document(Edited.number("1")).replacing("<?xml", with: "\u{FEFF}<?xml")
      .replacing("<objects>", with: "<?pi <view id='v'> ?><objects>")
      .replacing("</objects>", with: "<!-- <view id=\"v\"/> --><![CDATA[ <view id=\"v\"/> ]]></objects>")
    #expect(try Edited.edit(old, "a", .integer(2)) == old.replacing("value=\"1\"", with: "value=\"2\""))
  }

  @Test func documentInASCIIStaysInASCII() throws {
    let old = Edited.document(Edited.number("1")).replacing("UTF-8", with: "US-ASCII")
    let new = try Edited.edit(old, "a", .string("é😀"))
    #expect(new.utf8.allSatisfy { $0 < 0x80 })
    #expect(try Edited.value(of: "a", in: new) == .string("é😀"))
    #expect(try Edited.value(of: "a", in: Edited.edit(new, "a", .string("ü\n"))) == .string("ü\n"))
  }
}
