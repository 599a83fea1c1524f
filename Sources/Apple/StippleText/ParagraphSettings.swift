// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How a paragraph is laid out; distances are in points. The defaults are UIKit's.
package struct ParagraphSettings: Hashable, Sendable {
  package var alignment = TextAlignment.natural
  package var lineBreak = LineBreak.wordWrapping
  /// nil for the direction of the first letter that has one.
  package var direction: TextDirection?
  package var lineSpacing: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the leading edge if positive, else from the trailing one.
  package var tailIndent: CGFloat = 0
  /// nil for the default: one every 28 points.
  package var tabStops: [TabStop]?
  /// How far apart tabs are beyond the last stop; 0 for none.
  package var defaultTabInterval: CGFloat = 0

  package init() {}

  /// A stop of the tab key.
  package struct TabStop: Hashable, Sendable {
    package var location: CGFloat
    package var alignment: TextAlignment

    package init(location: CGFloat, alignment: TextAlignment) {
      self.location = location
      self.alignment = alignment
    }
  }
}

extension CGFloat {
  /// A distance that Pango's numbers can take several of: no number is 0, and what is beyond 131,072 points is that.
  var usableDistance: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -131_072), 131_072)
  }
}
