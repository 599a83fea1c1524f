// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The areas that straight edges of closed outlines cut out of the pixels of a window.
///
/// Each edge adds to the pixels it crosses the signed area between itself and their right sides, and to the pixels
/// right of them its height; so the running sum along a row is the covered area of each pixel, times how often the
/// outlines go round it. Coordinates are whole parts of 1/8192 of a pixel, and so is every crossing with the side of a
/// pixel: sums are exact, and depend neither on the order of edges nor on what the window leaves out. Rounding moves
/// an edge by less than 1/11,000 of a pixel: at most 0.025/255 of a pixel's area.
///
/// An edge takes time for each pixel of the window that it crosses, and for each row it passes left of it.
/// Source: sums along rows are those of LibArt (Raph Levien) and of FreeType's smooth rasterizer (David Turner); see
/// Raph Levien, "Inside the fastest font renderer in the world" (2016).
struct AreaAccumulator: ~Copyable {
  /// Parts of a pixel's side.
  static let unit = 8192
  /// The greatest distance from the origin, in pixels; what lies beyond is moved there.
  static let limit = 0x1p30

  /// The pixels in view.
  private(set) var window = PixelRect(columns: 0..<0, rows: 0..<0)
  /// The distance between rows of cells: at least 8 more than columns, and a multiple of 8.
  private(set) var stride = 0
  /// Changes of the running sum from pixel to pixel, in 1/2^27 of a pixel's area. They wrap round where outlines go
  /// more than 15 times round a pixel.
  private(set) var cells: UnsafeMutablePointer<Int32>
  private var capacity = 1024
  /// For each row of the window the cells that may not be 0.
  var reached: [Range<Int>] = []

  init() {
    cells = .allocate(capacity: capacity)
    cells.initialize(repeating: 0, count: capacity)
  }

  deinit { cells.deallocate() }

  /// Turns to a window. All rows of the last one must have been taken.
  mutating func open(_ window: PixelRect) {
    self.window = window
    stride = (window.columns.count + 15) / 8 * 8
    let size = stride * window.rows.count
    if size > capacity {
      cells.deallocate()
      capacity = size
      cells = .allocate(capacity: capacity)
      cells.initialize(repeating: 0, count: capacity)
    }
    reached.removeAll(keepingCapacity: true)
    reached.append(contentsOf: repeatElement(0..<0, count: window.rows.count))
  }

  /// The nearest whole number to one below 2^51, either way; halves go to the even one.
  ///
  /// The sum with 1.5 * 2^52 has no room for a fraction: the processor rounds it.
  @inline(__always)
  static func nearest(_ value: Double) -> Int {
    Int(Int64(bitPattern: (value + 0x1.8p52).bitPattern) - 0x4338_0000_0000_0000)
  }

  /// A point in parts. Its coordinates must be numbers.
  @inline(__always)
  static func parts(_ point: SIMD2<Double>) -> SIMD2<Int> {
    func parts(_ coordinate: Double) -> Int { nearest(max(-limit, min(limit, coordinate)) * Double(unit)) }
    return SIMD2(parts(point.x), parts(point.y))
  }

  /// Adds an edge between points in parts.
  mutating func addEdge(from start: SIMD2<Int>, to end: SIMD2<Int>) {
    guard start.y != end.y else { return }
    let origin = SIMD2(window.columns.lowerBound, window.rows.lowerBound) &* Self.unit
    let (top, bottom) = start.y < end.y ? (start &- origin, end &- origin) : (end &- origin, start &- origin)
    let sign = start.y < end.y ? 1 : -1
    let first = max(top.y >> 13, 0)
    let last = min((bottom.y - 1) >> 13, window.rows.count - 1)
    guard first <= last else { return }
    let slope = Double(bottom.x - top.x) / Double(bottom.y - top.y)
    func point(y: Int) -> SIMD2<Int> {
      y <= top.y ? top : y >= bottom.y ? bottom : SIMD2(top.x + Self.nearest(Double(y - top.y) * slope), y)
    }
    for row in first...last {
      let (from, to) = (point(y: row * Self.unit), point(y: (row + 1) * Self.unit))
      if from.x <= to.x {
        addPiece(of: (top, bottom), left: from, right: to, row: row, sign: sign)
      } else {
        // Going right goes up.
        addPiece(of: (top, bottom), left: to, right: from, row: row, sign: sign)
      }
    }
  }

  /// Adds the part of an edge that lies in a row, between its left and its right end.
  private mutating func addPiece(
    of edge: (top: SIMD2<Int>, bottom: SIMD2<Int>), left: SIMD2<Int>, right: SIMD2<Int>, row: Int, sign: Int
  ) {
    let sign = left.y <= right.y ? sign : -sign
    let slope = Double(edge.bottom.y - edge.top.y) / Double(edge.bottom.x - edge.top.x)
    func point(x: Int) -> SIMD2<Int> {
      x >= right.x ? right : SIMD2(x, edge.top.y + Self.nearest(Double(x - edge.top.x) * slope))
    }
    var from = left
    if left.x < 0 {
      // What lies left of the window covers its first pixel wholly.
      from = SIMD2(0, point(x: 0).y)
      add(height: sign * (from.y - left.y), ends: 0, row: row, column: 0)
      guard right.x > 0 else { return }
    }
    let first = from.x >> 13
    guard first < window.columns.count else {
      // The sum goes on up to the window's right side.
      reach(window.columns.count..<window.columns.count + 1, row: row)
      return
    }
    for column in first..<window.columns.count {
      let to = point(x: (column + 1) * Self.unit)
      let ends = from.x + to.x - 2 * column * Self.unit
      add(height: sign * (to.y - from.y), ends: ends, row: row, column: column)
      guard to.x < right.x else { return }
      from = to
    }
  }

  /// Adds a piece of an edge within a pixel: its height, and the distances of its ends from the pixel's left side.
  private mutating func add(height: Int, ends: Int, row: Int, column: Int) {
    let index = row * stride + column
    let right = height * ends
    cells[index] &+= Int32(truncatingIfNeeded: height * 2 * Self.unit - right)
    cells[index + 1] &+= Int32(truncatingIfNeeded: right)
    reach(column..<column + 2, row: row)
  }

  private mutating func reach(_ columns: Range<Int>, row: Int) {
    let old = reached[row]
    reached[row] =
      old.isEmpty ? columns : min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
  }

  /// Writes the coverage of the pixels of a row that edges have reached, from 0 to 255, and clears its cells.
  ///
  /// - Parameter bytes: Room for the columns of the window and 16 more; only those of the result are written for sure.
  /// - Returns: The columns, counted from the window's first; the others have no coverage.
  mutating func takeRow(_ row: Int, into bytes: UnsafeMutablePointer<UInt8>) -> Range<Int> {
    let reached = reached[row]
    var sum: Int32 = 0
    for column in reached {
      let index = row * stride + column
      sum &+= cells[index]
      cells[index] = 0
      bytes[column] = Self.coverage(sum)
    }
    return reached.clamped(to: 0..<window.columns.count)
  }

  /// The coverage nearest to a running sum; that of a pixel that outlines go round several times is 255.
  @inline(__always)
  static func coverage(_ sum: Int32) -> UInt8 {
    // The size of the least number is that number again: then it is shifted to a negative one.
    let size = (sum < 0 ? 0 &- sum : sum) &>> 12
    return UInt8(truncatingIfNeeded: min(255, max(0, (size * 255 + 1 << 14) &>> 15)))
  }
}
