// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// The value of an attribute as text and as JSON: what the command prints and the designer sends.
///
/// Colours are their name in UIKit if they have one, else `#rrggbb` or `#rrggbbaa` in sRGB, resolved against
/// `UITraitCollection.current` if they change with traits; points, sizes and rectangles are text such as `{1, 2}`.
/// Each text is one that the same attribute takes (but an image's, which only says its size).
package enum AttributeValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)

  /// A value as an attribute's getter gives it.
  package init(_ value: Any?) {
    guard let value else {
      self = .null
      return
    }
    // A number object first: it turns into any of Swift's numbers, booleans too.
    if type(of: value) is NSNumber.Type, let number = value as? NSNumber {
      self = .number(number.doubleValue)
      return
    }
    switch value {
    case let value as String: self = .text(value)
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as CGFloat: self = .number(value.native)
    // By way of text, so that 0.1 stays 0.1.
    case let value as Float: self = .number(Double("\(value)") ?? Double(value))
    case let value as Double: self = .number(value)
    case let value as UIColor: self = .text(value.parsableText)
    case let value as CGColor: self = .text(UIColor(cgColor: value).parsableText)
    case let value as CGPoint: self = .text(Self.pair(value.x, value.y))
    case let value as CGSize: self = .text(Self.pair(value.width, value.height))
    case let value as CGRect:
      self = .text("{\(Self.pair(value.origin.x, value.origin.y)), \(Self.pair(value.size.width, value.size.height))}")
    case let value as UIImage: self = .text("image of \(Self.pair(value.size.width, value.size.height))")
    default: self = .text(String(describing: value))
    }
  }

  /// The value as a person would write it: "nil", "true", "2.5", "systemGray", "{1, 2}".
  package var text: String {
    switch self {
    case .null: "nil"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): Self.text(of: value)
    case .text(let value): value
    }
  }

  /// The text, within quotation marks if the value is text, for messages.
  var quoted: String {
    if case .text(let value) = self { "'\(value.inMessage)'" } else { text }
  }

  /// The shortest decimal that reads back as the same number, without ".0".
  private static func text(of number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "{\(text(of: first.native)), \(text(of: second.native))}"
  }
}

extension AttributeValue: Encodable {
  /// JSON of the value's own kind; a number that JSON cannot hold, such as infinity, as text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value) where value.isFinite: try container.encode(value)
    case .number, .text: try container.encode(text)
    }
  }
}

extension AttributeValue: Decodable {
  /// The value of a JSON scalar. A number is one with a fraction, unless only a whole one can hold it.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      let whole = value.magnitude < 0x1p53 ? nil : try? container.decode(Int.self)
      self = whole.map { .integer($0) } ?? .number(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}
