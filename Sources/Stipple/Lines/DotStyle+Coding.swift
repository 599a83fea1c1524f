// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension NSCoder {
  /// Archives a style, each property under the name of the view's attribute.
  func encode(style: DotStyle) {
    for (key, property) in DotStyle.numbers { encode(number: style[keyPath: property], forKey: key) }
    encode(number: style.snapsToPixels ? 1 : 0, forKey: "snapsToPixels")
    encode(style.color, forKey: "lineColor")
    encode(NSArray(array: style.gradientColors), forKey: "gradientColors")
    for (key, name) in [
      ("markName", style.mark.name), ("capName", style.cap.name), ("fitName", style.fit.name),
      ("spacingMeaningName", style.spacingMeaning.rawValue), ("dashPattern", DashPatternText.text(style.dashPattern)),
    ] {
      encode(NSString(string: name), forKey: key)
    }
  }

  /// Reads what of a style is in the archive.
  func decode(style: inout DotStyle) {
    for (key, property) in DotStyle.numbers {
      if let number = number(key) { style[keyPath: property] = number }
    }
    style.snapsToPixels = flag("snapsToPixels") ?? style.snapsToPixels
    style.color = attribute("lineColor") ?? style.color
    style.gradientColors = colors("gradientColors") ?? style.gradientColors
    style.mark = name("markName").flatMap { DotMark(name: $0) } ?? style.mark
    style.cap = name("capName").flatMap { CGLineCap(name: $0) } ?? style.cap
    style.fit = name("fitName").flatMap { DotFit(name: $0) } ?? style.fit
    style.spacingMeaning =
      name("spacingMeaningName").flatMap { DotSpacingMeaning(rawValue: $0) } ?? style.spacingMeaning
    style.dashPattern = name("dashPattern").flatMap { DashPatternText.pattern($0) } ?? style.dashPattern
  }
}

extension DotStyle {
  /// The properties that are numbers, by the names of the attributes.
  fileprivate static var numbers: [(String, WritableKeyPath<DotStyle, CGFloat>)] {
    [
      ("lineWidth", \.lineWidth), ("dotSpacing", \.spacing), ("dashLength", \.dashLength),
      ("startInset", \.startInset), ("endInset", \.endInset), ("startFade", \.startFade), ("endFade", \.endFade),
      ("dashPhase", \.phase), ("marchSpeed", \.marchSpeed),
    ]
  }
}
