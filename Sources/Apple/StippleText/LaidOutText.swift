// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Text whose lines have been found: what is measured and drawn. Its colours are asked for when it is drawn.
package struct LaidOutText {
  package internal(set) var lines: [LaidOutLine] = []
  /// The width of the widest line with its indents, and the height of all lines, in points.
  package internal(set) var size = CGSize.zero
  /// Whether there was more text than room.
  package internal(set) var isTruncated = false
  /// The width that lines were aligned in.
  package internal(set) var alignedWidth: CGFloat = 0

  /// The first line's baseline, below the top.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
}
