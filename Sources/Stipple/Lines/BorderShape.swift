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

  /// The centre lines of the border of a rectangle, its outer edge; a round one starts in the middle of the top edge.
  ///
  /// Round corners that are shorter than a mark are corners as sharp ones are: they are not left to a gap.
  /// - Parameters:
  ///   - reach: how far a mark's cap reaches beyond its dash.
  ///   - mark: the length of a mark as seen.
  func contours(in rect: CGRect, width: CGFloat, reach: CGFloat, mark: CGFloat) -> [MeasuredContour] {
    let box = rect.insetBy(dx: width / 2, dy: width / 2)
    guard rect.width >= width, rect.height >= width, !box.isNull, edges.contains(true) else { return [] }
    guard edges.allSatisfy({ $0 }) else { return chains(in: box, width: width, extent: width / 2 - reach) }
    // A row of one dot: there and back would be the same.
    if box.width == 0 || box.height == 0 { return row(in: box, extent: width / 2 - reach) }
    let radius = centreRadius(in: box, width: width)
    if radius == 0 { return MeasuredContour.contours(of: CGPath(rect: box, transform: nil)) }
    guard let whole = round(box, radius) else { return [] }
    return [radius * .pi / 2 < mark ? whole.cornered(corners(of: box)) : whole]
  }

  private func centreRadius(in box: CGRect, width: CGFloat) -> CGFloat {
    min(max(radius.finite - width / 2, 0), box.width / 2, box.height / 2)
  }

  /// The rounded rectangle from the middle of the top edge clockwise; a quarter of its length on is that of the next edge.
  private func round(_ box: CGRect, _ radius: CGFloat) -> MeasuredContour? {
    isContinuous ? continuous(box, radius) : MeasuredContour.contours(of: circular(box, radius)).first
  }

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

  /// The top right quarter of the rounded rectangle and its mirror images, from the middle of the top edge clockwise.
  ///
  /// UIKit's own path is not the same mirrored where a corner is as wide as the rectangle allows and not as high.
  private func continuous(_ box: CGRect, _ radius: CGFloat) -> MeasuredContour? {
    let path = UIBezierPath(roundedRect: box, cornerRadius: radius).cgPath
    guard let whole = MeasuredContour.contours(of: path).first else { return nil }
    let top = whole.distance(nearestTo: CGPoint(x: box.midX, y: box.minY))
    let right = whole.distance(nearestTo: CGPoint(x: box.maxX, y: box.midY))
    let part = CGMutablePath()
    whole.add(from: top, to: right > top ? right : right + whole.length, to: part)
    guard let quarter = MeasuredContour.contours(of: part).first else { return nil }
    func image(flipsX: Bool, flipsY: Bool) -> [ContourCurve] {
      let curves = quarter.curves.map { curve in
        curve.points.map { point in
          CGPoint(x: flipsX ? 2 * box.midX - point.x : point.x, y: flipsY ? 2 * box.midY - point.y : point.y)
        }
      }
      // One mirror turns the way around.
      return (flipsX == flipsY ? curves : curves.reversed().map { $0.reversed() }).map { ContourCurve(points: $0) }
    }
    let curves =
      quarter.curves + image(flipsX: false, flipsY: true) + image(flipsX: true, flipsY: true)
      + image(flipsX: true, flipsY: false)
    return MeasuredContour(curves: curves, isClosed: true)
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
    func line(_ points: [CGPoint]) -> [ContourCurve] {
      zip(points, points.dropFirst()).map { ContourCurve(points: [$0, $1]) }
    }
    let whole = radius > 0 ? round(box, radius) : nil
    var chains: [MeasuredContour] = []
    for first in 0..<4 where edges[first] && !edges[(first + 3) % 4] {
      var last = first
      while edges[(last + 1) % 4] { last += 1 }
      let start = beyond(corners[first], from: corners[(first + 1) % 4])
      let end = beyond(corners[(last + 1) % 4], from: corners[last % 4])
      var curves = line([start] + (first..<last).map { corners[($0 + 1) % 4] } + [end])
      if let whole, last > first {
        // From the middle of the first edge to that of the last one, and straight on to both sides.
        let quarter = whole.length / 4
        let path = CGMutablePath()
        whole.add(from: quarter * CGFloat(first), to: quarter * CGFloat(last), to: path)
        if let part = MeasuredContour.contours(of: path).first {
          curves = line([start, part.start]) + part.curves + line([part.end, end])
        }
      }
      chains.append(MeasuredContour(curves: curves.filter { $0.length > 0 }, isClosed: false))
    }
    return chains.filter { $0.length > 0 }
  }
}

extension MeasuredContour {
  /// The contour from the first of some corners on, with a corner wherever it is nearest to one.
  fileprivate func cornered(_ corners: [CGPoint]) -> MeasuredContour {
    let places = corners.map { distance(nearestTo: $0) }
    let path = CGMutablePath()
    add(from: places[0], to: places[0] + length, to: path)
    guard let turned = MeasuredContour.contours(of: path).first else { return self }
    return MeasuredContour(
      curves: turned.curves, isClosed: true,
      roundCorners: places.map { place in
        (place - places[0]).folded(into: length)
      })
  }
}
