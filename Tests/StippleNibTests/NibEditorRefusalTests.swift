// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

/// What is not written into documents.
struct NibEditorRefusalTests {
  @Test func unknownIdentifierIsRefused() throws {
    let document = InterfaceDocument.text(
      objects: #"<view id="v"><connections><outlet id="o" property="p" destination="v"/></connections></view><view/>"#)
    for id in ["w", "o", ""] {
      #expect(Edited.error(document, id) == .noObject(id: id))
    }
  }

  @Test func identifierThatStandsTwiceIsRefused() throws {
    let document = InterfaceDocument.text(
      objects: #"<view id="v"><constraints><constraint id="v"/></constraints></view>"#)
    #expect(Edited.error(document, "v") == .severalObjects(id: "v"))
    let encoded = InterfaceDocument.text(objects: #"<view id="v"/><view id="&#x76;"/>"#)
    #expect(Edited.error(encoded, "v") == .severalObjects(id: "v"))
  }

  @Test(arguments: [
    ("a", NibAttribute.Value.real(.nan)), ("a", .real(-.infinity)), ("a", .point(CGPoint(x: 0, y: Double.infinity))),
    ("a", .color(.unknown)), ("a", .unknown(type: "font")), ("a", .image("\u{0}")), ("", .null), ("a\u{1}", .null),
    ("a", .color(.gray(white: .nan, alpha: 1, space: ""))), ("a", .color(.named("\u{FFFF}"))),
  ])
  func valueThatNoDocumentHoldsIsRefused(keyPath: String, value: NibAttribute.Value) throws {
    let editor = try NibEditor(data: Data(Edited.document("").utf8))
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
    let large = Edited.document(String(repeating: comment, count: 3))
    #expect(Edited.error(large, "v", .string("a")) == nil)
    #expect(Edited.error(large, "v", .string(String(repeating: "a", count: 1000))) == .tooLarge(limit: 9 << 20))
    // The innermost view stands at the level before the last.
    let (open, close) = (
      String(repeating: "<view><subviews>", count: 98), String(repeating: "</subviews></view>", count: 98)
    )
    let deep = InterfaceDocument.text(objects: open + "<view id=\"v\"/>" + close)
    #expect(Edited.error(deep, "v") == .tooDeep(limit: 200))
  }

  @Test func longestTextIsReadAgain() throws {
    for character in ["\"", "\u{7}"] {
      let text = String(repeating: character, count: 1_000_000)
      #expect(try Edited.value(of: "a", in: Edited.edit(Edited.document(""), "a", .string(text))) == .string(text))
      let error = #expect(throws: NibError.self) { try Edited.edit(Edited.document(""), "a", .string(text + "a")) }
      #expect(error?.description.hasSuffix("…'") == true)
    }
    let name = String(repeating: "<", count: 1_000_000)
    #expect(try Edited.value(of: "a", in: Edited.edit(Edited.document(""), "a", .image(name))) == .image(name))
    #expect(throws: NibError.self) { try Edited.edit(Edited.document(""), name + "a", .null) }
  }

  @Test func brokenDocumentIsRefusedAsElsewhere() {
    let text = Edited.document("</view>")
    let error = #expect(throws: NibError.self) { try NibEditor(data: Data(text.utf8)) }
    #expect(error == Documents.error(of: text))
  }
}
