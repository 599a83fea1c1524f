// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// Where a dotted line runs in a rectangle of a given size, and how it is dashed.
///
/// Points, in a space whose origin is the rectangle's top left corner.
package struct DottedLineLayout: Equatable, Sendable {
  /// The most dots that one line has.
  package static let maximumDotCount = 32_768

  package let start: CGPoint
  package let end: CGPoint
  package let lineWidth: CGFloat
  /// Painted and unpainted length, in points.
  package let dashPattern: [CGFloat]

  /// Makes the layout, or `nil` where nothing is to be drawn: a value is not finite, a length is negative, or the
  /// size or the width is 0.
  package init?(size: CGSize, lineWidth: CGFloat, dotSpacing: CGFloat, isVertical: Bool) {
    let lengths = [size.width, size.height, lineWidth, dotSpacing]
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lineWidth > 0 else { return nil }
    let available = isVertical ? size.height : size.width
    guard available > 0 else { return nil }

    // Half a gap past the last dot, so that no dash begins at the path's end.
    let longest = CGFloat(Self.maximumDotCount) * (Self.dash + dotSpacing) - dotSpacing / 2
    let length = min(available, longest)
    if isVertical {
      start = CGPoint(x: size.width / 2, y: 0)
      end = CGPoint(x: size.width / 2, y: length)
    } else {
      start = CGPoint(x: 0, y: size.height / 2)
      end = CGPoint(x: length, y: size.height / 2)
    }
    self.lineWidth = lineWidth
    dashPattern = [Self.dash, dotSpacing]
  }

  /// The painted length of a dot between its two round caps.
  private static let dash: CGFloat = 1

  /// One straight line.
  package var path: CGPath {
    let path = CGMutablePath()
    path.move(to: start)
    path.addLine(to: end)
    return path
  }
}
