// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// The shape of a border in a rectangle: which edges it has and how its corners are rounded.
package struct BorderShape: Equatable {
  package var radius: CGFloat = 0
  package var isContinuous = false
  package var hasTop = true
  package var hasRight = true
  package var hasBottom = true
  package var hasLeft = true

  package init() {}

  private var edges: [Bool] { [hasTop, hasRight, hasBottom, hasLeft] }

  /// The centre lines of the border of a rectangle, its outer edge, and where a mark's middle belongs on a round one.
  ///
  /// - Parameter reach: how far a mark's cap reaches beyond its dash.
  func contours(in rect: CGRect, width: CGFloat, reach: CGFloat) -> (contours: [MeasuredContour], origin: CGFloat) {
    let box = rect.insetBy(dx: width / 2, dy: width / 2)
    guard rect.width >= width, rect.height >= width, !box.isNull, edges.contains(true) else { return ([], 0) }
    guard edges.allSatisfy({ $0 }) else { return (chains(in: box, width: width, extent: width / 2 - reach), 0) }
    // A row of one dot: there and back would be the same.
    if box.width == 0 || box.height == 0 { return (row(in: box, extent: width / 2 - reach), 0) }
    let radius = centreRadius(in: box, width: width)
    if radius == 0 { return (MeasuredContour.contours(of: CGPath(rect: box, transform: nil)), 0) }
    return isContinuous ? continuous(box, radius) : (MeasuredContour.contours(of: circular(box, radius)), 0)
  }

  private func centreRadius(in box: CGRect, width: CGFloat) -> CGFloat {
    min(max(radius.finite - width / 2, 0), box.width / 2, box.height / 2)
  }

  /// From the middle of the top edge clockwise.
  private func circular(_ box: CGRect, _ radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    let middle = CGPoint(x: box.midX, y: box.minY)
    path.move(to: middle)
    let corners = corners(of: box)
    for index in 1...4 {
      path.addArc(tangent1End: corners[index % 4], tangent2End: corners[(index + 1) % 4], radius: radius)
    }
    path.addLine(to: middle)
    path.closeSubpath()
    return path
  }

  /// Clockwise from the top left.
  private func corners(of box: CGRect) -> [CGPoint] {
    [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
  }

  private func continuous(
    _ box: CGRect, _ radius: CGFloat
  ) -> (contours: [MeasuredContour], origin: CGFloat) {
    let contours = MeasuredContour.contours(of: UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath)
    let origin = contours.first?.distance(nearestTo: CGPoint(x: box.midX, y: box.minY)) ?? 0
    return (contours, origin)
  }

  /// A border that is too flat to have two sides.
  private func row(in box: CGRect, extent: CGFloat) -> [MeasuredContour] {
    let isFlat = box.height == 0
    let (dx, dy) = (isFlat ? extent : 0, isFlat ? 0 : extent)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: box.minX - dx, y: box.minY - dy))
    path.addLine(to: CGPoint(x: box.maxX + dx, y: box.maxY + dy))
    return MeasuredContour.contours(of: path)
  }

  /// Edges that follow each other in one contour each, with the corners between them; `extent` is how much further than
  /// its centre line's corner a loose end goes.
  private func chains(in box: CGRect, width: CGFloat, extent: CGFloat) -> [MeasuredContour] {
    let corners = corners(of: box)
    let radius = centreRadius(in: box, width: width)
    func beyond(_ corner: CGPoint, from other: CGPoint) -> CGPoint {
      let length = hypot(corner.x - other.x, corner.y - other.y)
      guard length > 0 else { return corner }
      let part = extent / length
      return CGPoint(x: corner.x + (corner.x - other.x) * part, y: corner.y + (corner.y - other.y) * part)
    }
    let path = CGMutablePath()
    for first in 0..<4 where edges[first] && !edges[(first + 3) % 4] {
      path.move(to: beyond(corners[first], from: corners[(first + 1) % 4]))
      var edge = first
      while edges[(edge + 1) % 4] {
        let (corner, next) = (corners[(edge + 1) % 4], corners[(edge + 2) % 4])
        if radius > 0 {
          path.addArc(tangent1End: corner, tangent2End: next, radius: radius)
        } else {
          path.addLine(to: corner)
        }
        edge = (edge + 1) % 4
      }
      path.addLine(to: beyond(corners[(edge + 1) % 4], from: corners[edge]))
    }
    return MeasuredContour.contours(of: path)
  }
}
