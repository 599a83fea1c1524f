// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

extension DotStrokeLayout {
  /// The border of a rectangle, all of it within; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - inset: how far the border's outer edge is within the rectangle.
  ///   - scale: device pixels a point; 0, an unspecified one, counts as 1.
  package static func border(
    in rect: CGRect, inset: CGFloat, shape: BorderShape, style: DotStyle, scale: CGFloat
  ) -> DotStrokeLayout? {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    let width = style.drawnWidth(scale: scale)
    guard inset.isFinite, let pen = DotPen(style, width: width), isMeasurable(rect) else { return nil }
    var outer = rect.insetBy(dx: inset, dy: inset)
    guard !outer.isNull, isMeasurable(outer) else { return nil }
    if style.snapsToPixels { outer = outer.snapped(scale: scale) }
    var inner = shape
    inner.radius = shape.radius.finite > 0 ? max(shape.radius.finite - inset, 0) : 0
    let reach = style.fit.reachesBeyondEnds ? 0 : CGFloat(pen.reach)
    let contours = inner.contours(in: outer, width: width, reach: reach, mark: CGFloat(pen.lengths.first ?? 0))
    return self.contours(contours.compactMap { $0.inset(by: style) }, style: style, width: width, symmetry: 4)
  }

  private static func isMeasurable(_ rect: CGRect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { abs($0) <= 1e9 } && rect.width > 0 && rect.height > 0
  }
}

extension CGRect {
  /// The whole pixels in the rectangle; those that lack a hundredth at most are.
  fileprivate func snapped(scale: CGFloat) -> CGRect {
    func up(_ edge: CGFloat) -> CGFloat { (edge * scale - 0.01).rounded(.up) / scale }
    func down(_ edge: CGFloat) -> CGFloat { (edge * scale + 0.01).rounded(.down) / scale }
    let (left, top) = (up(minX), up(minY))
    return CGRect(x: left, y: top, width: max(down(maxX) - left, 0), height: max(down(maxY) - top, 0))
  }
}
