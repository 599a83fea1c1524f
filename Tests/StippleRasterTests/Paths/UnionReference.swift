// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The area of the union of discs and polygons in each pixel, by exact lengths on 1,024 lines a row.
struct UnionReference {
  var discs: [(center: SIMD2<Double>, radius: Double)] = []
  /// Corners; what a polygon goes round is inside, however often.
  var polygons: [[SIMD2<Double>]] = []

  /// Areas from 0 to 1, row by row.
  func areas(width: Int, height: Int, lines: Int = 1024) -> [Double] {
    var areas = [Double](repeating: 0, count: width * height)
    for row in 0..<height {
      for line in 0..<lines {
        let y = Double(row) + (Double(line) + 0.5) / Double(lines)
        for (from, to) in joined(intervals(at: y)) {
          let (from, to) = (max(0, from), min(Double(width), to))
          guard from < to else { continue }
          for column in Int(from)...min(width - 1, Int(to)) {
            let part = min(to, Double(column + 1)) - max(from, Double(column))
            areas[row * width + column] += max(0, part) / Double(lines)
          }
        }
      }
    }
    return areas
  }

  private func intervals(at y: Double) -> [(Double, Double)] {
    var intervals: [(Double, Double)] = []
    for disc in discs {
      let distance = y - disc.center.y
      guard abs(distance) < disc.radius else { continue }
      let half = (disc.radius * disc.radius - distance * distance).squareRoot()
      intervals.append((disc.center.x - half, disc.center.x + half))
    }
    for polygon in polygons {
      var crossings: [(x: Double, winding: Int)] = []
      for (index, end) in polygon.enumerated() {
        let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
        guard (start.y <= y) != (end.y <= y) else { continue }
        let x = start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))
        crossings.append((x, start.y < end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var (winding, begin) = (0, 0.0)
      for crossing in crossings {
        if winding == 0 { begin = crossing.x }
        winding += crossing.winding
        if winding == 0 { intervals.append((begin, crossing.x)) }
      }
    }
    return intervals
  }

  private func joined(_ intervals: [(Double, Double)]) -> [(Double, Double)] {
    var result: [(Double, Double)] = []
    for interval in intervals.sorted(by: { $0.0 < $1.0 }) {
      if let last = result.last, interval.0 <= last.1 {
        result[result.count - 1].1 = max(last.1, interval.1)
      } else {
        result.append(interval)
      }
    }
    return result
  }
}
