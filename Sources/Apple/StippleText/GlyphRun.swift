// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import Foundation

/// Glyphs of one font and look that stand in a row.
package struct GlyphRun {
  /// What the glyphs are drawn from.
  let font: GlyphFont
  let style: TextStyle
  /// Where the run begins and ends on its line, in points from the line's left end.
  package var start: CGFloat
  package var end: CGFloat
  /// How far the baseline is raised, in points.
  let rise: CGFloat
  /// In points from the line's left end and from its baseline, y down.
  var glyphs: [cairo_glyph_t]
  /// The characters, in UTF-8.
  let text: [UInt8]
  /// How characters and glyphs belong together, for what keeps text as text.
  let clusters: [cairo_text_cluster_t]
  let isBackward: Bool
  /// Where words are, for lines that spaces interrupt; from left to right.
  var words: [Range<CGFloat>]

  /// The same run farther to the right.
  func moved(by distance: CGFloat) -> GlyphRun {
    var copy = self
    (copy.start, copy.end) = (start + distance, end + distance)
    for index in copy.glyphs.indices { copy.glyphs[index].x += distance }
    copy.words = words.map { $0.lowerBound + distance..<$0.upperBound + distance }
    return copy
  }
}
