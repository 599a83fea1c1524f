// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Colours as text, for documents, the command and the designer.
extension UIColor {
  /// UIKit's colour of a name: `red`, `systemGray`, and also `systemGrayColor` as documents have it; nil if none is.
  package static func named(_ name: String) -> UIColor? {
    let name = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast("Color".count)) : name
    if let standard = standardColors.first(where: { $0.name == name }) { return standard.color }
    // The name from before iOS 13 is still in documents.
    let known = name == "groupTableViewBackground" ? "systemGroupedBackground" : name
    return SystemColor(rawValue: known).map(system)
  }

  /// The names that ``named(_:)`` knows, those of the system first.
  package static var names: [String] { SystemColor.allCases.map(\.rawValue) + standardColors.map(\.name) }

  /// Whether a name is of one of the colours that are one in light and another in dark.
  package static func isChanging(_ name: String) -> Bool { SystemColor(rawValue: name) != nil }

  /// UIKit's name of this colour, such as `systemGray`; nil if it has none.
  package var name: String? {
    if case .system(let color) = source { return color.rawValue }
    return Self.standardColors.first { $0.color == self }?.name
  }

  /// Reads a UIKit name, or `#rrggbb` or `#rrggbbaa` in hexadecimal digits of either case, in sRGB.
  package static func parse(_ text: String) throws(ColorTextError) -> UIColor {
    guard text.hasPrefix("#") else {
      guard let color = named(text) else { throw ColorTextError(text: text, problem: .unknownName) }
      return color
    }
    let digits = Array(text.utf8.dropFirst())
    guard digits.count == 6 || digits.count == 8 else { throw ColorTextError(text: text, problem: .digitCount) }
    var bytes: [CGFloat] = []
    for pair in stride(from: 0, to: digits.count, by: 2) {
      guard let high = value(ofDigit: digits[pair]), let low = value(ofDigit: digits[pair + 1]) else {
        throw ColorTextError(text: text, problem: .notHexadecimal)
      }
      bytes.append(CGFloat(high * 16 + low) / 255)
    }
    return UIColor(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }

  /// Text that ``parse(_:)`` reads: the name if there is one, else `#rrggbb`, or `#rrggbbaa` when it is not opaque.
  ///
  /// Components are rounded to bytes and clamped; a dynamic colour without a name is taken under the current traits.
  package var parsableText: String {
    if let name { return name }
    let rgba = cgColor.rgba
    let components = [rgba.red, rgba.green, rgba.blue] + (rgba.alpha < 1 ? [rgba.alpha] : [])
    return components.reduce(into: "#") { text, component in
      let byte = UInt8((component * 255).rounded())
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  private static func value(ofDigit digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
