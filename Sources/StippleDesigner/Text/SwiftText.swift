// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A view as Swift: how it is made, and a line for each attribute that is set.
enum SwiftText {
  /// - Parameters:
  ///   - frame: In the superview.
  ///   - attributes: By name, with their values as getters give them. What has no form in Swift is left out.
  @MainActor static func text(
    className: String, frame: CGRect, attributes: [(name: String, value: Any?)]
  ) -> String {
    let lines = attributes.compactMap { attribute in
      literal(attribute.value).map { "view.\(escaped(attribute.name)) = \($0)\n" }
    }
    return "let view = \(className)(frame: \(literal(frame) ?? ".zero"))\n" + lines.joined()
  }

  /// A value as an expression, where its type is known; nil for an image that has no name.
  @MainActor static func literal(_ value: Any?) -> String? {
    switch value {
    case nil: "nil"
    case let value as Bool: "\(value)"
    case let value as Int: "\(value)"
    case let value as CGFloat: number(value.native)
    case let value as Float: number(Double("\(value)") ?? Double(value))
    case let value as Double: number(value)
    case let value as String: text(value)
    case let value as ImageName: "UIImage(named: \(text(value.name)))" + (value.isOptional ? "" : " ?? UIImage()")
    case let value as UIColor: color(value)
    case let value as CGColor: "\(fullColor(UIColor(cgColor: value))).cgColor"
    case let value as CGPoint: "CGPoint(x: \(number(value.x)), y: \(number(value.y)))"
    case let value as CGSize: "CGSize(width: \(number(value.width)), height: \(number(value.height)))"
    case let value as CGRect:
      "CGRect(x: \(number(value.minX)), y: \(number(value.minY)), width: \(number(value.width)), "
        + "height: \(number(value.height)))"
    default: nil
    }
  }

  private static func number(_ value: CGFloat) -> String { number(value.native) }

  private static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
    return AttributeValue.number(value).text
  }

  private static func text(_ value: String) -> String {
    var literal = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        let isShown = ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        literal += isShown ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return literal + "\""
  }

  /// By its name in UIKit, or by components: three decimals are enough for each of 256 steps.
  @MainActor private static func color(_ value: UIColor) -> String {
    if let name = value.name { return "." + name }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    value.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)].map { label, component in
      "\(label): \(number((component * 1000).rounded() / 1000))"
    }
    return "UIColor(\(parts.joined(separator: ", ")))"
  }

  /// With its type, for a place that is of another.
  @MainActor private static func fullColor(_ value: UIColor) -> String {
    let text = color(value)
    return text.hasPrefix(".") ? "UIColor\(text)" : text
  }

  /// Words of the language in backticks.
  private static func escaped(_ name: String) -> String {
    words.contains(name) ? "`\(name)`" : name
  }

  /// Those that cannot stand as they are after a dot.
  private static let words: Set<String> = ["init", "self", "Type", "Protocol"]
}
