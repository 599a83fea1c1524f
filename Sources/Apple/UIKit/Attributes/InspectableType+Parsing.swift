// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension InspectableType {
  /// The value that a text names, as a person writes it on a command line.
  ///
  /// Numbers are read as Swift's own initializers read them, in no locale: with a point and an optional exponent, and
  /// with `nan` and `inf` too, which every view must bear. Booleans are true, false, YES, NO, 1 or 0 in any case.
  /// Points and sizes are `{1, 2}` or `1,2`, sizes also `320x44`; rectangles are `{{0, 0}, {320, 44}}` or
  /// `0,0,320,44`. `nil` is nil where the type may be. Spaces around a value do not count, but in a `String`.
  func value(parsing text: String) throws(AttributeError.Reason) -> Any? {
    if isOptional, text == "nil" { return nil }
    guard let value = Self.parse(text, as: kind) else {
      throw .wrongType(value: AttributeValue.text(text).quoted, expected: expectation)
    }
    return value
  }

  private static func parse(_ text: String, as kind: Kind) -> Any? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    switch kind {
    case .cgFloat: return Double(trimmed).map { CGFloat($0) }
    case .double: return Double(trimmed)
    case .float: return Float(trimmed)
    case .int: return Int(trimmed) ?? Double(trimmed).flatMap(Int.init(exactly:))
    case .bool: return bool(trimmed)
    case .string: return text
    case .color: return try? UIColor.parse(trimmed)
    case .cgColor: return (try? UIColor.parse(trimmed))?.cgColor
    case .point: return numbers(trimmed, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
    case .size: return size(trimmed)
    case .rect: return numbers(trimmed, count: 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    case .image: return UIImage(contentsOfFile: text)
    }
  }

  private static func bool(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func size(_ text: String) -> CGSize? {
    let parts = text.contains("x") ? text.replacing("x", with: ",", maxReplacements: 1) : text
    return numbers(parts, count: 2).map { CGSize(width: $0[0], height: $0[1]) }
  }

  /// Numbers between commas, with braces as Foundation's `NSStringFromCGRect` sets them, or with none.
  private static func numbers(_ text: String, count: Int) -> [Double]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == count else { return nil }
    let numbers = parts.compactMap { Double($0.trimmingCharacters(in: braces)) }
    guard numbers.count == count else { return nil }
    let shape = text.filter { "{},".contains($0) }
    let shapes = count == 4 ? [",,,", "{{,},{,}}"] : [",", "{,}"]
    return shapes.contains(shape) ? numbers : nil
  }

  private static var braces: CharacterSet { CharacterSet(charactersIn: "{} ") }
}
