// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What an inspectable property holds.
///
/// Apple's UIKit needs no such type: Objective-C's runtime knows the types of properties.
public struct InspectableType: Hashable, Sendable {
  /// The types that can be set by name: those that Interface Builder knows, and `CGColor` for the properties of layers.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case cgFloat = "CGFloat"
    case double = "Double"
    case float = "Float"
    case int = "Int"
    case bool = "Bool"
    case string = "String"
    case color = "UIColor"
    case cgColor = "CGColor"
    case point = "CGPoint"
    case size = "CGSize"
    case rect = "CGRect"
    case image = "UIImage"
  }

  package let kind: Kind
  /// Whether the property may be `nil`.
  package let isOptional: Bool

  package init(_ kind: Kind, isOptional: Bool = false) {
    self.kind = kind
    self.isOptional = isOptional
  }

  /// What a person may write for a value of this type, for messages: "a number, such as 2.5".
  package var expectation: String {
    let value =
      switch kind {
      case .cgFloat, .double, .float: "a number, such as 2.5"
      case .int: "a whole number, such as 3"
      case .bool: "true or false (or YES, NO, 1, 0)"
      case .string: "text"
      case .color, .cgColor: "a colour: #rrggbb, #rrggbbaa or a name of UIKit, such as systemRed"
      case .point: "a point, such as {1, 2}"
      case .size: "a size, such as {320, 44}"
      case .rect: "a rectangle, such as {{0, 0}, {320, 44}}"
      case .image: "an image: the path of a PNG file"
      }
    return isOptional ? value + ", or nil" : value
  }
}

extension InspectableType: CustomStringConvertible {
  /// The type as Swift writes it: "CGFloat", "UIColor?".
  public var description: String { isOptional ? kind.rawValue + "?" : kind.rawValue }
}
