// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

extension RasterRoute {
  /// The most rectangles that are looked at for shared pixels, each against each.
  private static let rectLimit = 64

  /// Rectangles that share no pixel.
  static func rects(_ contours: [Contour]) -> [RectFill]? {
    guard !contours.isEmpty, contours.count <= rectLimit else { return nil }
    var rects: [CGRect] = []
    for contour in contours {
      guard case .rect(let rect) = contour else { return nil }
      guard !rects.contains(where: { $0.sharesPixel(with: rect) }) else { return nil }
      rects.append(rect)
    }
    return rects.map {
      RectFill(minX: Double($0.minX), minY: Double($0.minY), maxX: Double($0.maxX), maxY: Double($0.maxY))
    }
  }

  /// Circles of one size, by the nonzero rule.
  static func circles(
    _ contours: [Contour], _ rule: CGPathFillRule, _ clip: CGRect, _ cache: MaskCache
  ) -> DashedPath? {
    guard case .circle(_, let radius, let isNegative)? = contours.first, rule == .winding || contours.count == 1 else {
      return nil
    }
    var path = StrokePath()
    for contour in contours {
      guard case .circle(let center, let other, let direction) = contour, direction == isNegative,
        abs(radius - other) <= Contour.slack
      else { return nil }
      path.move(to: SIMD2(center))
      path.addLine(to: SIMD2(center))
    }
    return DashedPath(
      path, lengths: [1, 0], phase: 0, pen: PathPen(width: Double(2 * radius), cap: .round),
      clip: PixelRect(around: clip), cache: cache)
  }
}

extension CGRect {
  /// Whether there is a pixel that both touch.
  fileprivate func sharesPixel(with other: CGRect) -> Bool {
    func areApart(_ first: (CGFloat, CGFloat), _ second: (CGFloat, CGFloat)) -> Bool {
      first.1.rounded(.up) <= second.0.rounded(.down) || second.1.rounded(.up) <= first.0.rounded(.down)
    }
    return !areApart((minX, maxX), (other.minX, other.maxX)) && !areApart((minY, maxY), (other.minY, other.maxY))
  }
}
