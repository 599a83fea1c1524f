// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension NibMarkup {
  /// A user defined runtime attribute, as Xcode writes it.
  init(keyPath: String, value: NibAttribute.Value) throws(NibError) {
    guard !keyPath.isEmpty, XMLText.canName(keyPath) else {
      throw NibError(
        .badValue(element: Self.attribute, part: "keyPath", value: keyPath, expected: "a key path that XML can hold"))
    }
    func attribute(_ type: String, value: String? = nil, child: NibMarkup? = nil) -> NibMarkup {
      var markup = NibMarkup(name: Self.attribute, attributes: [("type", .text(type)), ("keyPath", .text(keyPath))])
      if let value { markup.attributes.append(("value", .text(value))) }
      if let child { markup.children = [child] }
      return markup
    }
    func numbers(_ name: String, _ numbers: [(String, Double)]) throws(NibError) -> NibMarkup {
      for (_, number) in numbers where !number.isFinite {
        throw Self.unwritable(keyPath, "\(number)", "a finite number")
      }
      return NibMarkup(name: name, attributes: [Self.key] + numbers.map { ($0, .number($1)) })
    }

    switch value {
    case .null: self = attribute("nil")
    case .boolean(let flag): self = attribute("boolean", value: flag ? "YES" : "NO")
    case .integer(let integer):
      let child = NibMarkup(name: "integer", attributes: [Self.key, ("value", .text("\(integer)"))])
      self = attribute("number", child: child)
    case .real(let number): self = attribute("number", child: try numbers("real", [("value", number)]))
    case .string(let text), .localizedString(let text):
      guard text.utf8.count <= NibLimits.writtenText else {
        throw Self.unwritable(keyPath, text, "a text of at most \(NibLimits.writtenText) bytes")
      }
      let type = if case .string = value { "string" } else { "localizedString" }
      let child = Self.text(text)
      self = attribute(type, value: child == nil ? text : nil, child: child)
    case .color(let color):
      guard let child = try NibMarkup(color, keyPath: keyPath, attributes: [Self.key]) else {
        throw Self.unwritable(keyPath, "a colour of an unknown form", "a value that can be written")
      }
      self = attribute("color", child: child)
    case .point(let point): self = attribute("point", child: try numbers("point", [("x", point.x), ("y", point.y)]))
    case .size(let size):
      self = attribute("size", child: try numbers("size", [("width", size.width), ("height", size.height)]))
    case .rect(let rect):
      let (origin, size) = (rect.origin, rect.size)
      self = attribute(
        "rect",
        child: try numbers("rect", [("x", origin.x), ("y", origin.y), ("width", size.width), ("height", size.height)]))
    case .range(let range):
      let parts: [(String, Value)] = [("location", .text("\(range.location)")), ("length", .text("\(range.length)"))]
      self = attribute("range", child: NibMarkup(name: "range", attributes: [Self.key] + parts))
    case .image(let name):
      guard XMLText.canName(name) else { throw Self.unwritable(keyPath, name, "a name that XML can hold") }
      self = attribute("image", value: name)
    case .unknown(let type): throw Self.unwritable(keyPath, "a \(type)", "a value that can be written")
    }
  }

  /// A colour, after other attributes of its element; nil for one in an unknown form.
  init?(_ color: NibColor, keyPath: String, attributes: [(String, Value)]) throws(NibError) {
    let parts: [(String, Double)]
    let space: String
    switch color {
    case .named(let name), .system(let name):
      guard XMLText.canName(name) else { throw Self.unwritable(keyPath, name, "a name that XML can hold") }
      let attribute = if case .named = color { "name" } else { "systemColor" }
      self.init(name: "color", attributes: attributes + [(attribute, .text(name))])
      return
    case .rgb(let red, let green, let blue, let alpha, let name):
      parts = [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
      space = name
    case .gray(let white, let alpha, let name):
      parts = [("white", white), ("alpha", alpha)]
      space = name
    case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, let name):
      parts = [("cyan", cyan), ("magenta", magenta), ("yellow", yellow), ("black", black), ("alpha", alpha)]
      space = name
    case .unknown:
      return nil
    }
    for (_, part) in parts where !part.isFinite { throw Self.unwritable(keyPath, "\(part)", "a finite number") }
    guard XMLText.canName(space) else { throw Self.unwritable(keyPath, space, "a colour space that XML can hold") }
    self.init(name: "color", attributes: attributes + parts.map { ($0, .number($1)) } + Self.colorSpace(space))
  }

  /// The names that documents have without more; all others are "custom".
  private static func colorSpace(_ name: String) -> [(String, Value)] {
    switch name {
    case "": []
    case "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "deviceCMYK": [("colorSpace", .text(name))]
    default: [("colorSpace", .text("custom")), ("customColorSpace", .text(name))]
    }
  }

  /// The element of a text that Xcode does not write as an attribute; nil for other text.
  ///
  /// In Xcode's own documents texts of up to 89 characters are attributes, those from 134 on elements; its limit is
  /// somewhere between. Line breaks and tabs are in elements, characters that XML lacks in Base64.
  private static func text(_ text: String) -> NibMarkup? {
    if !XMLText.canHold(text) {
      let digits = Data(text.utf8).base64EncodedString().prefix { $0 != "=" }
      return NibMarkup(
        name: "string", attributes: [key, ("base64-UTF8", .text("YES"))], text: "\n\(digits)\n")
    }
    let isShort = text.utf16.count <= 128
    if isShort, !text.utf8.contains(UInt8(ascii: "\n")), !text.utf8.contains(UInt8(ascii: "\t")) { return nil }
    return NibMarkup(name: "string", attributes: [key], text: text)
  }

  private static let attribute = "userDefinedRuntimeAttribute"
  private static let key: (String, Value) = ("key", .text("value"))

  private static func unwritable(_ keyPath: String, _ value: String, _ expected: String) -> NibError {
    NibError(.badValue(element: attribute, part: keyPath, value: value, expected: expected))
  }
}
