// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Paints the marks of a path at an origin, group by group.
struct GroupPainter: ~Copyable {
  let path: RepeatedPath
  private let reach: Double
  /// The pixels of the group at hand.
  private var coverage: CoverageBand
  private var rasterizer = OutlineRasterizer()
  private var union = MarkUnion()

  init(_ path: RepeatedPath, clip: PixelRect) {
    self.path = path
    reach = path.pen.width / 2
    var width = 2 * reach
    for group in path.groups { width = max(width, group.high.x - group.low.x) }
    let columns = min(Int(ceil: width) + 4, clip.columns.count)
    coverage = CoverageBand(columns: 0..<columns, rows: 0..<DashedPath.bandHeight)
  }

  /// Paints the part of a stroke that is within the bitmap's clip, of at most 32 rows.
  mutating func paint(at origin: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint) {
    paintSingles(at: origin, in: bitmap, with: paint)
    for group in path.groups where open(from: origin + group.low, to: origin + group.high, in: bitmap) {
      if group.outlines.isEmpty { addDots(of: group, at: origin) } else { addOutlines(of: group, at: origin) }
      coverage.paint(in: bitmap, with: paint)
    }
  }

  /// Paints the dots that share no pixel with others; with `isFast` false as the fast way is held against.
  mutating func paintSingles(
    at origin: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint, isFast: Bool = true
  ) {
    let (top, bottom) = (Double(bitmap.clip.rows.lowerBound), Double(bitmap.clip.rows.upperBound))
    let first = path.firstSingle(below: top - reach - origin.y)
    var last = first
    while last < path.singles.count, path.singles[last].y + origin.y - reach < bottom { last += 1 }
    let blend = Blend(paint)
    for dot in path.singles[first..<last] {
      let center = origin + dot
      if isFast, path.dots.compose(center: center, in: bitmap, with: blend) { continue }
      guard open(from: center - SIMD2(repeating: reach), to: center + SIMD2(repeating: reach), in: bitmap) else {
        continue
      }
      _ = path.dots.add(center: center, to: &coverage)
      coverage.paint(in: bitmap, with: paint)
    }
  }

  /// Turns to the visible pixels of a rectangle; tells whether there are any.
  private mutating func open(from low: SIMD2<Double>, to high: SIMD2<Double>, in bitmap: BitmapView) -> Bool {
    let (left, top) = (Int(floor: low.x), Int(floor: low.y))
    let pixels = PixelRect(
      columns: left..<max(left, Int(floor: high.x)) + 2, rows: top..<max(top, Int(floor: high.y)) + 2)
    let visible = pixels.intersection(bitmap.clip)
    guard !visible.isEmpty else { return false }
    coverage.move(to: visible)
    return true
  }

  private mutating func addDots(of group: MarkGroup, at origin: SIMD2<Double>) {
    var haveMet = false
    for dot in group.dots where path.dots.add(center: origin + dot, to: &coverage) { haveMet = true }
    guard haveMet else { return }
    var union = DotUnion(radius: reach)
    union.replace(in: &coverage, dots: group.dots.map { origin + $0 })
  }

  private mutating func addOutlines(of group: MarkGroup, at origin: SIMD2<Double>) {
    var haveMet = false
    let shapes = group.outlines.map { $0.moved(by: origin) }
    for shape in shapes where rasterizer.add(shape, to: &coverage) { haveMet = true }
    guard haveMet else { return }
    let visible = PixelRect(columns: coverage.columns, rows: coverage.rows)
    let bounds = shapes.map { $0.pixels.intersection(visible) }
    for cluster in OutlineClusters(bounds: bounds).clusters {
      union.replace(in: &coverage, pixels: cluster.shared, shapes: cluster.members.map { shapes[$0] })
    }
  }
}

extension RepeatedPath {
  /// The first of the single dots whose middle is below a place, in pixels from the origin.
  func firstSingle(below place: Double) -> Int {
    var (low, high) = (0, singles.count)
    while low < high {
      let middle = (low + high) / 2
      if singles[middle].y > place { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
