// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A straight edge that is not horizontal, in whole parts of 1/8192 of a pixel, and where it crosses sides of pixels.
///
/// A crossing depends on the edge and the side alone, so that parts of an edge fit together wherever it is cut.
struct AreaEdge {
  /// The left end; the upper one of a vertical edge.
  let left: SIMD2<Int64>
  let right: SIMD2<Int64>
  /// One if the edge runs from left to right, minus one if the other way.
  let sign: Int64
  /// How far it goes down for each part to the right; infinite for a vertical edge.
  let slope: Double
  /// How far it goes to the right for each part down.
  let inverse: Double

  /// Makes an edge; nil if it is horizontal.
  init?(from start: SIMD2<Int64>, to end: SIMD2<Int64>) {
    guard start.y != end.y else { return nil }
    let runsRight = start.x < end.x || start.x == end.x && start.y < end.y
    (left, right, sign) = runsRight ? (start, end, 1) : (end, start, -1)
    let (width, height) = (Double(right.x - left.x), Double(right.y - left.y))
    slope = height / width
    inverse = width / height
  }

  /// Where the edge enters or leaves a row at a horizontal line: an end for lines beyond it.
  func point(y: Int64) -> SIMD2<Int64> {
    let (top, bottom) = left.y < right.y ? (left, right) : (right, left)
    if y <= top.y { return top }
    if y >= bottom.y { return bottom }
    return SIMD2(left.x + Self.nearest(Double(y - left.y) * inverse), y)
  }

  /// Where an edge that is not vertical crosses a vertical line between its ends.
  func y(x: Int64) -> Int64 { left.y + Self.nearest(Double(x - left.x) * slope) }

  /// The nearest whole number to one below 2^51, either way; halves go to the even one.
  ///
  /// The sum with 1.5 * 2^52 has no room for a fraction: the processor rounds it.
  @inline(__always)
  static func nearest(_ value: Double) -> Int64 {
    Int64(bitPattern: (value + 0x1.8p52).bitPattern) &- 0x4338_0000_0000_0000
  }

  /// A point in parts. Its coordinates must be numbers.
  @inline(__always)
  static func parts(_ point: SIMD2<Double>) -> SIMD2<Int64> {
    let limit = AreaAccumulator.limit
    func parts(_ coordinate: Double) -> Int64 {
      nearest(max(-limit, min(limit, coordinate)) * Double(AreaAccumulator.unit))
    }
    return SIMD2(parts(point.x), parts(point.y))
  }
}
