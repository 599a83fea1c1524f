// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// What one shape layer strokes for a dotted line or border.
///
/// Points, in a space whose origin is the view's top left corner.
package struct DotStrokeLayout: Equatable {
  package let path: CGPath
  package let lineWidth: CGFloat
  package var lineCap = CGLineCap.round
  package var lineJoin = CGLineJoin.miter
  /// Painted and unpainted lengths in turn; none for a path that is stroked as it is.
  package var dashPattern: [CGFloat] = []
  package var phase: CGFloat = 0
  /// How far the marks have to be moved to look as they did; 0 where they do not move.
  package var period: CGFloat = 0
  /// What marks are cut off at, or `nil`.
  package var clip: CGRect?
  /// Whether each contour of the path is a mark of its own.
  package var isOfMarks = false
  /// Where colours run from and to on a straight line.
  package var axis: DotStrokeLayout.Axis?
  /// What colours run along on any other line; also what marks are cut off at where a rectangle cannot. Instead of `axis`.
  package var ribbon: DotRibbon?

  /// The way that colours take on a straight line.
  package struct Axis: Equatable {
    package let start, end: CGPoint

    package init(from start: CGPoint, to end: CGPoint) {
      (self.start, self.end) = (start, end)
    }

    package var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }
  }

  package init(path: CGPath, lineWidth: CGFloat) {
    self.path = path
    self.lineWidth = lineWidth
  }

  /// A dotted line as it is without any choice.
  package init(_ line: DottedLineLayout) {
    self.init(path: line.path, lineWidth: line.lineWidth)
    dashPattern = line.dashPattern
    axis = Axis(from: line.start, to: line.end)
  }
}

extension CGFloat {
  /// The number; 0 for what is not finite.
  var finite: CGFloat { isFinite ? self : 0 }

  /// Between 0 and a length, at the same place in a row of such lengths.
  func folded(into length: CGFloat) -> CGFloat {
    guard isFinite, length > 0, length.isFinite else { return 0 }
    let rest = truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }
}
