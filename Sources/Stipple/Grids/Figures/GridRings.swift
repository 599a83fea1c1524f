// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Circles about the origin, and spokes from there.
struct GridRings: GridElement {
  /// From a circle to the next.
  var spacing: Double
  var spokeCount: Int

  var isLines: Bool { true }

  func draw(_ tier: GridTier, with pen: GridPen, in space: GridSpace, to builder: inout GridStrokeBuilder) {
    guard pen.lineWidth > 0, pen.lineWidth.isFinite, let wheel = Wheel(self, in: space) else { return }
    let style = pen.style(width: pen.lineWidth)
    let clip = space.edge == .closed ? space.rect : space.rect.insetBy(dx: -pen.lineWidth, dy: -pen.lineWidth)
    for ring in wheel.rings where tier.holds(line: ring) {
      let radius = ring * wheel.spacing
      for arc in CircleArcs(center: wheel.center, radius: radius, in: clip).arcs {
        let path = builder.path(of: style)
        let start = wheel.center + radius * SIMD2(cos(arc.lowerBound), sin(arc.lowerBound))
        path.move(to: CGPoint(start))
        path.addArc(
          center: CGPoint(wheel.center), radius: radius, startAngle: arc.lowerBound, endAngle: arc.upperBound,
          clockwise: false)
        if arc.upperBound - arc.lowerBound == 2 * .pi { path.closeSubpath() }
      }
    }
    // Spokes are of no circle: drawn once, and they do not fade.
    guard tier.hole == nil, pen.minorWidth > 0, pen.minorWidth.isFinite else { return }
    var minor = pen.style(width: pen.minorWidth)
    minor.emphasis = 0
    for spoke in 0..<spokeCount {
      let direction = direction(ofSpoke: Double(spoke))
      let start = start(ofSpoke: spoke, with: pen)
      guard let part = space.part(of: wheel.center, along: direction, in: clip), part.upperBound > start
      else { continue }
      builder.addLine(
        from: wheel.center + max(part.lowerBound, start) * direction, to: wheel.center + part.upperBound * direction,
        style: minor)
    }
  }

  /// How far from the middle a spoke begins: where all are dense, every second, third or so goes on, and of those again.
  private func start(ofSpoke spoke: Int, with pen: GridPen) -> Double {
    var count = spokeCount
    // By its largest prime first: four are left of twelve, not three.
    while count > 4, spoke % (spokeCount / (count / largestPrime(of: count))) == 0 { count /= largestPrime(of: count) }
    let radius = pen.leastDistance * Double(count) / (2 * .pi)
    // The first few are at right angles, or wider.
    return count > 4 ? radius : 0
  }

  private func largestPrime(of count: Int) -> Int {
    var (rest, prime) = (count, 2)
    while prime < rest { if rest.isMultiple(of: prime) { rest /= prime } else { prime += 1 } }
    return rest
  }

  func ink(with pen: GridPen, in space: GridSpace) -> Double {
    pen.lineWidth / space.vector(SIMD2(spacing, 0)).x
  }

  /// A unit vector, exact along the axes.
  fileprivate func direction(ofSpoke spoke: Double) -> SIMD2<Double> {
    let quarters = 4 * spoke / Double(spokeCount)
    switch quarters.remainder(dividingBy: 4) {
    case 0: return SIMD2(1, 0)
    case 1: return SIMD2(0, 1)
    case -1: return SIMD2(0, -1)
    case 2, -2: return SIMD2(-1, 0)
    default: return SIMD2(cos(quarters * .pi / 2), sin(quarters * .pi / 2))
    }
  }
}

/// The circles that a space shows.
private struct Wheel {
  var center: SIMD2<Double>
  var spacing: Double
  var rings = GridIndices.none

  init?(_ rings: GridRings, in space: GridSpace) {
    let none = SIMD2<Double>.zero
    center = space.point(0, none, 0, none)
    spacing = space.vector(SIMD2(rings.spacing, 0)).x
    guard center.isFinite, spacing.isFinite, spacing > 0 else { return nil }
    let (low, high) = space.distances(from: center)
    guard high / spacing < GridSpace.largestIndex else { return nil }
    let first = max((low / spacing).rounded(.up), 1)
    self.rings = GridIndices(first, (high / spacing).rounded(.down)).prefix(Double(GridLayout.maximumLineCount))
  }
}

extension GridSpace {
  /// From a point to the nearest and the furthest of the rectangle.
  fileprivate func distances(from point: SIMD2<Double>) -> (Double, Double) {
    let low = SIMD2(Double(rect.minX), Double(rect.minY)) - point
    let high = SIMD2(Double(rect.maxX), Double(rect.maxY)) - point
    let zero = SIMD2<Double>.zero
    let near = pointwiseMax(pointwiseMax(low, -high), zero)
    return (near.length, pointwiseMax(-low, high).length)
  }
}

extension GridRings: GridSites {
  var mark: GridSite.Mark { .crossing }

  func sites(near point: SIMD2<Double>, in space: GridSpace) -> [GridSite] {
    guard let wheel = Wheel(self, in: space) else { return [] }
    let way = point - wheel.center
    guard way.length / wheel.spacing < GridSpace.largestIndex else { return [] }
    return spokes(near: way).flatMap { spoke in
      // Of the spoke's points the nearest one is straight across.
      let ring = max((way.dot(spoke) / wheel.spacing).rounded(.down), 0)
      return [ring, ring + 1].map { site($0, spoke, of: wheel) }
    }
  }

  /// The two spokes that a direction is between; where there are none, the direction itself.
  private func spokes(near way: SIMD2<Double>) -> [SIMD2<Double>] {
    guard spokeCount > 0 else { return way.length > 0 ? [way / way.length] : [SIMD2(1, 0)] }
    let spoke = (atan2(way.y, way.x) / (2 * .pi) * Double(spokeCount)).rounded(.down)
    return [direction(ofSpoke: spoke), direction(ofSpoke: spoke + 1)]
  }

  private func site(_ ring: Double, _ direction: SIMD2<Double>, of wheel: Wheel) -> GridSite {
    GridSite(point: wheel.center + ring * wheel.spacing * direction, index: SIMD2(ring, ring))
  }

  /// The middle, and circle by circle.
  func all(in space: GridSpace, limit: Int) -> [GridSite] {
    guard let wheel = Wheel(self, in: space) else { return [] }
    var sites = space.holds(wheel.center, in: space.rect) ? [site(0, SIMD2(1, 0), of: wheel)] : []
    for ring in wheel.rings {
      for spoke in 0..<spokeCount {
        guard sites.count < limit else { return sites }
        let site = site(ring, direction(ofSpoke: Double(spoke)), of: wheel)
        if space.holds(site.point, in: space.rect) { sites.append(site) }
      }
    }
    return sites
  }
}

extension GridRings: GridCells {
  func cell(at point: SIMD2<Double>, in space: GridSpace) -> GridCell? {
    guard let wheel = Wheel(self, in: space) else { return nil }
    let way = point - wheel.center
    let ring = (way.length / wheel.spacing).rounded(.down)
    guard ring < GridSpace.largestIndex else { return nil }
    guard spokeCount > 1 else { return GridCell(column: 0, row: Int(ring)) }
    let turn = atan2(way.y, way.x) / (2 * .pi)
    let column = Int((turn * Double(spokeCount)).rounded(.down))
    return GridCell(column: column < 0 ? column + spokeCount : column, row: Int(ring))
  }

  func bounds(of cell: GridCell, in space: GridSpace) -> CGRect? {
    guard let wheel = Wheel(self, in: space), cell.row >= 0 else { return nil }
    let (inner, outer) = (Double(cell.row) * wheel.spacing, (Double(cell.row) + 1) * wheel.spacing)
    guard spokeCount > 1 else {
      return CGRect(x: wheel.center.x - outer, y: wheel.center.y - outer, width: 2 * outer, height: 2 * outer)
    }
    guard (0..<spokeCount).contains(cell.column) else { return nil }
    // Its four corners, and where its outer arc crosses an axis.
    let (from, to) = (Double(cell.column), Double(cell.column) + 1)
    let corners = [from, to].flatMap { spoke in [inner, outer].map { $0 * direction(ofSpoke: spoke) } }
    let quarter = Double(spokeCount) / 4
    let axes = (0...4).map { Double($0) * quarter }.filter { from < $0 && $0 < to }
    return CGRect(around: (corners + axes.map { outer * direction(ofSpoke: $0) }).map { wheel.center + $0 })
  }

  func count(in space: GridSpace) -> Double {
    guard let wheel = Wheel(self, in: space) else { return 0 }
    return Double((wheel.rings.count + 1) * max(spokeCount, 1))
  }
}
