// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Coverage of pixels by several shapes that overlap, each part of a pixel counted once.
///
/// Each row of pixels is cut by 256 lines at fixed places. On each line it is exact which parts are inside a shape;
/// these are joined, and their lengths in each pixel are its coverage: within 0.5/255 of the exact area for each edge
/// that is nearly horizontal, and closer for others, before rounding to bytes. The result in a pixel depends on the
/// shapes that cover a part of it alone, not on the rectangle, the band, or what else is asked for. Takes time for each
/// line that an edge crosses.
struct MarkUnion: ~Copyable {
  /// Lines in a row of pixels.
  static let lines = 256
  /// The distance between lines, in parts of a pixel.
  static let pitch = AreaAccumulator.unit / Int64(lines)

  struct Edge {
    /// In parts of a pixel.
    var top: SIMD2<Int64>
    var bottom: SIMD2<Int64>
    /// One where the edge runs down, minus one where it runs up.
    var winding: Int
    /// Polygons are counted over all shapes.
    var polygon: Int
    var shape: Int
  }

  private struct Crossing {
    var x: Int64
    var winding: Int
    var polygon: Int
    var shape: Int
  }

  /// The edges at hand, by their tops while rows are measured, and those that cross the row at hand.
  private var edges: [Edge] = []
  private(set) var active: [Edge] = []
  /// What crosses each line of the row at hand.
  private var crossings: [[Crossing]] = Array(repeating: [], count: lines)
  private var intervals: [Range<Int64>] = []
  /// For the columns at hand: changes of the running sum of areas, as in `AreaAccumulator`, but finer.
  var cells: [Int32] = []
  /// For the columns at hand: the number of the only shape that covers some of a pixel, plus one; -1 of several.
  var owners: [Int] = []
  /// For each shape columns that it is known to cover some of in the row at hand.
  var known: [Range<Int>] = []
  private var bytes: [UInt8] = []
  private var memory = UnionMemory()
  var scratch = UnionScratch()

  init() {}

  /// Overwrites the coverage of the pixels that two or more shapes cover some of by that of their union.
  ///
  /// Shapes that were united before, but for a move by whole pixels, take time for their edges alone.
  /// - Parameters:
  ///   - pixels: Others are left as they are.
  ///   - shapes: All that cover some of these pixels.
  mutating func replace(in band: inout CoverageBand, pixels: PixelRect, shapes: [Outline]) {
    let pixels = pixels.intersection(PixelRect(columns: band.columns, rows: band.rows))
    guard !pixels.isEmpty else { return }
    take(shapes, rows: pixels.rows)
    if memory.find(edges, in: pixels) {
      Self.write(memory.found, pixels, to: &band)
    } else {
      let united = unite(pixels, plainly: false)
      memory.keep(united)
      Self.write(united, pixels, to: &band)
    }
  }

  /// What `replace` does by plain means, and without remembering anything.
  mutating func replacePlainly(in band: inout CoverageBand, pixels: PixelRect, shapes: [Outline]) {
    let pixels = pixels.intersection(PixelRect(columns: band.columns, rows: band.rows))
    guard !pixels.isEmpty else { return }
    take(shapes, rows: pixels.rows)
    Self.write(unite(pixels, plainly: true), pixels, to: &band)
  }

  /// The pixels that several shapes cover some of: the number of each in the rectangle, times 256, and its coverage.
  private mutating func unite(_ pixels: PixelRect, plainly: Bool) -> [UInt32] {
    edges.sort { $0.top.y < $1.top.y }
    var united: [UInt32] = []
    var next = 0
    for row in pixels.rows {
      let hasSome =
        plainly
        ? measure(row: row, columns: pixels.columns, next: &next)
        : measureFast(row: row, columns: pixels.columns, next: &next)
      guard hasSome else { continue }
      let first = (row - pixels.rows.lowerBound) * pixels.columns.count
      for (index, owner) in owners.enumerated() where owner < 0 {
        united.append(UInt32(truncatingIfNeeded: first + index) << 8 | UInt32(bytes[index]))
      }
    }
    return united
  }

  private static func write(_ united: [UInt32], _ pixels: PixelRect, to band: inout CoverageBand) {
    let width = pixels.columns.count
    for pixel in united {
      let (row, index) = Int(pixel >> 8).quotientAndRemainder(dividingBy: width)
      let (column, line) = (pixels.columns.lowerBound + index, pixels.rows.lowerBound + row)
      band.row(line)[column - band.columns.lowerBound] = UInt8(truncatingIfNeeded: pixel)
      band.touch(columns: column..<column + 1, rows: line..<line + 1)
    }
  }

  /// Adds the coverage of a shape's union of polygons.
  ///
  /// - Returns: Whether a pixel that the shape covers had coverage before.
  mutating func add(_ shape: Outline, to band: inout CoverageBand, plainly: Bool = false) -> Bool {
    take([shape], rows: band.rows)
    edges.sort { $0.top.y < $1.top.y }
    guard let left = edges.map({ min($0.top.x, $0.bottom.x) }).min(),
      let right = edges.map({ max($0.top.x, $0.bottom.x) }).max()
    else { return false }
    let columns = (AreaAccumulator.index(left)..<AreaAccumulator.index(right) + 1).clamped(to: band.columns)
    guard !columns.isEmpty else { return false }
    var next = 0
    var overlaps = false
    for row in band.rows
    where plainly
      ? measure(row: row, columns: columns, next: &next) : measureFast(row: row, columns: columns, next: &next)
    {
      bytes.withUnsafeBufferPointer { buffer in
        guard let mask = buffer.baseAddress else { return }
        if band.add(mask: mask, stride: 0, columns: columns, rows: row..<row + 1) { overlaps = true }
      }
    }
    return overlaps
  }

  /// Takes the edges of shapes that cross some rows of pixels.
  private mutating func take(_ shapes: [Outline], rows: Range<Int>) {
    edges.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
    known.append(contentsOf: repeatElement(0..<0, count: shapes.count))
    let (first, last) = (
      Int64(rows.lowerBound) * AreaAccumulator.unit, Int64(rows.upperBound) * AreaAccumulator.unit
    )
    var polygon = 0
    for (shape, outline) in shapes.enumerated() {
      for index in outline.ends.indices {
        let points = outline.polygon(index)
        guard let end = points.last, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { continue }
        var from = AreaEdge.parts(end)
        for point in points {
          let to = AreaEdge.parts(point)
          let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
          if top.y < bottom.y, bottom.y > first, top.y < last {
            let winding = from.y < to.y ? 1 : -1
            edges.append(Edge(top: top, bottom: bottom, winding: winding, polygon: polygon, shape: shape))
          }
          from = to
        }
        polygon += 1
      }
    }
  }

  /// Finds the coverage of pixels in a row and which shapes cover them; gives false if none does.
  ///
  /// - Parameter next: The number of edges that began in the rows before.
  private mutating func measure(row: Int, columns: Range<Int>, next: inout Int) -> Bool {
    let top = Int64(row) * AreaAccumulator.unit
    guard activate(top: top, next: &next) else { return false }
    clear(columns: columns)
    for edge in active { cross(edge, top: top) }
    for line in 0..<Self.lines where !crossings[line].isEmpty { join(line: line, columns: columns) }
    sumUp(columns: columns)
    return true
  }

  /// Finds the edges that cross a row, those of a polygon one after another; tells whether there are any.
  mutating func activate(top: Int64, next: inout Int) -> Bool {
    active.removeAll { $0.bottom.y <= top }
    let count = active.count
    while next < edges.count, edges[next].top.y < top + AreaAccumulator.unit {
      if edges[next].bottom.y > top { active.append(edges[next]) }
      next += 1
    }
    if active.count > count { active.sort { $0.polygon < $1.polygon } }
    return !active.isEmpty
  }

  mutating func clear(columns: Range<Int>) {
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0, count: columns.count + 2))
    owners.removeAll(keepingCapacity: true)
    owners.append(contentsOf: repeatElement(0, count: columns.count))
    for shape in known.indices { known[shape] = 0..<0 }
  }

  /// The coverage of the columns, of the changes of its sum.
  mutating func sumUp(columns: Range<Int>) {
    bytes.removeAll(keepingCapacity: true)
    var sum: Int32 = 0
    for index in 0..<columns.count {
      sum &+= cells[index]
      // In 1/2^27 of a pixel's area.
      bytes.append(UInt8(truncatingIfNeeded: (sum &>> 12 &* 255 &+ 1 << 14) &>> 15))
    }
  }

  /// Notes where an edge crosses the lines of a row.
  private mutating func cross(_ edge: Edge, top: Int64) {
    let slope = Double(edge.bottom.x - edge.top.x) / Double(edge.bottom.y - edge.top.y)
    // The lines run through the middle between the boundaries of 256 strips; a line at an edge's lower end is left out.
    let offset = top + Self.pitch / 2
    let first = max(0, -((offset - edge.top.y) / Self.pitch))
    guard first < Self.lines else { return }
    for line in Int(first)..<Self.lines {
      let y = offset + Int64(line) * Self.pitch
      guard y >= edge.top.y else { continue }
      guard y < edge.bottom.y else { break }
      let x = edge.top.x + AreaEdge.nearest(Double(y - edge.top.y) * slope)
      crossings[line].append(Crossing(x: x, winding: edge.winding, polygon: edge.polygon, shape: edge.shape))
    }
  }

  /// Adds what is inside on a line, and takes its crossings away.
  private mutating func join(line: Int, columns: Range<Int>) {
    crossings[line].sort { $0.polygon != $1.polygon ? $0.polygon < $1.polygon : $0.x < $1.x }
    intervals.removeAll(keepingCapacity: true)
    var winding = 0
    var start: Int64 = 0
    for crossing in crossings[line] {
      if winding == 0 { start = crossing.x }
      winding += crossing.winding
      if winding == 0, start < crossing.x {
        intervals.append(start..<crossing.x)
        own(start..<crossing.x, shape: crossing.shape, columns: columns)
      }
    }
    crossings[line].removeAll(keepingCapacity: true)
    intervals.sort { $0.lowerBound < $1.lowerBound }
    var end = Int64.min
    for interval in intervals where interval.upperBound > end {
      add(max(end, interval.lowerBound)..<interval.upperBound, columns: columns)
      end = interval.upperBound
    }
  }

  /// Notes that a shape covers some of each pixel of an interval.
  private mutating func own(_ interval: Range<Int64>, shape: Int, columns: Range<Int>) {
    let covered =
      AreaAccumulator.index(interval.lowerBound)..<AreaAccumulator.index(interval.upperBound - 1) + 1
    let old = known[shape]
    guard covered.lowerBound < old.lowerBound || covered.upperBound > old.upperBound else { return }
    for column in covered.clamped(to: columns) where !old.contains(column) {
      let index = column - columns.lowerBound
      owners[index] = owners[index] == 0 || owners[index] == shape + 1 ? shape + 1 : -1
    }
    let touches = covered.lowerBound <= old.upperBound && old.lowerBound <= covered.upperBound
    known[shape] =
      touches ? min(old.lowerBound, covered.lowerBound)..<max(old.upperBound, covered.upperBound) : covered
  }

  /// Adds an interval's length in each pixel to its area.
  private mutating func add(_ interval: Range<Int64>, columns: Range<Int>) {
    let origin = Int64(columns.lowerBound) * AreaAccumulator.unit
    let width = Int64(columns.count) * AreaAccumulator.unit
    for (x, sign) in [(interval.lowerBound, Int64(1)), (interval.upperBound, -1)] {
      let x = min(max(x - origin, 0), width)
      let right = 2 * sign * Self.pitch * (x & (AreaAccumulator.unit - 1))
      let index = AreaAccumulator.index(x)
      cells[index] &+= Int32(truncatingIfNeeded: 2 * sign * Self.pitch * AreaAccumulator.unit - right)
      cells[index + 1] &+= Int32(truncatingIfNeeded: right)
    }
  }
}
