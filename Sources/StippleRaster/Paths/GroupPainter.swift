// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Paints the marks of a path at an origin, group by group.
struct GroupPainter: ~Copyable {
  let path: RepeatedPath
  private let reach: Double
  /// How many pixels more than can be seen are gathered of dots on each side, so that no mask crosses a side.
  private let margin: Int
  /// The pixels of the group at hand.
  private var coverage: CoverageBand
  private var dotUnion: DotUnion
  private var rasterizer = OutlineRasterizer()
  private var union = MarkUnion()

  init(_ path: RepeatedPath, clip: PixelRect) {
    self.path = path
    reach = path.pen.width / 2
    var width = 2 * reach
    for group in path.groups { width = max(width, group.high.x - group.low.x) }
    let columns = min(Int(ceil: width) + 4, clip.columns.count)
    margin = path.dots.width
    coverage = CoverageBand(
      columns: 0..<columns + 2 * margin, rows: 0..<DashedPath.bandHeight + 2 * margin)
    dotUnion = DotUnion(radius: reach)
  }

  /// Paints the part of a stroke that is within the bitmap's clip, of at most 32 rows.
  mutating func paint(at origin: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint) {
    paintSingles(at: origin, in: bitmap, with: paint)
    for group in path.groups {
      let margin = group.outlines.isEmpty ? margin : 0
      guard open(from: origin + group.low, to: origin + group.high, margin: margin, in: bitmap) else { continue }
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
    path.singles.withUnsafeBufferPointer { singles in
      path.dots.masks.withUnsafeBufferPointer { masks in
        guard let masks = masks.baseAddress, isFast, path.dots.width > 0 else {
          for dot in singles[first...] where dot.y + origin.y - reach < bottom {
            paintSingle(center: origin + dot, in: bitmap, with: paint)
          }
          return
        }
        var composer = DotComposer(path.dots, masks: masks, in: bitmap, with: paint)
        var index = first
        while index < singles.count {
          let center = origin + singles[index]
          guard center.y - reach < bottom else { break }
          composer.compose(center: center)
          index += 1
        }
      }
    }
  }

  /// Gathers a dot and paints it.
  private mutating func paintSingle(center: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint) {
    let reach = SIMD2(repeating: reach)
    guard open(from: center - reach, to: center + reach, margin: margin, in: bitmap) else { return }
    _ = path.dots.add(center: center, to: &coverage)
    coverage.paint(in: bitmap, with: paint)
  }

  /// Turns to the visible pixels of a rectangle, with a margin; tells whether there are any.
  private mutating func open(
    from low: SIMD2<Double>, to high: SIMD2<Double>, margin: Int, in bitmap: BitmapView
  ) -> Bool {
    let (left, top) = (Int(floor: low.x), Int(floor: low.y))
    let pixels = PixelRect(
      columns: left..<max(left, Int(floor: high.x)) + 2, rows: top..<max(top, Int(floor: high.y)) + 2)
    let visible = pixels.intersection(bitmap.clip)
    guard !visible.isEmpty else { return false }
    coverage.move(
      to: PixelRect(
        columns: visible.columns.lowerBound - margin..<visible.columns.upperBound + margin,
        rows: visible.rows.lowerBound - margin..<visible.rows.upperBound + margin))
    return true
  }

  private mutating func addDots(of group: MarkGroup, at origin: SIMD2<Double>) {
    var haveMet = false
    for dot in group.dots where path.dots.add(center: origin + dot, to: &coverage) { haveMet = true }
    guard haveMet, group.haveDotsOverlap else { return }
    dotUnion.replace(in: &coverage, dots: group.dots.map { origin + $0 })
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
