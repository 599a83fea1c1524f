// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The areas that straight edges of closed outlines cut out of the pixels of a window.
///
/// Each edge adds to the pixels it crosses the signed area between itself and their right sides, and to the pixels
/// right of them its height; so the running sum along a row is the covered area of each pixel, times how often the
/// outlines go round it (at most three times). Coordinates are whole parts of 1/8192 of a pixel, and so is every
/// crossing with the side of a pixel, and every area is a whole number of parts of a pixel's: sums are exact, and
/// depend neither on the order of edges nor on what the window leaves out. Rounding changes an area by less than
/// 0.04/255 an edge.
///
/// An edge takes time for each pixel of the window that it crosses, and for each row it passes left of it.
/// Source: sums along rows are those of LibArt (Raph Levien) and of FreeType's smooth rasterizer (David Turner); see
/// Raph Levien, "Inside the fastest font renderer in the world" (2016).
struct AreaAccumulator: ~Copyable {
  /// Parts of a pixel's side, and of its area.
  static let unit: Int64 = 8192
  /// The greatest distance from the origin, in pixels; what lies beyond is moved there.
  static let limit = 0x1p34

  /// The pixels in view.
  private(set) var window = PixelRect(columns: 0..<0, rows: 0..<0)
  /// The distance between rows of cells: at least 2 more than columns, and a multiple of 16.
  private(set) var stride = 0
  /// Changes of the running sum from pixel to pixel.
  private(set) var cells: UnsafeMutablePointer<Int16>
  private var capacity = 1024
  /// For each row of the window, and maybe more, the cells that may not be 0; empty again when rows are taken.
  var reached: [Range<Int>] = []
  var hasReached = false

  init() {
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
  }

  deinit { cells.deallocate() }

  /// Turns to a window. All rows of the last one must have been taken.
  mutating func open(_ window: PixelRect) {
    self.window = window
    stride = (window.columns.count + 17) / 16 * 16
    let size = stride * window.rows.count
    if size > capacity {
      cells.deallocate()
      capacity = size
      cells = .allocate(capacity: capacity)
      cells.initialize(repeating: 0, count: capacity)
    }
    if reached.count < window.rows.count {
      reached.append(contentsOf: repeatElement(0..<0, count: window.rows.count - reached.count))
    }
  }

  /// The row or column of pixels that a coordinate in parts is in.
  @inline(__always)
  static func index(_ coordinate: Int64) -> Int { Int(clamping: coordinate >> 13) }

  /// Adds an edge between points in parts.
  mutating func addEdge(from start: SIMD2<Int64>, to end: SIMD2<Int64>) {
    let origin = SIMD2(Int64(window.columns.lowerBound), Int64(window.rows.lowerBound)) &* Self.unit
    guard let edge = AreaEdge(from: start &- origin, to: end &- origin) else { return }
    let first = max(Self.index(min(edge.left.y, edge.right.y)), 0)
    let last = min(Self.index(max(edge.left.y, edge.right.y) - 1), window.rows.count - 1)
    guard first <= last else { return }
    for row in first...last { add(edge, row: row) }
  }

  /// Adds the part of an edge that lies in a row, from left to right.
  private mutating func add(_ edge: AreaEdge, row: Int) {
    let (above, below) = (edge.point(y: Int64(row) * Self.unit), edge.point(y: Int64(row + 1) * Self.unit))
    let (left, right) = edge.left.y < edge.right.y ? (above, below) : (below, above)
    var from = left
    if left.x < 0 {
      // What lies left of the window covers its first pixel wholly.
      from = right.x > 0 ? SIMD2(0, edge.y(x: 0)) : right
      add(height: edge.sign * (from.y - left.y), ends: 0, row: row, column: 0)
      guard right.x > 0 else { return }
    }
    var column = Self.index(from.x)
    while column < window.columns.count {
      let side = Int64(column + 1) * Self.unit
      let to = side < right.x ? SIMD2(side, edge.y(x: side)) : right
      add(
        height: edge.sign * (to.y - from.y), ends: from.x + to.x - 2 * Int64(column) * Self.unit, row: row,
        column: column)
      guard side < right.x else { return }
      from = to
      column += 1
    }
    // The sum goes on up to the window's right side.
    reach(window.columns.count..<window.columns.count + 1, row: row)
  }

  /// Adds a piece of an edge within a pixel: its height, and the distances of its ends from the pixel's left side.
  private mutating func add(height: Int64, ends: Int64, row: Int, column: Int) {
    let index = row * stride + column
    let right = Self.area(height: height, ends: ends)
    cells[index] &+= Int16(truncatingIfNeeded: height - right)
    cells[index + 1] &+= Int16(truncatingIfNeeded: right)
    reach(column..<column + 2, row: row)
  }

  /// The area between a piece of an edge and the left side of its pixel.
  @inline(__always)
  static func area(height: Int64, ends: Int64) -> Int64 { (height &* ends &+ unit) >> 14 }

  mutating func reach(_ columns: Range<Int>, row: Int) {
    hasReached = true
    let old = reached[row]
    reached[row] =
      old.isEmpty ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
  }

  /// Adds the coverage of all rows to a band and clears the cells.
  ///
  /// - Returns: Whether a covered pixel had coverage before.
  mutating func takeRows(into band: inout CoverageBand) -> Bool {
    var overlaps = false
    for line in 0..<window.rows.count {
      let reached = reached[line]
      self.reached[line] = 0..<0
      let row = window.rows.lowerBound + line
      var sum: Int16 = 0
      for index in reached {
        sum &+= cells[line * stride + index]
        cells[line * stride + index] = 0
        let coverage = Self.coverage(sum)
        guard index < window.columns.count, coverage > 0 else { continue }
        let column = window.columns.lowerBound + index
        if band.coverage(column: column, row: row) > 0 { overlaps = true }
        band.add(coverage, column: column, row: row)
      }
    }
    return overlaps
  }

  /// The coverage nearest to a running sum; that of a pixel that outlines go round several times is 255.
  ///
  /// A quotient by 8192 of 255 times the sum; the division by 256 in it may err by half of 1/32.
  @inline(__always)
  static func coverage(_ sum: Int16) -> UInt8 {
    let size = sum < 0 ? 0 &- sum : sum
    let scaled = size &- (size &+ 128) &>> 8
    // The size of the least sum is that sum again.
    return UInt8(truncatingIfNeeded: max(0, min(255, (scaled &+ 16) &>> 5)))
  }
}
