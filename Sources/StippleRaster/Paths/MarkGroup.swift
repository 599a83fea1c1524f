// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Marks of a path that may have pixels in common, relative to an origin: they are gathered and composed together.
struct MarkGroup: Sendable {
  var dots: [SIMD2<Double>] = []
  var outlines: [Outline] = []
  /// Whether two dots overlap, and do not only come into the same pixel.
  private(set) var haveDotsOverlap = false
  /// A corner of a rectangle around what is painted, in pixels from the origin.
  var low = SIMD2(repeating: Double.infinity)
  /// The opposite one.
  var high = SIMD2(repeating: -Double.infinity)

  private mutating func extend(to low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self.low = pointwiseMin(self.low, low)
    self.high = pointwiseMax(self.high, high)
  }

  /// The marks of a path, and dots apart from which no other mark is in a pixel, wherever the origin is.
  static func groups(of path: DashedPath) -> (singles: [SIMD2<Double>], groups: [MarkGroup]) {
    path.hasOnlyDots ? dotGroups(of: path) : outlineGroups(of: path)
  }

  private static func dotGroups(of path: DashedPath) -> (singles: [SIMD2<Double>], groups: [MarkGroup]) {
    var dots: [SIMD2<Double>] = []
    for contour in path.contours {
      for index in contour.spans {
        let places = contour.beginnings(in: path.spans[index])
        path.forEachDot(on: path.spans[index], from: places.from, to: places.to) { dots.append($0) }
      }
    }
    let reach = SIMD2(repeating: path.pen.width / 2)
    var singles: [SIMD2<Double>] = []
    var groups: [MarkGroup] = []
    for members in clusters(dots.map { ($0 - reach, $0 + reach) }) {
      guard members.count > 1 else {
        singles.append(dots[members[0]])
        continue
      }
      var group = MarkGroup()
      for index in members {
        group.dots.append(dots[index])
        group.extend(to: dots[index] - reach, dots[index] + reach)
      }
      group.haveDotsOverlap = haveOverlap(group.dots, radius: path.pen.width / 2)
      groups.append(group)
    }
    singles.sort { $0.y < $1.y }
    return (singles, groups)
  }

  private static func haveOverlap(_ dots: [SIMD2<Double>], radius: Double) -> Bool {
    let ordered = dots.sorted { $0.x < $1.x }
    for (index, dot) in ordered.enumerated() {
      for other in ordered[(index + 1)...] {
        // As much more as origins may lose in rounding.
        guard other.x - dot.x < 2 * radius + 1e-3 else { break }
        if (other - dot).magnitude < 2 * radius + 1e-3 { return true }
      }
    }
    return false
  }

  private static func outlineGroups(of path: DashedPath) -> (singles: [SIMD2<Double>], groups: [MarkGroup]) {
    var outliner = LinkOutliner(path)
    var outlines: [Outline] = []
    for (number, contour) in path.contours.enumerated() {
      var progress = Array(repeating: DashedPath.Progress(), count: path.cycle.dashes.count)
      for index in contour.spans {
        let places = contour.beginnings(in: path.spans[index])
        let entry = PathBands.Entry(
          span: Int32(index), contour: Int32(number), from: places.from, to: places.to)
        for (index, dash) in path.cycle.dashes.enumerated() {
          path.forEachLink(of: dash, on: entry, after: &progress[index]) { link in
            var outline = Outline()
            outliner.take(link, of: path, into: &outline)
            if !outline.points.isEmpty { outlines.append(outline) }
          }
        }
      }
    }
    let bounds = outlines.map { $0.bounds }
    let groups = clusters(bounds).map { members in
      var group = MarkGroup()
      for index in members {
        group.outlines.append(outlines[index])
        group.extend(to: bounds[index].low, bounds[index].high)
      }
      return group
    }
    return ([], groups)
  }

  /// The numbers of marks that may share pixels with each other, or with others that do.
  private static func clusters(_ bounds: [(low: SIMD2<Double>, high: SIMD2<Double>)]) -> [[Int]] {
    // Two may share a pixel if they are less than a pixel apart, whatever the origin. In whole pixels that is so if
    // those around each of them, and one more, overlap.
    let pixels = bounds.map { bound in
      PixelRect(
        columns: Int(floor: bound.low.x)..<Int(floor: bound.high.x) + 2,
        rows: Int(floor: bound.low.y)..<Int(floor: bound.high.y) + 2)
    }
    var isAlone = Array(repeating: true, count: bounds.count)
    var members: [[Int]] = []
    for cluster in OutlineClusters(bounds: pixels).clusters {
      members.append(cluster.members)
      for index in cluster.members { isAlone[index] = false }
    }
    return members + bounds.indices.filter { isAlone[$0] }.map { [$0] }
  }

  /// A rectangle around dots and groups, in pixels from the origin.
  static func bounds(
    of dots: [SIMD2<Double>], radius: Double, _ groups: [MarkGroup]
  ) -> (low: SIMD2<Double>, high: SIMD2<Double>) {
    var all = MarkGroup()
    for dot in dots { all.extend(to: dot - SIMD2(repeating: radius), dot + SIMD2(repeating: radius)) }
    for group in groups { all.extend(to: group.low, group.high) }
    return (all.low, all.high)
  }
}

extension Outline {
  /// The corners of the smallest rectangle around it, in pixels.
  var bounds: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return (low, high)
  }

  /// The pixels that the outline may cover; none if it has no corners.
  var pixels: PixelRect {
    let (low, high) = bounds
    guard low.x <= high.x, low.y <= high.y else { return PixelRect(columns: 0..<0, rows: 0..<0) }
    return PixelRect(
      columns: Int(floor: low.x)..<Int(floor: high.x) + 1, rows: Int(floor: low.y)..<Int(floor: high.y) + 1)
  }

  /// The same outline elsewhere.
  func moved(by offset: SIMD2<Double>) -> Outline {
    var moved = Outline()
    for index in ends.indices {
      for point in polygon(index) { moved.append(point + offset) }
      moved.close()
    }
    return moved
  }
}
