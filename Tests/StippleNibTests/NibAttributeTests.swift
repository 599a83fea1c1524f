// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

struct NibAttributeTests {
  @Test func everyTypeIsRead() throws {
    let line = try #require(Documents.named("Everything").views.first?.subviews.first)
    let expected: [(String, NibAttribute.Value)] = [
      ("isVertical", .boolean(true)), ("isFitted", .boolean(false)), ("count", .integer(-3)),
      ("lineWidth", .real(2.5)), ("caption", .string("Tear & fold")), ("note", .string("Two\nlines <here>")),
      ("padded", .string(" padded ")), ("draft", .string("draft")), ("title", .localizedString("Ticket")),
      ("subtitle", .localizedString("Row 4")),
      ("lineColor", .color(.rgb(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.75, space: "calibratedRGB"))),
      ("anchor", .point(CGPoint(x: 0.5, y: -1))), ("shadow", .size(CGSize(width: 3, height: 4.5))),
      ("inset", .rect(CGRect(x: 1, y: 2, width: 3, height: 4))),
      ("span", .range(NSRange(location: 2, length: 5))), ("stamp", .image("stamp")), ("delegate", .null),
      ("layer.cornerRadius", .integer(8)), ("face", .unknown(type: "font")),
    ]
    #expect(line.object.attributes.map(\.keyPath) == expected.map(\.0))
    for (attribute, expected) in zip(line.object.attributes, expected) {
      #expect(attribute.value == expected.1, "\(attribute.keyPath)")
    }
  }

  @Test func attributeTellsItsLine() throws {
    let line = try #require(Documents.named("Everything").views.first?.subviews.first)
    #expect(line.object.attributes.first?.line == 34)
    #expect(line.object.attributes.last?.line == 79)
  }

  @Test(arguments: [
    ("type=\"number\"", "<integer key=\"value\" value=\"2.5\"/>", "value", "2.5", "a whole number"),
    (
      "type=\"number\"", "<integer key=\"value\" value=\"99999999999999999999\"/>", "value",
      "99999999999999999999", "a whole number"
    ),
    ("type=\"number\"", "<real key=\"value\" value=\"1,5\"/>", "value", "1,5", "a number"),
    ("type=\"number\"", "<real key=\"value\" value=\"1e999\"/>", "value", "1e999", "a number"),
    ("type=\"boolean\" value=\"true\"", "", "value", "true", "YES or NO"),
    ("type=\"point\"", "<point key=\"value\" x=\"\" y=\"1\"/>", "x", "", "a number"),
    ("type=\"range\"", "<range key=\"value\" location=\"a\" length=\"1\"/>", "location", "a", "a whole number"),
    ("type=\"string\"", "<string key=\"value\" base64-UTF8=\"YES\">/w==</string>", "text", "/w==", "Base64 of UTF-8"),
  ])
  func badValueIsRefused(attributes: String, child: String, part: String, value: String, expected: String) {
    let error = Documents.error(of: Self.document(attributes + " keyPath=\"a\"", child))
    guard case .badValue(_, part, value, expected)? = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(error?.line == 5)
  }

  @Test(arguments: [
    ("type=\"nil\"", "", "userDefinedRuntimeAttribute", "keyPath"),
    ("keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "type"),
    ("type=\"boolean\" keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "value"),
    ("type=\"number\" keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "real"),
    ("type=\"number\" keyPath=\"a\"", "<integer key=\"value\"/>", "integer", "value"),
    ("type=\"number\" keyPath=\"a\"", "<real key=\"other\" value=\"1\"/>", "userDefinedRuntimeAttribute", "real"),
    ("type=\"color\" keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "color"),
    ("type=\"size\" keyPath=\"a\"", "<size key=\"value\" width=\"1\"/>", "size", "height"),
    ("type=\"rect\" keyPath=\"a\"", "<rect key=\"value\" x=\"1\" y=\"1\" width=\"1\"/>", "rect", "height"),
    ("type=\"range\" keyPath=\"a\"", "<range key=\"value\" location=\"1\"/>", "range", "location or length"),
    ("type=\"image\" keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "value"),
    ("type=\"string\" keyPath=\"a\"", "", "userDefinedRuntimeAttribute", "string"),
  ])
  func missingPartIsRefused(attributes: String, child: String, element: String, part: String) {
    let error = Documents.error(of: Self.document(attributes, child))
    #expect(error?.reason == .missing(element: element, part: part))
    #expect(error?.line == 5)
  }

  private static func document(_ attributes: String, _ child: String) -> String {
    InterfaceDocument.text(
      objects: """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attributes)>\(child)</userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
  }
}
