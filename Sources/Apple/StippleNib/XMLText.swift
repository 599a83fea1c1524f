// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Text as XML holds it.
enum XMLText {
  /// Where a text stands in XML.
  enum Place {
    /// Between quotation marks of a kind.
    case attribute(quotationMark: UInt8)
    /// Between tags, with the line breaks of the document.
    case content(newline: String)
  }

  /// Whether XML can hold a text between tags and read it back unchanged.
  ///
  /// A carriage return could be written by its number; Interface Builder's readers are not known to take that.
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0x20...0xFFFD, 0x10000...: true
      default: false
      }
    }
  }

  /// Whether a text can be written as one that names something.
  static func canName(_ text: String) -> Bool {
    text.utf8.count <= NibLimits.writtenText && canHold(text)
  }

  /// A text that XML can hold, as it is written.
  ///
  /// - Parameter isASCII: Whether the document is in ASCII, so that other characters are written by their numbers.
  static func escaping(_ text: String, in place: Place, isASCII: Bool) -> String {
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch (scalar, place) {
      case ("&", _): escaped += "&amp;"
      case ("<", _): escaped += "&lt;"
      case (">", _): escaped += "&gt;"
      case ("\n", .content(let newline)): escaped += newline
      case ("\"", .attribute(UInt8(ascii: "\""))): escaped += "&quot;"
      case ("'", .attribute(UInt8(ascii: "'"))): escaped += "&apos;"
      case ("\n", .attribute), ("\t", .attribute): escaped += "&#\(scalar.value);"
      case _ where isASCII && !scalar.isASCII: escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A text with characters for the references to them.
  static func resolvingReferences(_ text: String) -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var resolved = String(parts.popFirst() ?? "")
    for part in parts {
      if let end = part.firstIndex(of: ";"), let scalar = scalar(part[..<end]) {
        resolved.unicodeScalars.append(scalar)
        resolved += part[part.index(after: end)...]
      } else {
        resolved += "&" + part
      }
    }
    return resolved
  }

  private static func scalar(_ reference: Substring) -> Unicode.Scalar? {
    switch reference {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where reference.hasPrefix("#x"): UInt32(reference.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where reference.hasPrefix("#"): UInt32(reference.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
