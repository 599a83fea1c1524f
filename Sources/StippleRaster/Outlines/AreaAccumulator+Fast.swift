// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Edges by pointers, without checks where the window cuts nothing off; coverage sixteen pixels at a time, summed by
// steps of one, two and four lanes, and added to the band at once. Measured on polygons about a circle, corners rounded
// and coverage added to a band, against the plain twins, `addEdge` and `takeRows`: 0.80 us instead of 2.6 of radius 8 with
// 28 corners, 2.7 instead of 19 of radius 30 with 40, 116 instead of 1,450 of radius 300 with 120.

extension AreaAccumulator {
  /// Adds the edges of a closed polygon with corners in parts.
  mutating func addEdgesFast(_ corners: UnsafeBufferPointer<SIMD2<Int64>>) {
    guard let first = corners.baseAddress, !corners.isEmpty else { return }
    let tracks = !isNarrow
    let left = Int64(window.columns.lowerBound) &* Self.unit
    let above = Int64(window.rows.lowerBound) &* Self.unit
    let width = UInt64(window.columns.count) &* UInt64(Self.unit)
    let height = UInt64(window.rows.count) &* UInt64(Self.unit)
    var x0 = first[corners.count &- 1].x &- left
    var y0 = first[corners.count &- 1].y &- above
    var wasInside = UInt64(bitPattern: x0) <= width && UInt64(bitPattern: y0) <= height
    for index in 0..<corners.count {
      let x1 = first[index].x &- left
      let y1 = first[index].y &- above
      let isInside = UInt64(bitPattern: x1) <= width && UInt64(bitPattern: y1) <= height
      if wasInside, isInside {
        if y0 != y1 {
          if tracks { reach(x0, y0, x1, y1) }
          if x0 < x1 || x0 == x1 && y0 < y1 {
            Self.add(x0, y0, x1, y1, sign: 1, to: cells, stride: stride)
          } else {
            Self.add(x1, y1, x0, y0, sign: -1, to: cells, stride: stride)
          }
        }
      } else {
        addEdge(from: first[index == 0 ? corners.count &- 1 : index &- 1], to: first[index])
      }
      (x0, y0, wasInside) = (x1, y1, isInside)
    }
  }

  /// In a narrow window it costs less to sum whole rows than to know which cells edges have changed.
  private var isNarrow: Bool { stride == 16 }

  /// Notes that an edge within the window changes cells.
  ///
  /// Where the edge is steep its columns are taken for those of each of its rows.
  private mutating func reach(_ x0: Int64, _ y0: Int64, _ x1: Int64, _ y1: Int64) {
    let (top, bottom) = (min(y0, y1), max(y0, y1))
    let (first, last) = (Self.index(top), Self.index(bottom &- 1))
    if max(x0, x1) &- min(x0, x1) <= 16 &* Self.unit {
      let columns = Self.index(min(x0, x1))..<min(Self.index(max(x0, x1)) &+ 2, window.columns.count &+ 1)
      for row in first...last { reach(columns, row: row) }
    } else {
      let inverse = Double(x1 &- x0) / Double(y1 &- y0)
      for row in first...last {
        let from = Double(max(Int64(row) &* Self.unit, top) &- y0) * inverse
        let to = Double(min(Int64(row &+ 1) &* Self.unit, bottom) &- y0) * inverse
        let low = max(0, Self.index(x0 &+ AreaEdge.nearest(min(from, to))))
        let high = Self.index(x0 &+ AreaEdge.nearest(max(from, to)))
        reach(low..<min(high &+ 2, window.columns.count &+ 1), row: row)
      }
    }
  }

  /// Adds an edge from its left to its right end.
  private static func add(
    _ x0: Int64, _ y0: Int64, _ x1: Int64, _ y1: Int64, sign: Int64, to cells: UnsafeMutablePointer<Int16>, stride: Int
  ) {
    let (width, height) = (Double(x1 &- x0), Double(y1 &- y0))
    let inverse = width / height
    // Heights are counted with the sign.
    let slope = height / width * Double(sign)
    let down = y0 < y1
    let row = Int(truncatingIfNeeded: (down ? y0 : y0 &- 1) >> 13)
    var rest = abs(Int(truncatingIfNeeded: (down ? y1 &- 1 : y1) >> 13) &- row)
    let step = down ? unit : -unit
    let lineStep = down ? stride : 0 &- stride
    var line = cells + row &* stride
    var nextY = Int64(down ? row &+ 1 : row) &* unit
    var distance = Double(nextY &- y0)
    let start = y0 &* sign
    nextY = nextY &* sign
    let stepY = step &* sign
    var (x, y) = (x0, start)
    /// Adds the part of the edge in a row of cells; `y` is then at its end.
    @inline(__always)
    func addPiece(toX: Int64, toY: Int64) {
      var cell = line + Int(truncatingIfNeeded: x >> 13)
      var from = x & (unit &- 1)
      var to = toX &- x &+ from
      var carry: Int64 = 0
      if to > unit {
        var side = Double(x &- from &+ unit &- x0)
        repeat {
          let crossing = start &+ AreaEdge.nearest(side * slope)
          let height = crossing &- y
          let area = Self.area(height: height, ends: from &+ unit)
          cell.pointee &+= Int16(truncatingIfNeeded: carry &+ height &- area)
          carry = area
          y = crossing
          from = 0
          to = to &- unit
          side += Double(unit)
          cell += 1
        } while to > unit
      }
      let height = toY &- y
      let area = Self.area(height: height, ends: from &+ to)
      cell[0] &+= Int16(truncatingIfNeeded: carry &+ height &- area)
      cell[1] &+= Int16(truncatingIfNeeded: area)
    }
    while rest > 0 {
      let toX = x0 &+ AreaEdge.nearest(distance * inverse)
      addPiece(toX: toX, toY: nextY)
      (x, y) = (toX, nextY)
      nextY = nextY &+ stepY
      distance += Double(step)
      line += lineStep
      rest = rest &- 1
    }
    addPiece(toX: x1, toY: y1 &* sign)
  }

  /// Adds the coverage of all rows to a band and clears the cells; says whether a covered pixel had coverage before.
  mutating func takeRowsFast(into band: inout CoverageBand) -> Bool {
    guard !window.isEmpty else { return false }
    if isNarrow { return takeNarrowRows(into: &band) }
    var met = SIMD16<UInt8>.zero
    let width = window.columns.count
    let offset = window.columns.lowerBound &- band.columns.lowerBound
    var target = UnsafeMutableRawPointer(band.row(window.rows.lowerBound) + offset)
    var cells = UnsafeMutableRawPointer(cells)
    for line in 0..<window.rows.count {
      let reached = reached[line]
      if !reached.isEmpty {
        self.reached[line] = 0..<0
        var sum = SIMD8<Int16>.zero
        var column = reached.lowerBound & ~15
        repeat {
          let low = Self.sums(cells + column &* 2, &sum)
          let high = Self.sums(cells + (column &* 2 &+ 16), &sum)
          (cells + column &* 2).storeBytes(of: .zero, as: SIMD16<Int16>.self)
          var new = SIMD16<UInt8>(truncatingIfNeeded: SIMD16(lowHalf: low, highHalf: high))
          if column &+ 16 > width, sum[0] != 0 {
            // The window cuts the outline off: what goes on beyond it is not in the band.
            for lane in max(0, width &- column)..<16 { new[lane] = 0 }
          }
          if column < width {
            let old = target.loadUnaligned(fromByteOffset: column, as: SIMD16<UInt8>.self)
            target.storeBytes(of: Self.least(old, ~new) &+ new, toByteOffset: column, as: SIMD16<UInt8>.self)
            met |= Self.least(old, new)
          }
          column = column &+ 16
        } while column < reached.upperBound
        let first = window.columns.lowerBound
        let row = window.rows.lowerBound &+ line
        band.touch(
          columns: first &+ reached.lowerBound..<min(first &+ reached.upperBound, window.columns.upperBound),
          rows: row..<row &+ 1)
      }
      target += band.stride
      cells += stride &* 2
    }
    return met != .zero
  }

  /// As `takeRowsFast` for windows of up to 14 columns.
  private mutating func takeNarrowRows(into band: inout CoverageBand) -> Bool {
    var met = SIMD16<UInt8>.zero
    let width = window.columns.count
    let offset = window.columns.lowerBound &- band.columns.lowerBound
    var target = UnsafeMutableRawPointer(band.row(window.rows.lowerBound) + offset)
    let pitch = band.stride
    var cells = UnsafeMutableRawPointer(cells)
    for _ in 0..<window.rows.count {
      var sum = SIMD8<Int16>.zero
      let low = Self.sums(cells, &sum)
      let high = Self.sums(cells + 16, &sum)
      cells.storeBytes(of: .zero, as: SIMD16<Int16>.self)
      var new = SIMD16<UInt8>(truncatingIfNeeded: SIMD16(lowHalf: low, highHalf: high))
      if sum[0] != 0 {
        for lane in width..<16 { new[lane] = 0 }
      }
      let old = target.loadUnaligned(as: SIMD16<UInt8>.self)
      target.storeBytes(of: Self.least(old, ~new) &+ new, as: SIMD16<UInt8>.self)
      met |= Self.least(old, new)
      target += pitch
      cells += 32
    }
    band.touch(columns: window.columns, rows: window.rows)
    if hasReached {
      for line in 0..<window.rows.count { reached[line] = 0..<0 }
      hasReached = false
    }
    return met != .zero
  }

  /// What `pointwiseMin` does, without a call.
  @inline(__always)
  private static func least(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    a.replacing(with: b, where: b .< a)
  }

  /// The coverage of eight pixels, as `coverage` of one.
  @inline(__always)
  private static func sums(_ cells: UnsafeMutableRawPointer, _ sum: inout SIMD8<Int16>) -> SIMD8<Int16> {
    var v = cells.load(as: SIMD8<Int16>.self)
    v = v &+ SIMD8(0, v[0], v[1], v[2], v[3], v[4], v[5], v[6])
    v = v &+ SIMD8(0, 0, v[0], v[1], v[2], v[3], v[4], v[5])
    v = v &+ SIMD8(0, 0, 0, 0, v[0], v[1], v[2], v[3])
    v = v &+ sum
    sum = SIMD8(repeating: v[7])
    let sign = v &>> 15
    let size = (v ^ sign) &- sign
    let scaled = size &- (size &+ 128) &>> 8
    return pointwiseMax(pointwiseMin((scaled &+ 16) &>> 5, SIMD8(repeating: 255)), .zero)
  }
}
