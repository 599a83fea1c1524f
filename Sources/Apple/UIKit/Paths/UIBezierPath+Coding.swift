// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// Archives of paths: the elements as a layer's path has them, and lists of numbers.
extension UIBezierPath {
  final func encodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(cgPath.archived, forKey: "elements")
    coder.encode(numbers: [dash.phase] + dash.lengths, forKey: "dash")
    coder.encode(numbers: [lineWidth, miterLimit, flatness], forKey: "lengths")
    coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
    coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
    coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
  }

  /// Reads what was written; false if there is no path.
  final func decode(from coder: NSCoder) -> Bool {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "elements"),
      let elements = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: "elements") as? NSObject,
      let path = CGPath.value(archived: elements)
    else { return false }
    cgPath = path
    if let numbers = coder.numbers(forKey: "dash"), let phase = numbers.first {
      dash = (Array(numbers.dropFirst()), phase)
    }
    if let numbers = coder.numbers(forKey: "lengths"), numbers.count == 3 {
      (lineWidth, miterLimit, flatness) = (numbers[0], numbers[1], numbers[2])
    }
    if let cap = coder.choice(CGLineCap.self, forKey: "lineCapStyle") { lineCapStyle = cap }
    if let join = coder.choice(CGLineJoin.self, forKey: "lineJoinStyle") { lineJoinStyle = join }
    usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    return true
  }
}

extension NSCoder {
  fileprivate func encode(numbers: [CGFloat], forKey key: String) {
    encode(numbers.map { NSNumber(value: $0.native) } as NSArray, forKey: key)
  }

  /// Numbers of an archive; nil if it has none.
  fileprivate func numbers(forKey key: String) -> [CGFloat]? {
    // Foundation stops the program for a key that is not there.
    guard containsValue(forKey: key) else { return nil }
    let numbers = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [NSNumber]
    return numbers?.map { CGFloat($0.doubleValue) }
  }

  /// A value of an enumeration; nil if the archive has none, or one that is unknown.
  fileprivate func choice<Value: RawRepresentable<Int32>>(_ type: Value.Type, forKey key: String) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    return Int32(exactly: decodeInteger(forKey: key)).flatMap(Value.init(rawValue:))
  }
}
