// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Where lines go, one below the other.
///
/// What a line has beyond its natural height is above its letters, and spacing is between lines only, as TextKit has
/// it.
struct LineStack {
  /// How far down the lines reach, in points.
  private(set) var bottom: CGFloat = 0
  private(set) var count = 0
  private var spacingAfter: CGFloat = 0

  /// Gives a line its place below the others.
  mutating func place(_ line: inout LaidOutLine, startsParagraph: Bool, _ settings: ParagraphSettings, leading: CGFloat)
  {
    line.height = settings.lineHeight(natural: line.ascent + line.descent + leading)
    if count > 0 {
      bottom += settings.lineSpacing.usableDistance
      if startsParagraph { bottom += spacingAfter + settings.paragraphSpacingBefore.usableDistance }
    }
    line.origin.y = bottom
    line.baseline = bottom + line.height - line.descent - leading
    bottom = max(0, bottom + line.height)
    spacingAfter = settings.paragraphSpacing.usableDistance
    count += 1
  }
}

extension ParagraphSettings {
  /// The height of a line that is `natural` points high of itself.
  fileprivate func lineHeight(natural: CGFloat) -> CGFloat {
    let multiple = lineHeightMultiple.usableDistance
    let height = max(multiple > 0 ? natural * multiple : natural, minimumLineHeight.usableDistance)
    let maximum = maximumLineHeight.usableDistance
    return maximum > 0 ? min(height, maximum) : height
  }
}
