// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Archives of controls. Apple's archives have other keys.
extension UIControl {
  func encodeControl(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, flag) in Self.controlFlags { coder.encode(self[keyPath: flag], forKey: key) }
    coder.encode(contentVerticalAlignment.rawValue, forKey: "contentVerticalAlignment")
    coder.encode(contentHorizontalAlignment.rawValue, forKey: "contentHorizontalAlignment")
  }

  func decodeControl(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    for (key, flag) in Self.controlFlags where coder.containsValue(forKey: key) {
      self[keyPath: flag] = coder.decodeBool(forKey: key)
    }
    guard coder.containsValue(forKey: "contentVerticalAlignment") else { return }
    let vertical = coder.decodeInteger(forKey: "contentVerticalAlignment")
    contentVerticalAlignment = ContentVerticalAlignment(rawValue: vertical) ?? .center
    let horizontal = coder.decodeInteger(forKey: "contentHorizontalAlignment")
    contentHorizontalAlignment = ContentHorizontalAlignment(rawValue: horizontal) ?? .center
  }

  private static var controlFlags: [(String, ReferenceWritableKeyPath<UIControl, Bool>)] {
    [("enabled", \.isEnabled), ("selected", \.isSelected), ("highlighted", \.isHighlighted)]
  }
}
