// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import Testing
import UIKit

@testable import StippleDesigner

/// Values as Swift and as documents have them.
@MainActor struct SwiftTextTests {
  private static let table: [(value: Any?, expression: String)] = [
    (nil, "nil"), (true, "true"), (3, "3"), (CGFloat(2.5), "2.5"), (CGFloat(-4), "-4"),
    (CGFloat.infinity, ".infinity"), (-Double.infinity, "-.infinity"), (CGFloat.nan, ".nan"), (Float(0.1), "0.1"),
    (1e300, "1e+300"),
    ("dot", "\"dot\""), ("a\"\\\n\t\u{7}\u{2028}é", "\"a\\\"\\\\\\n\\t\\u{7}\\u{2028}é\""), ("\\(x)", "\"\\\\(x)\""),
    (UIColor.systemRed, ".systemRed"), (UIColor.label, ".label"), (UIColor.clear, ".clear"), (UIColor.red, ".red"),
    (
      UIColor(red: 18.0 / 255, green: 52.0 / 255, blue: 1, alpha: 0.5),
      "UIColor(red: 0.071, green: 0.204, blue: 1, alpha: 0.5)"
    ),
    (
      UIColor(red: 18.0 / 255, green: 52.0 / 255, blue: 1, alpha: 0.5).cgColor,
      "UIColor(red: 0.071, green: 0.204, blue: 1, alpha: 0.5).cgColor"
    ),
    (CGPoint(x: 1, y: -2.5), "CGPoint(x: 1, y: -2.5)"), (CGSize(width: 3, height: 4), "CGSize(width: 3, height: 4)"),
    (CGRect(x: 0, y: 1, width: 2, height: 3), "CGRect(x: 0, y: 1, width: 2, height: 3)"),
  ]

  @Test func aValueIsAnExpression() {
    for (value, expression) in Self.table { #expect(SwiftText.literal(value) == expression) }
  }

  /// It would be taken for the removal of the attribute if a document had no form for it.
  @Test func aColorOfEitherTypeIsOneInADocument() {
    let color = UIColor(red: 18.0 / 255, green: 52.0 / 255, blue: 1, alpha: 0.5)
    #expect(NibAttribute.Value(color.cgColor) == NibAttribute.Value(color))
    #expect(NibAttribute.Value(color.cgColor) != nil)
    #expect(NibAttribute.Value(UIImage()) == nil)
  }

  @Test func threeDecimalsAreTheSameOf256Steps() throws {
    for step in 0...255 {
      let color = UIColor(red: CGFloat(step) / 255, green: 0, blue: 0, alpha: 1)
      let text = try #require(SwiftText.literal(color))
      guard text.hasPrefix("UIColor(red: ") else { continue }
      let red = try #require(Double(text.dropFirst("UIColor(red: ".count).prefix { $0 != "," }))
      #expect(Int((red * 255).rounded()) == step)
    }
  }

  private static func bytes(of color: UIColor) -> [Int] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test func aViewIsMadeAndSet() {
    let text = SwiftText.text(
      className: "GridView", frame: CGRect(x: 0, y: 0, width: 320, height: 44.5),
      attributes: [("patternName", "dot"), ("gridWidth", CGFloat(12)), ("image", UIImage()), ("self", 1)])
    #expect(
      text == """
        let view = GridView(frame: CGRect(x: 0, y: 0, width: 320, height: 44.5))
        view.patternName = "dot"
        view.gridWidth = 12
        view.`self` = 1

        """)
  }

  @Test func everyNamedColourIsTheSameFromADocument() throws {
    for name in UIColor.names {
      let color = try #require(UIColor.named(name))
      let written = NibColor(color)
      if case .system(let name) = written {
        #expect(UIColor.named(name) == color)
        #expect(NibColor.resource(written) != nil)
      } else {
        guard case .rgb(let red, let green, let blue, let alpha, "sRGB") = written else {
          Issue.record("\(name) is written as \(written)")
          continue
        }
        let read = UIColor(red: red, green: green, blue: blue, alpha: alpha)
        #expect(Self.bytes(of: read) == Self.bytes(of: color), "\(name)")
      }
    }
  }
}
