// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Paints the marks of a path at an origin that may share pixels with each other, group by group.
struct GroupPainter: ~Copyable {
  let marks: PathMarks
  /// How many pixels more than can be seen are gathered of dots on each side, so that no mask crosses a side.
  private let margin: Int
  /// The pixels of the group at hand.
  private var coverage: CoverageBand
  private var dotUnion: DotUnion
  private var rasterizer = OutlineRasterizer()
  private var union = MarkUnion()

  /// - Parameter columns: How many columns of pixels are painted at most.
  init(_ marks: PathMarks, columns: Int) {
    self.marks = marks
    margin = marks.dots.width
    coverage = CoverageBand(
      columns: 0..<min(Int(ceil: marks.greatestWidth) + 4, columns) + 2 * margin,
      rows: 0..<DashedPath.bandHeight + 2 * margin)
    dotUnion = DotUnion(radius: marks.pen.width / 2)
  }

  /// Paints the part of the groups that is within the bitmap's clip, of at most 32 rows.
  mutating func paint(at origin: SIMD2<Double>, in bitmap: BitmapView, with paint: Paint) {
    for group in marks.groups {
      let margin = group.outlines.isEmpty ? margin : 0
      guard open(from: origin + group.low, to: origin + group.high, margin: margin, in: bitmap) else { continue }
      if group.outlines.isEmpty { addDots(of: group, at: origin) } else { addOutlines(of: group, at: origin) }
      coverage.paint(in: bitmap, with: paint)
    }
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
    for dot in group.dots where marks.dots.add(center: origin + dot, to: &coverage) { haveMet = true }
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
