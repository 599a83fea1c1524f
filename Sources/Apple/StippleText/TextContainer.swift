// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The room that text is laid out in.
package struct TextContainer: Hashable, Sendable {
  /// In points; what is not positive, or no number, is no limit.
  package var width: CGFloat
  /// In points; what is not positive, or no number, is no limit. Lines that do not fit whole are left out, but for the
  /// first.
  package var height: CGFloat
  /// How many lines there may be; 0 for no limit.
  package var maximumLines: Int
  /// What is left out of the last line that has room, to show that there is more; nil to show nothing.
  package var truncation: LineBreak.Truncation?
  /// The direction of paragraphs without a letter that has one.
  package var direction: TextDirection
  /// Whether the font's leading is part of a line's height.
  package var usesFontLeading: Bool

  package init(
    width: CGFloat = 0, height: CGFloat = 0, maximumLines: Int = 0, truncation: LineBreak.Truncation? = nil,
    direction: TextDirection = .leftToRight, usesFontLeading: Bool = false
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.truncation = truncation
    self.direction = direction
    self.usesFontLeading = usesFontLeading
  }

  /// The width if it is a limit.
  var usableWidth: CGFloat? { Self.limit(width) }
  /// The height if it is a limit.
  var usableHeight: CGFloat? { Self.limit(height) }

  /// A million points is more than any canvas has.
  private static func limit(_ value: CGFloat) -> CGFloat? {
    value > 0 && value < 1_000_000 ? value : nil
  }
}
