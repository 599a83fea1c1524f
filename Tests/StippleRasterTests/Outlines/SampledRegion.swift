// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

@testable import StippleRaster

/// Exact coverage in x, over 1,024 lines a row, of a region whose boundary is made of parts of circles and lines.
struct SampledRegion {
  typealias Point = SIMD2<Double>

  var circles: [(center: Point, radius: Double)] = []
  var lines: [(point: Point, direction: Point)] = []
  var contains: (Point) -> Bool

  /// The share of each pixel that is in the region; row by row.
  func coverage(columns: Int, rows: Int, samples: Int = 1024) -> [Double] {
    var result = Array(repeating: 0.0, count: columns * rows)
    for row in 0..<rows {
      for sample in 0..<samples {
        let y = Double(row) + (Double(sample) + 0.5) / Double(samples)
        var places = [0, Double(columns)]
        for circle in circles {
          let square = circle.radius * circle.radius - (y - circle.center.y) * (y - circle.center.y)
          guard square > 0 else { continue }
          places += [circle.center.x - square.squareRoot(), circle.center.x + square.squareRoot()]
        }
        for line in lines where line.direction.y != 0 {
          places.append(line.point.x + (y - line.point.y) * line.direction.x / line.direction.y)
        }
        places = places.filter { $0 >= 0 && $0 <= Double(columns) }.sorted()
        for (left, right) in zip(places, places.dropFirst()) where left < right {
          guard contains(Point((left + right) / 2, y)) else { continue }
          for column in Int(left)..<min(columns, Int(right) + 1) {
            let width = min(right, Double(column + 1)) - max(left, Double(column))
            result[row * columns + column] += width / Double(samples)
          }
        }
      }
    }
    return result
  }

  /// The largest difference from a band's coverage, of 255.
  func largestError(of band: borrowing CoverageBand) -> Double {
    let exact = coverage(columns: band.columns.count, rows: band.rows.count)
    var worst = 0.0
    for row in 0..<band.rows.count {
      for column in 0..<band.columns.count {
        let coverage = Double(band.coverage(column: column, row: row))
        worst = max(worst, abs(coverage - 255 * exact[row * band.columns.count + column]))
      }
    }
    return worst
  }
}
