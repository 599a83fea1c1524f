// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Edges eight columns at a time, and coverage sixteen. The plain twins are `addEdgePlainly` and `takeRowsPlainly`.

extension OutlineMask {
  /// Adds an edge between points of the box.
  @inline(__always)
  func addEdge(from start: SIMD2<Float>, to end: SIMD2<Float>, columns: Int) {
    guard let edge = Edge(from: start, to: end) else { return }
    // Right of an edge there is no area left of it.
    let right = Float(columns) < max(start.x, end.x) ? Float(columns) : max(start.x, end.x)
    var low = SIMD4<Float>(0, 1, 2, 3)
    var column = areas
    while low[0] < right {
      let high = low + 4
      if edge.isSteep {
        edge.forEachRow { row, from, to, height in
          let target = UnsafeMutableRawPointer(column + row &* Self.columns)
          let middle = 0.5 * (from + to)
          let height = height * edge.sign
          Self.add(Self.part(middle - low) * height, to: target)
          Self.add(Self.part(middle - high) * height, to: target + 16)
        }
      } else {
        var last = (low: Self.integral(edge.top.x - low), high: Self.integral(edge.top.x - high))
        edge.forEachRow { row, _, to, _ in
          let target = UnsafeMutableRawPointer(column + row &* Self.columns)
          let next = (low: Self.integral(to - low), high: Self.integral(to - high))
          Self.add((next.low - last.low) * edge.slope, to: target)
          Self.add((next.high - last.high) * edge.slope, to: target + 16)
          last = next
        }
      }
      low += 8
      column += 8
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
    for _ in box.rows.lowerBound..<rows.lowerBound {
      source.storeBytes(of: SIMD16(repeating: 0), as: SIMD16<Float>.self)
      source += Self.columns &* 4
    }
    var met = SIMD16<UInt8>.zero
    var target = UnsafeMutableRawPointer(band.row(rows.lowerBound) + (columns.lowerBound &- band.columns.lowerBound))
    let stride = band.stride
    for _ in rows {
      let new = Self.bytes(source)
      source.storeBytes(of: SIMD16(repeating: 0), as: SIMD16<Float>.self)
      let old = target.loadUnaligned(as: SIMD16<UInt8>.self)
      target.storeBytes(of: Self.least(old, ~new) &+ new, as: SIMD16<UInt8>.self)
      met |= Self.least(old, new)
      source += Self.columns &* 4
      target += stride
    }
    for _ in rows.upperBound..<box.rows.upperBound {
      source.storeBytes(of: SIMD16(repeating: 0), as: SIMD16<Float>.self)
      source += Self.columns &* 4
    }
    band.touch(columns: columns, rows: rows)
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
      let area = size.replacing(with: SIMD4(repeating: 1), where: size .> SIMD4(repeating: 1))
      return unsafeBitCast(area * 255 + 0x1p23, to: SIMD4<UInt32>.self)
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
