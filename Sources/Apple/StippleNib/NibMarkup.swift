// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// XML that is to be written: an element with all that is in it.
struct NibMarkup: Sendable {
  /// The value of an attribute.
  enum Value: Sendable {
    case text(String)
    case number(Double)

    /// The value as it is written.
    ///
    /// Numbers are the shortest decimals that read back the same, whole ones without a point, but zero as Xcode has it.
    var text: String {
      switch self {
      case .text(let text): text
      case .number(0): "0.0"
      case .number(let number): String("\(number)".trimmingSuffix(".0"))
      }
    }

    /// Whether a text reads as this value.
    func isRead(from text: String) -> Bool {
      switch self {
      case .text(let own): own == text
      case .number(let number): Double(text) == number
      }
    }
  }

  let name: String
  var attributes: [(name: String, value: Value)]
  /// The elements in it.
  var children: [NibMarkup] = []
  /// The text in it, instead of elements.
  var text: String?

  /// The element from its first tag to its last.
  func text(in layout: NibLayout, depth: Int = 0) -> String {
    var text = "<" + name
    for (name, value) in attributes {
      let place = XMLText.Place.attribute(quotationMark: UInt8(ascii: "\""))
      text += " \(name)=\"\(XMLText.escaping(value.text, in: place, isASCII: layout.isASCII))\""
    }
    if let content = self.text {
      let place = XMLText.Place.content(newline: layout.newline)
      return text + ">\(XMLText.escaping(content, in: place, isASCII: layout.isASCII))</\(name)>"
    }
    guard !children.isEmpty else { return text + "/>" }
    text += ">"
    for child in children {
      text += layout.lineBreak(depth: depth + 1) + child.text(in: layout, depth: depth + 1)
    }
    return text + layout.lineBreak(depth: depth) + "</\(name)>"
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ suffix: String) -> SubSequence {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
