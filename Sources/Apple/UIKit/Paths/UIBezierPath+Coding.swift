// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// Archives of paths: the elements as a layer's path has them, and lists of numbers.
extension UIBezierPath {
  final func encodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeList(cgPath.archived as? NSArray, forKey: "elements")
    coder.encodeNumbers([dash.phase] + dash.lengths, forKey: "dash")
    coder.encodeNumbers([lineWidth, miterLimit, flatness], forKey: "lengths")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
  }

  /// Reads what was written; false if there is no path.
  final func decode(from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding, let elements = coder.decodeList(forKey: "elements"),
      let path = CGPath.value(archived: elements)
    else { return false }
    cgPath = path
    if let numbers = coder.decodeNumbers(forKey: "dash"), let phase = numbers.first {
      dash = (Array(numbers.dropFirst()), phase)
    }
    if let numbers = coder.decodeNumbers(forKey: "lengths"), numbers.count == 3 {
      (lineWidth, miterLimit, flatness) = (numbers[0], numbers[1], numbers[2])
    }
    if let cap = coder.choice(CGLineCap.self, forKey: "lineCapStyle") { lineCapStyle = cap }
    if let join = coder.choice(CGLineJoin.self, forKey: "lineJoinStyle") { lineJoinStyle = join }
    usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    return true
  }
}

extension NSCoder {
  /// A value of an enumeration; nil if the archive has none, or one that is unknown.
  fileprivate func choice<Value: RawRepresentable<Int32>>(_ type: Value.Type, forKey key: String) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    return Int32(exactly: decodeInteger(forKey: key)).flatMap(Value.init(rawValue:))
  }
}
