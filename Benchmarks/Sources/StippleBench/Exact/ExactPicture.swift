// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a picture of black marks on white is by exact arithmetic.
struct ExactPicture {
  let width: Int
  let height: Int
  /// The part of the white that is left in each pixel.
  private var white: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    white = Array(repeating: 1, count: width * height)
  }

  /// Lays black over a part of a pixel.
  mutating func cover(column: Int, row: Int, by area: Double) {
    white[row * width + column] *= Float(1 - min(area, 1))
  }

  /// Adds a disc.
  mutating func addDisc(_ center: Point, radius: Double) {
    addDiscs([center], radius: radius)
  }

  /// Adds discs that do not overlap, as one shape: where two share a pixel, their areas add up.
  mutating func addDiscs(_ centers: [Point], radius: Double) {
    var areas: [Int: Double] = [:]
    for center in centers {
      for row in pixels(from: center.y - radius, to: center.y + radius, limit: height) {
        for column in pixels(from: center.x - radius, to: center.x + radius, limit: width) {
          let (left, top) = (Double(column) - center.x, Double(row) - center.y)
          let area = ExactArea.disc(radius: radius, columns: left...left + 1, rows: top...top + 1)
          areas[row * width + column, default: 0] += area
        }
      }
    }
    for (pixel, area) in areas { white[pixel] *= Float(1 - min(area, 1)) }
  }

  mutating func addPolygon(_ corners: [Point]) {
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    for row in pixels(from: low.y, to: high.y, limit: height) {
      for column in pixels(from: low.x, to: high.x, limit: width) {
        cover(column: column, row: row, by: ExactArea.polygon(corners, column: column, row: row))
      }
    }
  }

  private func pixels(from low: Double, to high: Double, limit: Int) -> Range<Int> {
    let first = min(max(Int(low.rounded(.down)), 0), limit)
    return first..<max(first, min(Int(high.rounded(.up)), limit))
  }

  /// How far a drawn picture is from this one.
  struct Difference {
    /// The largest difference of a byte.
    var largest = 0.0
    var column = 0
    var row = 0
    /// The drawn darkness as a part of the exact one.
    var ink = 0.0
  }

  func difference(from canvas: Canvas) -> Difference {
    var result = Difference()
    var (drawn, exact) = (0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = canvas.pixels[row * width + column]
        let expected = Double(white[row * width + column]) * 255
        var error = pixel >> 24 == 255 ? 0.0 : 255
        for shift: UInt32 in [0, 8, 16] { error = max(error, abs(Double(pixel >> shift & 0xFF) - expected)) }
        if error > result.largest { (result.largest, result.column, result.row) = (error, column, row) }
        drawn += 255 - Double(pixel & 0xFF)
        exact += 255 - expected
      }
    }
    result.ink = drawn / exact
    return result
  }
}
