// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Areas that convex polygons and discs have in a pixel, by formulas of their own.
enum ClippedArea {
  typealias Point = SIMD2<Double>

  static func pixel(_ column: Int, _ row: Int) -> [Point] {
    let (x, y) = (Double(column), Double(row))
    return [Point(x, y), Point(x + 1, y), Point(x + 1, y + 1), Point(x, y + 1)]
  }

  /// The part of a polygon where `(point - origin) * direction` is not negative.
  ///
  /// Source: Ivan Sutherland and Gary Hodgman, "Reentrant polygon clipping" (1974).
  static func clip(_ polygon: [Point], from origin: Point, towards direction: Point) -> [Point] {
    var result: [Point] = []
    guard var last = polygon.last else { return [] }
    var lastSide = ((last - origin) * direction).sum()
    for point in polygon {
      let side = ((point - origin) * direction).sum()
      if (side >= 0) != (lastSide >= 0) { result.append(last + (point - last) * (lastSide / (lastSide - side))) }
      if side >= 0 { result.append(point) }
      (last, lastSide) = (point, side)
    }
    return result
  }

  /// The part of a polygon within a convex one whose corners run as those of `pixel`.
  static func clip(_ polygon: [Point], to convex: [Point]) -> [Point] {
    var result = polygon
    for (index, start) in convex.enumerated() {
      let way = convex[(index + 1) % convex.count] - start
      result = clip(result, from: start, towards: Point(-way.y, way.x))
    }
    return result
  }

  static func area(_ polygon: [Point]) -> Double {
    guard let origin = polygon.first else { return 0 }
    var sum = 0.0
    for (a, b) in zip(polygon, polygon.dropFirst()) {
      sum += (a.x - origin.x) * (b.y - origin.y) - (b.x - origin.x) * (a.y - origin.y)
    }
    return abs(sum) / 2
  }

  /// The area of a disc within a polygon: for each edge a triangle to the middle where the edge is inside the disc, a
  /// sector where it is outside.
  static func area(_ polygon: [Point], center: Point, radius: Double) -> Double {
    guard let end = polygon.last else { return 0 }
    var sum = 0.0
    var last = end - center
    func sector(_ a: Point, _ b: Point) -> Double {
      radius * radius / 2 * atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
    }
    for point in polygon {
      let (a, b) = (last, point - center)
      last = b
      let way = b - a
      let (square, half) = ((way * way).sum(), (a * way).sum())
      let discriminant = half * half - square * ((a * a).sum() - radius * radius)
      guard square > 0 else { continue }
      guard discriminant > 0 else {
        sum += sector(a, b)
        continue
      }
      let first = max(0, min(1, (-half - discriminant.squareRoot()) / square))
      let second = max(0, min(1, (-half + discriminant.squareRoot()) / square))
      let (p, q) = (a + way * first, a + way * second)
      sum += (p.x * q.y - p.y * q.x) / 2
      if first > 0 { sum += sector(a, p) }
      if second < 1 { sum += sector(q, b) }
    }
    return abs(sum)
  }

  /// The area of a straight dash in a pixel.
  static func dash(from start: Point, to end: Point, width: Double, cap: Character, column: Int, row: Int) -> Double {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    let tangent = length > 0 ? way / length : Point(1, 0)
    let side = Point(-tangent.y, tangent.x) * (width / 2)
    let more = cap == "s" ? tangent * (width / 2) : Point(0, 0)
    let body = [start - more - side, end + more - side, end + more + side, start - more + side]
    let pixel = pixel(column, row)
    var sum = length > 0 || cap == "s" ? area(clip(pixel, to: body)) : 0
    if cap == "r" {
      sum += area(clip(pixel, from: start, towards: -tangent), center: start, radius: width / 2)
      sum += area(clip(pixel, from: end, towards: tangent), center: end, radius: width / 2)
    }
    return sum
  }
}
