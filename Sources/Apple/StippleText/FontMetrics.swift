// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The measures of a font at its size, in points; y grows upwards from the baseline, as UIKit has it.
package struct FontMetrics: Hashable, Sendable {
  package var ascender: CGFloat = 0
  /// Negative where letters reach below the baseline.
  package var descender: CGFloat = 0
  /// What is to be between two lines, beyond ascender and descender.
  package var leading: CGFloat = 0
  package var capHeight: CGFloat = 0
  package var xHeight: CGFloat = 0
  package var lines = DecorationMetrics()

  /// From the top of a line to its bottom.
  package var lineHeight: CGFloat { ascender - descender }
}

/// Where lines go under and through text, in points up from the baseline to their middle, and how thick they are.
package struct DecorationMetrics: Hashable, Sendable {
  package var underlinePosition: CGFloat = 0
  package var underlineThickness: CGFloat = 0
  package var strikethroughPosition: CGFloat = 0
  package var strikethroughThickness: CGFloat = 0
}
