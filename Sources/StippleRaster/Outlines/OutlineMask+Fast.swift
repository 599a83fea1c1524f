// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Edges four columns at a time, and coverage sixteen. Measured on dashes of 10 by 3 pixels at any angle, added to a
// band: 0.28 us instead of 1.45 by the plain twins, `addEdgePlainly` and `takeRowsPlainly`. In place of
// `AreaAccumulator`, which looks for the cells that an edge crosses, by branches that cannot be foreseen, it brings a
// frame of 37,500 such dashes on a spiral from 53 ms to 47 on a busy machine.

extension OutlineMask {
  /// Adds what is in some rows of an edge between points of the box.
  @inline(__always)
  func addEdge(from start: SIMD2<Float>, to end: SIMD2<Float>, columns: Int, rows: Range<Int>) {
    guard let edge = Edge(from: start, to: end, rows: rows) else { return }
    // Right of an edge there is no area left of it.
    let right = Float(columns) < max(start.x, end.x) ? Float(columns) : max(start.x, end.x)
    var low = SIMD4<Float>(0, 1, 2, 3)
    var column = areas
    while low[0] < right {
      if edge.isSteep {
        edge.forEachRow { row, from, to, height in
          let middle = 0.5 * (from + to)
          Self.add(Self.part(middle - low) * (height * edge.sign), to: column + row &* Self.columns)
        }
      } else {
        var last = Self.integral(edge.start.x - low)
        edge.forEachRow { row, _, to, _ in
          let next = Self.integral(to - low)
          Self.add((next - last) * edge.slope, to: column + row &* Self.columns)
          last = next
        }
      }
      low += 4
      column += 4
    }
  }

  @inline(__always)
  private static func add(_ areas: SIMD4<Float>, to target: UnsafeMutableRawPointer) {
    target.storeBytes(of: target.load(as: SIMD4<Float>.self) + areas, as: SIMD4<Float>.self)
  }

  @inline(__always)
  private static func part(_ places: SIMD4<Float>) -> SIMD4<Float> {
    let low = places.replacing(with: SIMD4(repeating: 0), where: places .< SIMD4(repeating: 0))
    return low.replacing(with: SIMD4(repeating: 1), where: low .> SIMD4(repeating: 1))
  }

  @inline(__always)
  private static func integral(_ places: SIMD4<Float>) -> SIMD4<Float> {
    let part = part(places)
    return part * (places - 0.5 * part)
  }

  /// Adds the coverage of a box to a band and clears the areas; says whether a covered pixel had coverage before.
  mutating func takeRows(_ box: PixelRect, into band: inout CoverageBand) -> Bool {
    let rows = box.rows.clamped(to: band.rows)
    let columns = box.columns.clamped(to: band.columns)
    var source = UnsafeMutableRawPointer(areas)
    guard !rows.isEmpty, columns == box.columns else {
      defer { source.initializeMemory(as: Float.self, repeating: 0, count: box.rows.count &* Self.columns) }
      return rows.isEmpty || columns.isEmpty ? false : takeCutRows(box, into: &band)
    }
    // Rows outside of the band were left out.
    source += (rows.lowerBound &- box.rows.lowerBound) &* Self.columns &* 4
    let first = UnsafeMutableRawPointer(band.row(rows.lowerBound) + (columns.lowerBound &- band.columns.lowerBound))
    let stride = band.stride
    band.touch(columns: columns, rows: rows)
    // Most marks are the first in their pixels.
    var seen = SIMD2<UInt64>.zero
    var target = first
    for _ in 0..<rows.count {
      seen |= target.loadUnaligned(as: SIMD2<UInt64>.self)
      target += stride
    }
    target = first
    guard seen[0] | seen[1] != 0 else {
      for _ in 0..<rows.count {
        target.storeBytes(of: Self.bytes(source), as: SIMD16<UInt8>.self)
        source.storeBytes(of: SIMD16(repeating: 0), as: SIMD16<Float>.self)
        source += Self.columns &* 4
        target += stride
      }
      return false
    }
    var met = SIMD16<UInt8>.zero
    for _ in 0..<rows.count {
      let new = Self.bytes(source)
      source.storeBytes(of: SIMD16(repeating: 0), as: SIMD16<Float>.self)
      let old = target.loadUnaligned(as: SIMD16<UInt8>.self)
      target.storeBytes(of: Self.least(old, ~new) &+ new, as: SIMD16<UInt8>.self)
      met |= Self.least(old, new)
      source += Self.columns &* 4
      target += stride
    }
    return met != .zero
  }

  /// Adds the coverage of a box that is cut off by a side of the band.
  private func takeCutRows(_ box: PixelRect, into band: inout CoverageBand) -> Bool {
    var overlaps = false
    for (index, row) in box.rows.enumerated() {
      withUnsafeBytes(of: Self.bytes(UnsafeMutableRawPointer(areas + index * Self.columns))) { bytes in
        guard let mask = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
        if band.add(mask: mask, stride: 0, columns: box.columns, rows: row..<row + 1) { overlaps = true }
      }
    }
    return overlaps
  }

  /// The coverage of sixteen pixels, as `coverage` of one.
  @inline(__always)
  private static func bytes(_ areas: UnsafeMutableRawPointer) -> SIMD16<UInt8> {
    @inline(__always)
    func four(_ index: Int) -> SIMD4<UInt32> {
      let size = unsafeBitCast(
        areas.load(fromByteOffset: index &* 16, as: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
      let sum = size * 255 + 0x1p23
      let most = SIMD4<Float>(repeating: 0x1p23 + 255)
      return unsafeBitCast(sum.replacing(with: most, where: sum .> most), to: SIMD4<UInt32>.self)
    }
    let low = SIMD8(lowHalf: four(0), highHalf: four(1))
    let high = SIMD8(lowHalf: four(2), highHalf: four(3))
    return SIMD16<UInt8>(truncatingIfNeeded: SIMD16(lowHalf: low, highHalf: high))
  }

  /// What `pointwiseMin` does, without a call.
  @inline(__always)
  private static func least(_ a: SIMD16<UInt8>, _ b: SIMD16<UInt8>) -> SIMD16<UInt8> {
    a.replacing(with: b, where: b .< a)
  }
}
