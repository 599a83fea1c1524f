// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The area of a disc within a rectangle, in closed form.
///
/// None of this is the kernels' code: it judges them.
enum ExactArea {
  /// For a disc around the origin.
  static func disc(radius: Double, columns: ClosedRange<Double>, rows: ClosedRange<Double>) -> Double {
    guard columns.lowerBound < radius, columns.upperBound > -radius, rows.lowerBound < radius,
      rows.upperBound > -radius
    else { return 0 }
    let left = max(columns.lowerBound, -radius)
    let right = min(columns.upperBound, radius)
    return below(rows.upperBound, radius: radius, from: left, to: right)
      - below(rows.lowerBound, radius: radius, from: left, to: right)
  }

  /// The area between two abscissas of what lies below an ordinate: the integral of `h(x) + clamp(y, -h(x), h(x))`,
  /// `h` being half the height of the disc.
  private static func below(_ y: Double, radius: Double, from left: Double, to right: Double) -> Double {
    let all = half(right, radius: radius) - half(left, radius: radius)
    if y >= radius { return 2 * all }
    if y <= -radius { return 0 }
    // Between these, the ordinate is inside the disc.
    let reach = (radius * radius - y * y).squareRoot()
    let first = min(max(left, -reach), right)
    let last = max(min(right, reach), first)
    let inside = half(last, radius: radius) - half(first, radius: radius)
    let outside = all - inside
    return all + y * (last - first) + (y > 0 ? outside : -outside)
  }

  /// The integral of `sqrt(radius^2 - x^2)` from 0.
  private static func half(_ x: Double, radius: Double) -> Double {
    let height = max(radius * radius - x * x, 0).squareRoot()
    return (x * height + radius * radius * asin(min(max(x / radius, -1), 1))) / 2
  }

  /// The area of a polygon within the pixel whose top left corner is given, positive in one sense of turning.
  ///
  /// A sum over the edges: the integral over the pixel's rows of how far the edge has cut into it.
  static func polygon(_ corners: [Point], column: Int, row: Int) -> Double {
    let (column, row) = (Double(column), Double(row))
    var sum = 0.0
    var start = corners[corners.count - 1] - Point(column, row)
    for corner in corners {
      let end = corner - Point(column, row)
      sum += cut(start, end)
      start = end
    }
    return abs(sum)
  }

  private static func cut(_ start: Point, _ end: Point) -> Double {
    let top = min(max(start.y, 0), 1)
    let bottom = min(max(end.y, 0), 1)
    guard top != bottom else { return 0 }
    let slope = (end.x - start.x) / (end.y - start.y)
    let left = start.x + (top - start.y) * slope
    let right = start.x + (bottom - start.y) * slope
    let mean = abs(right - left) < 1e-9 ? min(max(left, 0), 1) : (ramp(right) - ramp(left)) / (right - left)
    return (bottom - top) * mean
  }

  /// The integral of `clamp(x, 0, 1)`.
  private static func ramp(_ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? x - 0.5 : x * x / 2
  }
}
