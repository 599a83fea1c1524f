// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Archives of labels. Apple's archives have other keys.
extension UILabel {
  func encodeLabel(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeNumbers(
      [minimumScaleFactor, preferredMaxLayoutWidth, shadowOffset.width, shadowOffset.height], forKey: "labelNumbers")
    for (key, value) in [
      ("textAlignment", textAlignment.rawValue), ("lineBreakMode", lineBreakMode.rawValue),
      ("numberOfLines", numberOfLines), ("baselineAdjustment", baselineAdjustment.rawValue),
    ] {
      coder.encode(value, forKey: key)
    }
    for (key, flag) in Self.labelFlags { coder.encode(self[keyPath: flag], forKey: key) }
    for (key, color) in [
      ("textColor", textColor), ("shadowColor", shadowColor), ("highlightedTextColor", highlightedTextColor),
    ] {
      coder.encodeList(color?.archived, forKey: key)
    }
    coder.encode(font, forKey: "font")
    if let text { coder.encode(NSString(string: text), forKey: "text") }
  }

  func decodeLabel(with coder: NSCoder) {
    let numbers = coder.decodeNumbers(forKey: "labelNumbers") ?? []
    if numbers.count == 4 {
      (minimumScaleFactor, preferredMaxLayoutWidth) = (numbers[0], numbers[1])
      shadowOffset = CGSize(width: numbers[2], height: numbers[3])
    }
    if let value = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "textAlignment")) { textAlignment = value }
    if let value = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) { lineBreakMode = value }
    if let value = UIBaselineAdjustment(rawValue: coder.decodeInteger(forKey: "baselineAdjustment")) {
      baselineAdjustment = value
    }
    numberOfLines = coder.decodeInteger(forKey: "numberOfLines")
    for (key, flag) in Self.labelFlags { self[keyPath: flag] = coder.decodeBool(forKey: key) }
    let color = { (key: String) in coder.decodeList(forKey: key).flatMap { UIColor(archived: $0) } }
    textColor = color("textColor")
    shadowColor = color("shadowColor")
    highlightedTextColor = color("highlightedTextColor")
    if coder.containsValue(forKey: "font") { font = coder.decodeObject(of: UIFont.self, forKey: "font") }
    text = coder.archivedText(forKey: "text")
  }

  private static var labelFlags: [(String, ReferenceWritableKeyPath<UILabel, Bool>)] {
    [
      ("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth), ("highlighted", \.isHighlighted),
      ("enabled", \.isEnabled),
    ]
  }
}
