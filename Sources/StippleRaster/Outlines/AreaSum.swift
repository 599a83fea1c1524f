// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Signed areas of many closed outlines in the pixels of a window, each to 1/2^22 of a pixel, added up.
///
/// An edge adds to each pixel of a row the area between itself and the pixel's right side, so that an outline adds its
/// area, and less once where it is subtracted. Heights are whole numbers of parts of a pixel, and so are areas once they
/// are rounded: sums are exact, and what an edge adds to a pixel depends on the edge alone. Areas are those of the
/// outlines but for half a part for each row and edge.
///
/// An edge takes time for each pixel of the window that it crosses. The memory is 4 bytes a pixel of the window.
struct AreaSum: ~Copyable {
  /// Parts of a pixel's height, and of its area.
  static let unit = 0x1p22
  private static let shift: Int32 = 22

  private(set) var window = PixelRect(columns: 0..<0, rows: 0..<0)
  /// The distance between rows of cells: a multiple of 4, with room for what is behind the last column.
  private(set) var stride = 0
  /// Changes of the running sum from pixel to pixel; all 0 but while outlines are added.
  private(set) var cells: UnsafeMutablePointer<Int32>
  private var capacity = 0
  /// For each row the first and the last cell that may not be 0.
  private(set) var reached: UnsafeMutablePointer<SIMD2<Int>>
  private var rowCapacity = 0

  static let untouched = SIMD2(Int.max, Int.min)

  init() {
    cells = .allocate(capacity: 0)
    reached = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
    reached.deallocate()
  }

  /// Turns to a window. All rows of the last one must have been taken.
  mutating func open(_ window: PixelRect) {
    self.window = window
    stride = (window.columns.count + 8) / 4 * 4
    let size = stride * window.rows.count
    if size > capacity {
      cells.deallocate()
      capacity = size
      cells = .allocate(capacity: capacity)
      cells.initialize(repeating: 0, count: capacity)
    }
    if window.rows.count > rowCapacity {
      reached.deallocate()
      rowCapacity = window.rows.count
      reached = .allocate(capacity: rowCapacity)
      reached.initialize(repeating: Self.untouched, count: rowCapacity)
    }
  }

  /// A point whose height is a whole number of parts.
  @inline(__always)
  static func snapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    // The sum has no room for less than a part.
    SIMD2(point.x, (point.y + 0x1.8p30) - 0x1.8p30)
  }

  /// What `add` does, pixel by pixel from the window's left side on.
  mutating func addPlainly(_ corners: [SIMD2<Double>], sign: Int32) {
    for (index, corner) in corners.enumerated() {
      let (start, end) = (corner, corners[(index + 1) % corners.count])
      let (top, bottom) = start.y < end.y ? (start, end) : (end, start)
      for (line, row) in window.rows.enumerated() where top.y < bottom.y {
        let slope = (bottom.x - top.x) / (bottom.y - top.y)
        func x(_ y: Double) -> Double { y == top.y ? top.x : y == bottom.y ? bottom.x : top.x + (y - top.y) * slope }
        let (from, to) = (max(top.y, Double(row)), min(bottom.y, Double(row + 1)))
        guard from < to else { continue }
        let (left, right) = (min(x(from), x(to)), max(x(from), x(to)))
        let height = (to - from) * Self.unit
        var before: Int32 = 0
        for (place, column) in window.columns.enumerated() {
          let area = Self.area(left: left, right: right, height: height, column: Double(column))
          cells[line * stride + place] += (area - before) * (start.y < end.y ? sign : -sign)
          before = area
        }
        reached[line] = SIMD2(0, window.columns.count)
      }
    }
  }

  /// The area between a piece of an edge and the right side of a pixel's column, in parts.
  private static func area(left: Double, right: Double, height: Double, column: Double) -> Int32 {
    if column + 1 <= left { return 0 }
    if right < column { return whole(height) }
    if left >= column, right < column + 1 { return whole(height * (column + 1 - 0.5 * (left + right))) }
    let share = height / (right - left)
    if left >= column { return whole(share * ((column + 1 - left) * (column + 1 - left)) * 0.5) }
    if right < column + 1 { return whole(height - share * ((right - column) * (right - column)) * 0.5) }
    return whole(share * (column + 0.5 - left))
  }

  /// The nearest whole number.
  @inline(__always)
  static func whole(_ value: Double) -> Int32 { Int32(truncatingIfNeeded: AreaEdge.nearest(value)) }

  /// The coverage nearest to a sum.
  @inline(__always)
  static func coverage(_ sum: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: max(0, min(255, (sum &* 255 &+ 1 << (shift &- 1)) &>> shift)))
  }

  /// What `takeRows` does, pixel by pixel.
  mutating func takeRowsPlainly(into band: inout CoverageBand) {
    for (line, row) in window.rows.enumerated() {
      var sum: Int32 = 0
      for (place, column) in window.columns.enumerated() {
        sum += cells[line * stride + place]
        band.add(Self.coverage(sum), column: column, row: row)
      }
      (cells + line * stride).update(repeating: 0, count: stride)
      reached[line] = Self.untouched
    }
  }

  /// Takes all away.
  mutating func clear() {
    cells.update(repeating: 0, count: stride * window.rows.count)
    reached.update(repeating: Self.untouched, count: window.rows.count)
  }
}
