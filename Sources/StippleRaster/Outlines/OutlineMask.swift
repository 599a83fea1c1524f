// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The coverage of a small outline with few corners, in the box of pixels around it.
///
/// Each edge adds to every pixel of its rows the area between itself and the pixel's left side, all columns alike: no
/// cell has to be looked for, and no running sum is needed. Where an edge passes a row from `a` to `b`, that area is the
/// mean, over the places between, of what of the pixel lies left of a place; its integral is known, so the area is a
/// difference of two values of it times the edge's slope. Numbers are those of the box, whatever band or clip is drawn
/// on. Within 0.2/255 of the exact area before rounding; a pixel that an outline goes round twice is covered wholly.
/// It takes 3 KB, and time for the rows that edges pass, times the box's columns.
struct OutlineMask: ~Copyable {
  /// Columns of the largest box.
  static let columns = 16
  /// Rows of the largest box.
  static let rows = 48
  /// Corners of the longest outline: with more of them, edges are so short that it is better to look for their cells.
  static let corners = 12

  /// Of edges that go sideways by less in a row, in pixels, only the middle counts: a difference of two integrals would
  /// lose more than the 0.12/255 that this does.
  static let steepness: Float = 1.0 / 256
  /// Edges of a smaller height, in pixels, are left out.
  static let leastHeight: Float = 0x1p-18

  /// Areas, row by row; all 0 between outlines.
  let areas: UnsafeMutablePointer<Float>

  init() {
    areas = UnsafeMutableRawPointer.allocate(byteCount: Self.columns * Self.rows * 4, alignment: 16)
      .assumingMemoryBound(to: Float.self)
    areas.initialize(repeating: 0, count: Self.columns * Self.rows)
  }

  deinit { areas.deallocate() }

  /// The box of an outline; nil if it is too large or has too many corners, or one that is not a number.
  static func box(of points: [SIMD2<Double>]) -> PixelRect? {
    guard points.count > 2, points.count <= corners else { return nil }
    var (low, high) = (points[0], points[0])
    for point in points {
      // What is not a number is not kept away by a comparison: the sizes below are then not numbers either.
      low = low.replacing(with: point, where: .!(point .>= low))
      high = high.replacing(with: point, where: .!(point .<= high))
    }
    return box(from: low, to: high)
  }

  /// As of other outlines; the corners are numbers.
  @inline(__always)
  static func box(of quad: DashQuad) -> PixelRect? {
    let (a, b, c, d) = (quad.startRight, quad.startLeft, quad.endLeft, quad.endRight)
    let (low0, high0) = (a.replacing(with: b, where: b .< a), a.replacing(with: b, where: b .> a))
    let (low1, high1) = (c.replacing(with: d, where: d .< c), c.replacing(with: d, where: d .> c))
    return box(
      from: low0.replacing(with: low1, where: low1 .< low0), to: high0.replacing(with: high1, where: high1 .> high0))
  }

  @inline(__always)
  private static func box(from low: SIMD2<Double>, to high: SIMD2<Double>) -> PixelRect? {
    guard low.x > -0x1p31, low.y > -0x1p31, high.x < 0x1p31, high.y < 0x1p31 else { return nil }
    let (left, top) = (Int(floor: low.x), Int(floor: low.y))
    let (right, bottom) = (Int(ceil: high.x), Int(ceil: high.y))
    guard right - left <= columns, bottom - top <= rows else { return nil }
    return PixelRect(columns: left..<max(right, left), rows: top..<max(bottom, top))
  }

  /// A point of the box.
  @inline(__always)
  static func place(_ point: SIMD2<Double>) -> SIMD2<Float> { SIMD2(Float(point.x), Float(point.y)) }

  /// Adds what is in some rows of an edge between points of the box.
  func addEdgePlainly(from start: SIMD2<Float>, to end: SIMD2<Float>, columns: Int, rows: Range<Int>) {
    guard let edge = Edge(from: start, to: end, rows: rows) else { return }
    edge.forEachRow { row, from, to, height in
      let line = areas + row * Self.columns
      for column in 0..<columns {
        let place = Float(column)
        line[column] +=
          edge.isSteep
          ? Self.part(0.5 * (from + to) - place) * (height * edge.sign)
          : (Self.integral(to - place) - Self.integral(from - place)) * edge.slope
      }
    }
  }

  /// The part of a pixel that is left of a place, counted from the pixel's left side.
  private static func part(_ place: Float) -> Float { min(max(place, 0), 1) }

  /// The integral of that over the place.
  private static func integral(_ place: Float) -> Float {
    let part = part(place)
    return part * (place - 0.5 * part)
  }

  /// The coverage nearest to an area.
  static func coverage(_ area: Float) -> UInt8 {
    // The sum has no room for a fraction.
    UInt8(truncatingIfNeeded: min(abs(area) * 255 + 0x1p23, 0x1p23 + 255).bitPattern)
  }

  /// Adds the coverage of a box to a band as `takeRows` does.
  func takeRowsPlainly(_ box: PixelRect, into band: inout CoverageBand) -> Bool {
    var overlaps = false
    for (index, row) in box.rows.enumerated() {
      for (place, column) in box.columns.enumerated() {
        let coverage = Self.coverage(areas[index * Self.columns + place])
        areas[index * Self.columns + place] = 0
        if coverage > 0, band.coverage(column: column, row: row) > 0 { overlaps = true }
        band.add(coverage, column: column, row: row)
      }
    }
    return overlaps
  }
}

extension OutlineMask {
  /// The part of an edge that lies in some rows, if it is not horizontal.
  ///
  /// Where it crosses a row's side depends on the edge and the side alone: rows that are left out change nothing.
  struct Edge {
    /// The upper end of the whole edge.
    private let top: SIMD2<Float>
    /// Where the part begins and ends.
    let start: SIMD2<Float>
    let end: SIMD2<Float>
    /// The row in which it begins.
    private let row: Int
    /// One if the edge runs down, minus one if up.
    let sign: Float
    /// How far it goes to the right for each pixel down.
    private let inverse: Float
    /// How far it goes down for each pixel to the right, times the sign.
    let slope: Float
    let isSteep: Bool

    @inline(__always)
    init?(from first: SIMD2<Float>, to last: SIMD2<Float>, rows: Range<Int>) {
      let runsDown = first.y < last.y
      let bottom = runsDown ? last : first
      top = runsDown ? first : last
      sign = runsDown ? 1 : -1
      let (width, height) = (bottom.x - top.x, bottom.y - top.y)
      let (low, high) = (Float(rows.lowerBound), Float(rows.upperBound))
      guard height > OutlineMask.leastHeight, bottom.y > low, top.y < high else { return nil }
      inverse = width / height
      isSteep = abs(width) < height * OutlineMask.steepness
      slope = height / width * sign
      start = top.y >= low ? top : SIMD2(top.x + (low - top.y) * inverse, low)
      end = bottom.y <= high ? bottom : SIMD2(top.x + (high - top.y) * inverse, high)
      row = Int(start.y)
    }

    /// Calls a function for each row of the part, with where it enters and leaves it, and the height between.
    @inline(__always)
    func forEachRow(_ body: (_ row: Int, _ from: Float, _ to: Float, _ height: Float) -> Void) {
      var row = row
      var (x, y) = (start.x, start.y)
      var side = Float(row) + 1
      while side < end.y {
        let next = top.x + (side - top.y) * inverse
        body(row, x, next, side - y)
        (x, y) = (next, side)
        side += 1
        row &+= 1
      }
      body(row, x, end.x, end.y - y)
    }
  }
}
