// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

extension NSParagraphStyle {
  func encodeSettings(with coder: NSCoder) {
    coder.encodeNumbers(Self.numbers.map { settings[keyPath: $0] }, forKey: "numbers")
    for (key, value) in [
      ("alignment", alignment.rawValue), ("lineBreakMode", lineBreakMode.rawValue),
      ("direction", baseWritingDirection.rawValue),
    ] {
      coder.encode(value, forKey: key)
    }
    if let stops = choices.tabStops { coder.encode(NSArray(array: stops), forKey: "tabStops") }
  }

  func decode(from coder: NSCoder) {
    let values = coder.decodeNumbers(forKey: "numbers") ?? []
    for (path, value) in zip(Self.numbers, values) { settings[keyPath: path] = value }
    choices.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "alignment")) ?? .natural
    choices.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "lineBreakMode")) ?? .byWordWrapping
    settings.direction = NSWritingDirection(rawValue: coder.decodeInteger(forKey: "direction"))?.textDirection
    guard coder.containsValue(forKey: "tabStops") else { return }
    choices.tabStops = coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "tabStops") as? [NSTextTab]
  }

  private static var numbers: [WritableKeyPath<ParagraphSettings, CGFloat>] {
    [
      \.lineSpacing, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight, \.paragraphSpacing,
      \.paragraphSpacingBefore, \.firstLineHeadIndent, \.headIndent, \.tailIndent, \.defaultTabInterval,
    ]
  }
}
