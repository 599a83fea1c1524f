// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension InspectableType {
  /// A value as this type, or why it is not one.
  ///
  /// - Parameters:
  ///   - value: A value of the type itself; for a number or boolean also any other, or text as `value(parsing:)`
  ///     reads it; for a colour one of UIKit or CoreGraphics.
  ///   - isStrict: Whether a value that would lose something is refused. If not it is cut to fit, as Apple's key-value
  ///     coding does: 2.7 becomes 2 in an `Int`, and what is out of range becomes the nearest value in range.
  func value(converting value: Any?, isStrict: Bool) throws(AttributeError.Reason) -> Any? {
    guard let value else {
      guard isOptional else { throw .wrongType(value: "nil", expected: expectation) }
      return nil
    }
    switch kind {
    case .cgFloat, .double, .float, .int, .bool:
      // Text too, as Apple's key-value coding has it: it asks an NSString for its doubleValue.
      if let text = value as? String { return try self.value(parsing: text) }
      guard let number = Self.number(value) else { break }
      return try self.value(of: number, isStrict: isStrict)
    case .string:
      if let text = value as? String { return text }
    case .color:
      if let color = value as? UIColor { return color }
      if let color = value as? CGColor { return UIColor(cgColor: color) }
    case .cgColor:
      if let color = value as? CGColor { return color }
      if let color = value as? UIColor { return color.cgColor }
    case .point:
      if let point = value as? CGPoint { return point }
    case .size:
      if let size = value as? CGSize { return size }
    case .rect:
      if let rect = value as? CGRect { return rect }
    case .image:
      if let image = value as? UIImage { return image }
    }
    throw .wrongType(value: AttributeValue(value).quoted, expected: expectation)
  }

  /// Any number of Swift's or Foundation's.
  private static func number(_ value: Any) -> NSNumber? {
    // CGFloat by itself: Foundation on Linux does not bridge it.
    if let value = value as? CGFloat { return NSNumber(value: value.native) }
    return value as? NSNumber
  }

  private func value(of number: NSNumber, isStrict: Bool) throws(AttributeError.Reason) -> Any {
    let double = number.doubleValue
    switch kind {
    case .cgFloat:
      return CGFloat(double)
    case .float:
      let float = Float(double)
      if isStrict, float.isInfinite, double.isFinite { throw misfit(number) }
      return float
    case .int:
      if let exact = Self.exactInt(number) { return exact }
      if isStrict { throw misfit(number) }
      return Self.nearestInt(double)
    case .bool:
      if isStrict, double != 0, double != 1 { throw misfit(number) }
      return double != 0
    default:
      return double
    }
  }

  private func misfit(_ number: NSNumber) -> AttributeError.Reason {
    .doesNotFit(value: number.stringValue, expected: expectation)
  }

  /// The number as an `Int` that equals it, if one does.
  private static func exactInt(_ number: NSNumber) -> Int? {
    switch String(cString: number.objCType) {
    case "d", "f": Int(exactly: number.doubleValue)
    case "Q": Int(exactly: number.uint64Value)
    default: Int(exactly: number.int64Value)
    }
  }

  /// The number without its fraction, held in range; 0 for no number at all.
  private static func nearestInt(_ double: Double) -> Int {
    guard !double.isNaN else { return 0 }
    return Int(exactly: double.rounded(.towardZero)) ?? (double < 0 ? .min : .max)
  }
}
