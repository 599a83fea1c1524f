// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct AttributeValueTests {
  @Test(arguments: [
    (CGFloat(20) as any Sendable, "20", "20"), (CGFloat(0.4), "0.4", "0.4"), (Float(0.1), "0.1", "0.1"),
    (-1e-7, "-1e-07", "-1e-07"), (3, "3", "3"), (true, "true", "true"), (false, "false", "false"),
    (CGFloat.nan, "nan", "\"nan\""), (-Double.infinity, "-inf", "\"-inf\""), ("a \"b\"", "a \"b\"", #""a \"b\"""#),
    (CGPoint(x: 1, y: 2.5), "{1, 2.5}", "\"{1, 2.5}\""), (CGSize(width: 1, height: -2), "{1, -2}", "\"{1, -2}\""),
    (CGRect(x: 1, y: 2, width: -3, height: 4), "{{1, 2}, {-3, 4}}", "\"{{1, 2}, {-3, 4}}\""),
    (NSNumber(value: 1), "1", "1"),
  ])
  func valueHasTextAndJSON(value: any Sendable, text: String, json: String) throws {
    let attribute = AttributeValue(value)
    #expect(attribute.text == text)
    #expect(try Self.json(attribute) == json)
  }

  @Test func nothingIsNil() throws {
    #expect(AttributeValue(nil).text == "nil")
    #expect(try Self.json(AttributeValue(nil)) == "null")
  }

  @Test func colorIsItsNameOrHexadecimal() {
    #expect(AttributeValue(UIColor.systemGray).text == "systemGray")
    #expect(AttributeValue(UIColor.label).text == "label")
    #expect(AttributeValue(UIColor.clear).text == "clear")
    #expect(AttributeValue(UIColor(red: 1, green: 0, blue: 0, alpha: 1)).text == "red")
    #expect(AttributeValue(UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)).text == "#ff3300")
    #expect(AttributeValue(UIColor(red: 1, green: 0.2, blue: 0, alpha: 0.2)).text == "#ff330033")
    #expect(AttributeValue(UIColor.blue.cgColor).text == "blue")
  }

  @Test func valuesOfAViewReadBackFromTheirText() throws {
    let view = AttributeSampleView(frame: .zero)
    let other = AttributeSampleView(frame: .zero)
    view.width = 1 / 3
    view.ratio = .pi
    view.weight = 0.1
    view.isVertical = true
    view.color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    view.fill = .tertiaryLabel
    view.area = CGRect(x: 0.1, y: -2, width: 1e9, height: 0)
    for attribute in UIView.attributes(of: AttributeSampleView.self) where attribute.name != "stamp" {
      let text = AttributeValue(view.value(forKey: attribute.name)).text
      try other.setAttribute(parsing: text, forKey: attribute.name)
      #expect(AttributeValue(other.value(forKey: attribute.name)).text == text)
    }
    #expect(other.width == view.width)
    #expect(other.ratio == view.ratio)
    #expect(other.weight == view.weight)
    #expect(other.fill == view.fill)
    #expect(other.area == view.area)
  }

  private static func json(_ value: AttributeValue) throws -> String {
    String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
  }
}
