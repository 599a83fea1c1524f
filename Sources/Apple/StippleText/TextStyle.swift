// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How a run of text looks.
package struct TextStyle {
  package var font: FontDescription
  package var color: (any TextColor)?
  package var backgroundColor: (any TextColor)?
  /// Added after each character, in points; nil for the font's own kerning alone.
  package var kern: CGFloat?
  package var tracking: CGFloat = 0
  package var hasLigatures = true
  package var baselineOffset: CGFloat = 0
  package var underline = LineStyle()
  package var strikethrough = LineStyle()
  /// In hundredths of the font's size: positive for the outline alone, negative for outline and inside.
  package var strokeWidth: CGFloat = 0
  package var strokeColor: (any TextColor)?
  package var obliqueness: CGFloat = 0
  package var shadow: (any TextShadow)?

  package init(font: FontDescription, color: (any TextColor)? = nil) {
    self.font = font
    self.color = color
  }

  /// A line under or through text.
  package struct LineStyle {
    /// The bits of `NSUnderlineStyle`; 0 for no line.
    package var bits = 0
    package var color: (any TextColor)?
  }

  /// What is added after each character, in points, at most four times the largest size.
  var letterSpacing: CGFloat {
    let (spacing, limit) = ((kern ?? 0) + tracking, 4 * FontDescription.sizeLimit)
    return spacing.isNaN ? 0 : min(max(spacing, -limit), limit)
  }

  /// What shaping is told to do otherwise than the font has it, as CSS writes it.
  var features: String {
    var features: [String] = []
    if kern == 0 { features.append("kern=0") }
    if !hasLigatures { features += ["liga=0", "clig=0"] }
    if font.hasFixedDigits { features.append("tnum=1") }
    return features.joined(separator: ",")
  }
}
