// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A line of text in its place.
package struct LaidOutLine {
  /// The left end and the top, in points from the text's origin.
  package var origin = CGPoint.zero
  /// What the characters take up, in points, without the spaces at which a line was broken.
  package var width: CGFloat
  package var ascent: CGFloat
  package var descent: CGFloat
  package var height: CGFloat = 0
  /// The baseline, in points below the text's origin.
  package var baseline: CGFloat = 0
  /// From left to right.
  package var runs: [GlyphRun]
  package let direction: TextDirection
  package let isFirstOfParagraph: Bool

  /// The line's box.
  package var frame: CGRect { CGRect(x: origin.x, y: origin.y, width: width, height: height) }
}
