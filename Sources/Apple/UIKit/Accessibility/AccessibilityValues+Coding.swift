// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Archives of what was set for accessibility, but for the list of elements.
extension AccessibilityValues {
  private static let texts: [(String, ReferenceWritableKeyPath<AccessibilityValues, String?>)] = [
    ("accessibilityLabel", \.label), ("accessibilityValue", \.value), ("accessibilityHint", \.hint),
    ("accessibilityLanguage", \.language), ("accessibilityIdentifier", \.identifier),
  ]

  func encode(with coder: NSCoder) {
    for (key, path) in Self.texts {
      if let text = self[keyPath: path] { coder.encode(NSString(string: text), forKey: key) }
    }
    if let isElement { coder.encode(isElement, forKey: "isAccessibilityElement") }
    if let traits { coder.encode(Int64(bitPattern: traits.rawValue), forKey: "accessibilityTraits") }
    if let frame {
      coder.encodeNumbers([frame.minX, frame.minY, frame.width, frame.height], forKey: "accessibilityFrame")
    }
    if let activationPoint {
      coder.encodeNumbers([activationPoint.x, activationPoint.y], forKey: "accessibilityActivationPoint")
    }
    coder.encode(
      [hidesElements, isModal, groupsChildren].enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) },
      forKey: "accessibilityFlags")
  }

  /// What an archive holds; nil if it holds none of it.
  convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "accessibilityFlags") else { return nil }
    self.init()
    for (key, path) in Self.texts where coder.containsValue(forKey: key) {
      self[keyPath: path] = coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    if coder.containsValue(forKey: "isAccessibilityElement") {
      isElement = coder.decodeBool(forKey: "isAccessibilityElement")
    }
    if coder.containsValue(forKey: "accessibilityTraits") {
      traits = UIAccessibilityTraits(rawValue: UInt64(bitPattern: coder.decodeInt64(forKey: "accessibilityTraits")))
    }
    if let numbers = coder.decodeNumbers(forKey: "accessibilityFrame"), numbers.count == 4 {
      frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    if let numbers = coder.decodeNumbers(forKey: "accessibilityActivationPoint"), numbers.count == 2 {
      activationPoint = CGPoint(x: numbers[0], y: numbers[1])
    }
    let flags = coder.decodeInteger(forKey: "accessibilityFlags")
    (hidesElements, isModal, groupsChildren) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
  }
}
