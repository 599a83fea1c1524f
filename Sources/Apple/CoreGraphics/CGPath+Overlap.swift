// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension CGPath {
  /// Whether the insides of two paths have an area in common. Open subpaths are taken as closed; outlines that only touch
  /// have none.
  ///
  /// Curves count within a hundred-thousandth of what the paths' boxes have in common. It takes time in proportion to the
  /// number of lines times those that are as high up, at worst to its square.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    let (mine, theirs) = (boundingBoxOfPath, other.boundingBoxOfPath)
    guard let ours = mine.ifFinite, let others = theirs.ifFinite else { return false }
    let box = ours.overlap(with: others)
    guard !box.isEmpty else { return false }
    let side = 1000 / max(box.width, box.height)
    let toUnits = CGAffineTransform(a: side, b: 0, c: 0, d: side, tx: -box.minX * side, ty: -box.minY * side)
    let units = CGRect(x: 0, y: 0, width: box.width * side, height: box.height * side)
    let fills = [self, other].map { path in
      FillEdges(path.elements.map { $0.applying(toUnits) }, rule: rule, near: units)
    }
    return fills[0].overlaps(fills[1])
  }
}

/// The inside of a path, by its edges.
private struct FillEdges {
  private struct Edge {
    /// The end of lesser y, and the other.
    let top: CGPoint, bottom: CGPoint
    /// One for an edge that runs down, minus one for one that runs up.
    let winding: Int

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  /// From the least top on.
  private let edges: [Edge]
  private let rule: CGPathFillRule

  init(_ elements: [PathElement], rule: CGPathFillRule, near region: CGRect) {
    self.rule = rule
    let lines = Polyline.polylines(of: elements, near: region)
    edges = lines.flatMap { line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).compactMap { start, end in
        guard start.y != end.y, max(start.y, end.y) > region.minY, min(start.y, end.y) < region.maxY else { return nil }
        return start.y < end.y
          ? Edge(top: start, bottom: end, winding: 1) : Edge(top: end, bottom: start, winding: -1)
      }
    }.sorted { $0.top.y < $1.top.y }
  }

  /// Between two heights next to each other of corners and crossings, what is side by side stays so: one line in the
  /// middle tells all.
  func overlaps(_ other: FillEdges) -> Bool {
    let heights = Self.heights(of: edges + other.edges)
    return zip(heights, heights.dropFirst()).contains { low, high in
      let middle = (low + high) / 2
      guard low < middle, middle < high else { return false }
      let theirs = other.spans(at: middle)
      return spans(at: middle).contains { mine in
        theirs.contains { max(mine.start, $0.start) < min(mine.end, $0.end) - 1e-9 }
      }
    }
  }

  /// The heights of all corners and crossings, in order.
  private static func heights(of edges: [Edge]) -> [CGFloat] {
    let edges = edges.sorted { $0.top.y < $1.top.y }
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, edge) in edges.enumerated() {
      for other in edges[(index + 1)...] {
        guard other.top.y < edge.bottom.y else { break }
        let bottom = min(edge.bottom.y, other.bottom.y)
        let (above, below) = (edge.x(at: other.top.y) - other.top.x, edge.x(at: bottom) - other.x(at: bottom))
        guard above * below < 0 else { continue }
        heights.append(other.top.y + (bottom - other.top.y) * (above / (above - below)))
      }
    }
    return heights.sorted()
  }

  /// Where a level line is inside.
  private func spans(at y: CGFloat) -> [(start: CGFloat, end: CGFloat)] {
    let crossings = edges.prefix { $0.top.y < y }.filter { $0.bottom.y > y }
      .map { (x: $0.x(at: y), winding: $0.winding) }.sorted { $0.x < $1.x }
    var spans: [(start: CGFloat, end: CGFloat)] = []
    var (winding, count) = (0, 0)
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      (winding, count) = (winding + crossing.winding, count + 1)
      let isInside = rule == .evenOdd ? !count.isMultiple(of: 2) : winding != 0
      if isInside { spans.append((crossing.x, next.x)) }
    }
    return spans
  }
}
