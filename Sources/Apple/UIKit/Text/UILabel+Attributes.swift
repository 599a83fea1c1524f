// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UILabel {
  /// What can be set by name on a label, besides what can on every view.
  static var labelAttributes: [InspectableAttribute] {
    [
      InspectableAttribute("text", \UILabel.text, summary: "The text."),
      InspectableAttribute("textColor", \UILabel.textColor, summary: "The colour of the text."),
      InspectableAttribute("shadowColor", \UILabel.shadowColor, summary: "The colour of the copy behind the text."),
      InspectableAttribute("shadowOffset", \UILabel.shadowOffset, unit: "pt", summary: "Where that copy is."),
      InspectableAttribute(
        "highlightedTextColor", \UILabel.highlightedTextColor, summary: "The colour while it is highlighted."),
      InspectableAttribute("highlighted", \UILabel.isHighlighted, summary: "Whether it is highlighted."),
      InspectableAttribute("enabled", \UILabel.isEnabled, summary: "Whether it is shown as enabled."),
      InspectableAttribute("numberOfLines", \UILabel.numberOfLines, summary: "How many lines there may be."),
      InspectableAttribute(
        "adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, summary: "Whether letters shrink to fit."),
      InspectableAttribute(
        "minimumScaleFactor", \UILabel.minimumScaleFactor, summary: "How small letters may become."),
      InspectableAttribute(
        "preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth, unit: "pt",
        summary: "The width that its height is asked for."),
      InspectableAttribute(
        "textAlignment", type: InspectableType(.int), summary: "To which side lines go, by number.",
        get: { (label: UILabel) in label.textAlignment.rawValue },
        set: { (label: UILabel, value: Int) in
          label.textAlignment = NSTextAlignment(rawValue: value) ?? label.textAlignment
        }),
      InspectableAttribute(
        "lineBreakMode", type: InspectableType(.int), summary: "What becomes of text without room, by number.",
        get: { (label: UILabel) in label.lineBreakMode.rawValue },
        set: { (label: UILabel, value: Int) in
          label.lineBreakMode = NSLineBreakMode(rawValue: value) ?? label.lineBreakMode
        }),
    ]
  }

  /// What a label's appearance proxy hands on, besides what every view's does: what UILabel.h marks for it.
  static var labelAttributesForAppearance: [InspectableAttribute] {
    let marked: Set = ["textColor", "shadowColor", "shadowOffset", "highlightedTextColor"]
    return [InspectableAttribute("font", \UILabel.font)] + labelAttributes.filter { marked.contains($0.name) }
  }
}
