// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Corners are rounded two coordinates at a time. Measured against `measure`: 49 ns instead of 162 for 28 corners, 410
// instead of 662 for 120.

extension OutlineRasterizer {
  /// Takes the corners of an outline as `measure` does.
  mutating func measureFast(_ points: [SIMD2<Double>]) -> PixelRect? {
    count = points.count
    guard count > 2 else { return nil }
    if corners.count < count { corners.append(contentsOf: repeatElement(.zero, count: count - corners.count)) }
    let limit = AreaAccumulator.limit
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    let isNear = points.withUnsafeBufferPointer { points in
      corners.withUnsafeMutableBufferPointer { corners in
        guard let points = points.baseAddress, let corners = corners.baseAddress else { return false }
        for index in 0..<count {
          let point = points[index]
          // False for what is not a number, too.
          guard abs(point.x) <= limit, abs(point.y) <= limit else { return false }
          let sum = point * Double(AreaAccumulator.unit) + 0x1.8p52
          low = low.replacing(with: sum, where: sum .< low)
          high = high.replacing(with: sum, where: sum .> high)
          corners[index] = Self.parts(sum)
        }
        return true
      }
    }
    return isNear ? Self.pixels(low: Self.parts(low), high: Self.parts(high)) : measure(points)
  }

  /// The whole number in a sum as `AreaEdge.nearest` makes it.
  @inline(__always)
  private static func parts(_ sum: SIMD2<Double>) -> SIMD2<Int64> {
    unsafeBitCast(sum, to: SIMD2<Int64>.self) &- SIMD2(repeating: 0x4338_0000_0000_0000)
  }

  /// Adds the edges of the outline at hand to the window at hand.
  mutating func addEdgesFast() {
    corners.withUnsafeBufferPointer {
      accumulator.addEdgesFast(UnsafeBufferPointer(rebasing: $0[..<count]))
    }
  }
}
