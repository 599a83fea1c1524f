// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Corners by pointers into memory that is kept from band to band. Measured on a honeycomb of 15,000 edges at 1600 by 1200
// pixels, whose corners are nowhere alike: 10 ms on one thread, of which 3 are for what edges have in common, instead of
// 400 with `MarkUnion`, which looks at each of 256 lines a row for all edges that are linked with each other.

extension ConvexUnion {
  /// Adds a shape; gives false, and does nothing, if it is not convex.
  mutating func add(_ quad: DashQuad) -> Bool {
    var (a, b) = (AreaSum.snapped(quad.startRight), AreaSum.snapped(quad.startLeft))
    var (c, d) = (AreaSum.snapped(quad.endLeft), AreaSum.snapped(quad.endRight))
    let area = Self.cross(c - a, d - b)
    guard abs(area) >= 2 * Self.leastArea else { return area.isFinite }
    if area < 0 { (b, d) = (d, b) }
    guard Self.cross(b - a, c - b) >= 0, Self.cross(c - b, d - c) >= 0, Self.cross(d - c, a - d) >= 0,
      Self.cross(a - d, b - a) >= 0
    else { return false }
    let box = box(a, b, c, d)
    let columns = sum.window.columns
    guard box.low.x < Double(columns.upperBound), box.high.x > Double(columns.lowerBound),
      box.low.y < box.high.y
    else { return true }
    shapes.reserve(Self.numbersPerShape)
    let shape = shapes.start + shapes.count
    (shape[0], shape[1], shape[2], shape[3]) = (a, b, c, d)
    shape[4] = Self.normal(from: a, to: b)
    shape[5] = Self.normal(from: b, to: c)
    shape[6] = Self.normal(from: c, to: d)
    shape[7] = Self.normal(from: d, to: a)
    shapes.count &+= Self.numbersPerShape
    boxes.append(box)
    sum.add(UnsafePointer(shape), count: 4, sign: -1)
    return true
  }

  @inline(__always)
  private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  @inline(__always)
  private static func normal(from start: SIMD2<Double>, to end: SIMD2<Double>) -> SIMD2<Double> {
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    return SIMD2(-way.y, way.x) / length
  }

  /// The box of what is in the window's rows.
  @inline(__always)
  private func box(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> Box {
    let (top, bottom) = (Double(sum.window.rows.lowerBound), Double(sum.window.rows.upperBound))
    let low = Self.least(Self.least(a, b), Self.least(c, d))
    let high = Self.most(Self.most(a, b), Self.most(c, d))
    if low.y >= top, high.y <= bottom { return Box(low: low, high: high) }
    var (left, right) = (Double.infinity, -Double.infinity)
    func take(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
      let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
      let (from, to) = (max(upper.y, top), min(lower.y, bottom))
      guard from <= to else { return }
      let slope = upper.y < lower.y ? (lower.x - upper.x) / (lower.y - upper.y) : 0
      let x = upper.x + (from - upper.y) * slope
      let next = from < to ? upper.x + (to - upper.y) * slope : lower.y == upper.y ? lower.x : x
      left = min(left, min(x, next))
      right = max(right, max(x, next))
    }
    take(a, b)
    take(b, c)
    take(c, d)
    take(d, a)
    return Box(low: SIMD2(left, max(low.y, top)), high: SIMD2(right, min(high.y, bottom)))
  }

  @inline(__always)
  private static func least(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func most(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    a.replacing(with: b, where: b .> a)
  }

  /// Subtracts what each two shapes have in common, adds what each three have, and so on; gives false where it gives up.
  mutating func subtractCommon() -> Bool {
    let count = boxes.count
    order.count = 0
    order.reserve(count)
    order.count = count
    for index in 0..<count { order.start[index] = index }
    let boxes = boxes.start
    var numbers = UnsafeMutableBufferPointer(start: order.start, count: count)
    numbers.sort { boxes[$0].low.x < boxes[$1].low.x }
    cuts = 0
    cutLimit = Self.mostCuts &+ Self.mostCutsPerShape &* count
    for place in 0..<count {
      let number = order.start[place]
      let box = boxes[number]
      (common.count, corners.count) = (0, 0)
      var next = place &+ 1
      while next < count {
        let other = order.start[next]
        let otherBox = boxes[other]
        guard otherBox.low.x < box.high.x else { break }
        if otherBox.low.y < box.high.y, box.low.y < otherBox.high.y {
          // The same, whatever the band.
          let (first, second) = (min(number, other), max(number, other))
          let polygon = UnsafePointer(shapes.start + first &* Self.numbersPerShape)
          cut(polygon, 4, by: second, named: other, sign: 1)
        }
        next &+= 1
      }
      if cuts > cutLimit { return false }
      if common.count > 1, !subtract(from: 0, sign: -1, level: 2) { return false }
    }
    return true
  }

  /// Goes on with what some polygons, all of the same shapes but for their last, have in common.
  private mutating func subtract(from first: Int, sign: Int32, level: Int) -> Bool {
    let end = common.count
    let cornersEnd = corners.count
    for index in first..<end &- 1 {
      let one = common.start[index]
      for other in index &+ 1..<end {
        let two = common.start[other]
        guard one.box.meets(two.box) else { continue }
        // The corners may move when there is to be more room for them.
        corners.reserve(Self.mostCorners)
        cut(UnsafePointer(corners.start + one.start), one.count, by: two.shape, named: two.shape, sign: sign)
      }
      if cuts > cutLimit { return false }
      if common.count > end &+ 1 {
        guard level < Self.mostLevels, subtract(from: end, sign: 0 &- sign, level: level + 1) else { return false }
      }
      (common.count, corners.count) = (end, cornersEnd)
    }
    return true
  }

  /// Adds the part of a convex polygon in a shape to the sum and to the polygons at hand, if there is one.
  @inline(__always)
  private mutating func cut(
    _ polygon: UnsafePointer<SIMD2<Double>>, _ count: Int, by shape: Int, named name: Int, sign: Int32
  ) {
    cuts &+= 1
    let sides = UnsafePointer(shapes.start + shape &* Self.numbersPerShape)
    var (source, left) = (polygon, count)
    var target = scratch
    for side in 0..<4 {
      let (origin, normal) = (sides[side], sides[side &+ 4])
      var (least, most) = (Double.infinity, -Double.infinity)
      for index in 0..<left {
        let way = source[index] - origin
        let distance = way.x * normal.x + way.y * normal.y
        distances[index] = distance
        least = min(least, distance)
        most = max(most, distance)
      }
      if most <= Self.leastBreadth { return }
      if least >= 0 { continue }
      var kept = 0
      var (last, lastDistance) = (source[left &- 1], distances[left &- 1])
      for index in 0..<left {
        let (point, distance) = (source[index], distances[index])
        if (distance >= 0) != (lastDistance >= 0) {
          target[kept] = last + (point - last) * (lastDistance / (lastDistance - distance))
          kept &+= 1
        }
        if distance >= 0 {
          target[kept] = point
          kept &+= 1
        }
        (last, lastDistance) = (point, distance)
      }
      source = UnsafePointer(target)
      left = kept
      target = target == scratch ? scratch + Self.mostCorners : scratch
    }
    keep(source, left, shape: name, sign: sign)
  }

  @inline(__always)
  private mutating func keep(_ polygon: UnsafePointer<SIMD2<Double>>, _ count: Int, shape: Int, sign: Int32) {
    corners.reserve(Self.mostCorners)
    let start = corners.start + corners.count
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for index in 0..<count {
      let corner = AreaSum.snapped(polygon[index])
      start[index] = corner
      low = Self.least(low, corner)
      high = Self.most(high, corner)
    }
    common.append(Common(shape: shape, start: corners.count, count: count, box: Box(low: low, high: high)))
    corners.count &+= count
    sum.add(UnsafePointer(start), count: count, sign: sign)
  }
}
