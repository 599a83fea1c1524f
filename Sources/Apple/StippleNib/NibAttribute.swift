// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A "user defined runtime attribute": a value that is set by its key path on an object once it is made.
package struct NibAttribute: Hashable, Sendable {
  /// The value, by the types that Interface Builder offers.
  package enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(String)
    /// Text that is looked up in the app's tables of strings; here as it stands in the document.
    case localizedString(String)
    case color(NibColor)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case range(NSRange)
    /// The name of an image.
    case image(String)
    /// A type that is not known.
    case unknown(type: String)

    /// A number in the form that another value has: whole if both are, else real.
    package static func number(_ number: Double, like other: Value?) -> Value {
      if case .integer? = other, let integer = Int(exactly: number) { .integer(integer) } else { .real(number) }
    }
  }

  /// The key path, such as `lineWidth` or `layer.cornerRadius`.
  package let keyPath: String
  package let value: Value
  /// The line in the document, from 1.
  package let line: Int

  init(_ element: NibElement) throws(NibError) {
    keyPath = try element.required("keyPath")
    value = try Value(element, type: element.required("type"))
    line = element.line
  }
}

extension NibAttribute.Value {
  fileprivate init(_ element: NibElement, type: String) throws(NibError) {
    switch type {
    case "nil": self = .null
    case "boolean":
      guard let flag = try element.flag("value") else {
        throw element.error(.missing(element: element.name, part: "value"))
      }
      self = .boolean(flag)
    case "number": self = try Self.number(element)
    case "string": self = .string(try Self.text(element))
    case "localizedString": self = .localizedString(try Self.text(element))
    case "color": self = .color(try NibColor(Self.child("color", of: element)))
    case "point": self = .point(try Self.child("point", of: element).point())
    case "size": self = .size(try Self.child("size", of: element).size())
    case "rect": self = .rect(try Self.child("rect", of: element).rect())
    case "range": self = .range(try Self.range(Self.child("range", of: element)))
    case "image": self = .image(try element.required("value"))
    default: self = .unknown(type: type)
    }
  }

  private static func child(_ name: String, of element: NibElement) throws(NibError) -> NibElement {
    guard let child = element.child(name, key: "value") else {
      throw element.error(.missing(element: element.name, part: name))
    }
    return child
  }

  private static func number(_ element: NibElement) throws(NibError) -> NibAttribute.Value {
    if let child = element.child("integer", key: "value") {
      guard let integer = try child.integer("value") else {
        throw child.error(.missing(element: child.name, part: "value"))
      }
      return .integer(integer)
    }
    return .real(try Self.child("real", of: element).requiredNumber("value"))
  }

  /// Short text is an attribute, text with line breaks an element, text that XML would not keep Base64 in an element.
  private static func text(_ element: NibElement) throws(NibError) -> String {
    if let text = element.attributes["value"] { return text }
    let string =
      if let child = element.child("mutableString", key: "value") { child } else { try child("string", of: element) }
    guard try string.flag("base64-UTF8") == true else { return string.text }
    // Xcode leaves out the padding, Foundation asks for it.
    let digits = string.text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    guard let data = Data(base64Encoded: padded), let text = String(validating: data, as: UTF8.self) else {
      let name = string.name
      throw string.error(.badValue(element: name, part: "text", value: string.text, expected: "Base64 of UTF-8"))
    }
    return text
  }

  private static func range(_ element: NibElement) throws(NibError) -> NSRange {
    guard let location = try element.integer("location"), let length = try element.integer("length") else {
      throw element.error(.missing(element: element.name, part: "location or length"))
    }
    return NSRange(location: location, length: length)
  }
}
