// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

extension DotStrokeLayout {
  /// What a `DottedLineView` draws along an axis; `nil` for nothing.
  ///
  /// - Parameters:
  ///   - angle: of an angled line, in radians from the direction to the right, clockwise as seen.
  ///   - isRightToLeft: whether a leading line starts at the right.
  ///   - scale: device pixels a point; 0, an unspecified one, counts as 1.
  package static func line(
    in size: CGSize, style: DotStyle, axis: DotAxis, angle: CGFloat = 0, isRightToLeft: Bool = false, scale: CGFloat
  ) -> DotStrokeLayout? {
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0, scale.isFinite else {
      return nil
    }
    let isVertical = axis == .vertical
    if style.isPlain, axis == .horizontal || isVertical {
      return DottedLineLayout(
        size: size, lineWidth: style.lineWidth, dotSpacing: style.spacing, isVertical: isVertical
      ).map { DotStrokeLayout($0) }
    }
    let scale = scale > 0 ? scale : 1
    let width = style.drawnWidth(scale: scale)
    let bounds = CGRect(origin: .zero, size: size)
    let ends =
      axis == .angled
      ? angled(in: size, angle: angle, margins: { margins(style, width, $0) })
      : straight(in: size, isVertical, middle: middle(of: isVertical ? size.width : size.height, style, width, scale))
    guard var (start, end) = ends else { return nil }
    if axis == .leading, isRightToLeft { (start, end) = (end, start) }
    (start, end) = shortened(start, end, style)
    return line(from: start, to: end, style: style, width: width, within: bounds)
  }

  /// The middle of the view across the line; if pixels are to be whole, where they are.
  private static func middle(of extent: CGFloat, _ style: DotStyle, _ width: CGFloat, _ scale: CGFloat) -> CGFloat {
    guard style.snapsToPixels, width.isFinite, width * scale < 1e9, extent * scale < 1e9 else { return extent / 2 }
    let isOdd = (width * scale).rounded().truncatingRemainder(dividingBy: 2) == 1
    let middle = extent / 2 * scale
    // Rounded down at a half, where both neighbours are as near: the upper and the left one.
    return (isOdd ? middle.rounded(.up) - 0.5 : (middle - 0.25).rounded()) / scale
  }

  private static func straight(in size: CGSize, _ isVertical: Bool, middle: CGFloat) -> (CGPoint, CGPoint)? {
    isVertical
      ? (CGPoint(x: middle, y: 0), CGPoint(x: middle, y: size.height))
      : (CGPoint(x: 0, y: middle), CGPoint(x: size.width, y: middle))
  }

  /// How far the ends of an angled centre line stay away from the edges, so that no mark leaves the bounds, and how far
  /// a mark reaches beyond those ends.
  private static func margins(
    _ style: DotStyle, _ width: CGFloat, _ direction: CGVector
  ) -> (x: CGFloat, y: CGFloat, reach: CGFloat) {
    guard !style.fit.reachesBeyondEnds, let pen = DotPen(style, width: width) else { return (0, 0, 0) }
    let (dx, dy) = (abs(direction.dx) * width / 2, abs(direction.dy) * width / 2)
    return switch pen.cap {
    case .butt: (dy, dx, 0)
    case .square: (dx + dy, dx + dy, width / 2)
    default: (width / 2, width / 2, width / 2)
    }
  }

  /// The line through the middle, cut off by the edges.
  private static func angled(
    in size: CGSize, angle: CGFloat, margins: (CGVector) -> (x: CGFloat, y: CGFloat, reach: CGFloat)
  ) -> (CGPoint, CGPoint)? {
    guard angle.isFinite else { return nil }
    let direction = CGVector(dx: cos(angle), dy: sin(angle))
    let margins = margins(direction)
    let (width, height) = (size.width / 2 - margins.x, size.height / 2 - margins.y)
    // What the cosine of a right angle is off by must not cut a line off.
    func steps(_ distance: CGFloat, _ part: CGFloat) -> CGFloat {
      abs(part) < 1e-12 ? .infinity : distance / abs(part)
    }
    let room = min(steps(width, direction.dx), steps(height, direction.dy))
    guard room >= 0 else { return nil }
    let half = room + margins.reach
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    return (
      CGPoint(x: middle.x - direction.dx * half, y: middle.y - direction.dy * half),
      CGPoint(x: middle.x + direction.dx * half, y: middle.y + direction.dy * half)
    )
  }

  /// The line without the insets at its ends.
  private static func shortened(_ start: CGPoint, _ end: CGPoint, _ style: DotStyle) -> (CGPoint, CGPoint) {
    let (first, last) = (style.startInset.finite, style.endInset.finite)
    let length = hypot(end.x - start.x, end.y - start.y)
    guard first != 0 || last != 0, length > 0 else { return (start, end) }
    guard first + last < length else { return (start, start) }
    func point(_ distance: CGFloat) -> CGPoint {
      let part = distance / length
      return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return (point(first), point(length - last))
  }
}
