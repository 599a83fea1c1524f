// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Marks in a row, equally far from each other but for what pixels make of it.
struct RowMarks {
  /// Their indices.
  var columns: GridIndices
  var first: SIMD2<Double>
  var last: SIMD2<Double>
  /// From a mark to the next.
  var period: Double
  var direction: SIMD2<Double>
  /// From each mark to the next where they differ by a pixel; nil where all are the period.
  private(set) var distances: [Double]?

  init(
    columns: GridIndices, first: SIMD2<Double>, last: SIMD2<Double>, period: Double, direction: SIMD2<Double>
  ) {
    self.columns = columns
    self.first = first
    self.last = last
    self.period = period
    self.direction = direction
  }

  /// Moves each mark of a row along an axis to the pixel it is nearest to; across the row alone if it has no length.
  mutating func snap(to pixels: PixelGrid, width: Double, length: Double?, point: (Double) -> SIMD2<Double>) {
    let axis = direction.y == 0 ? 0 : 1
    let sign = direction[axis]
    func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
      var point = point
      if let length { point[axis] = pixels.middle(point[axis], of: length) }
      point[1 - axis] = pixels.middle(point[1 - axis], of: width)
      return point
    }
    guard length != nil else {
      (first, last) = (place(first), place(last))
      return
    }
    let places = columns.map { place(point($0))[axis] }
    // Whole pixels, whatever the roundings of the places.
    let whole = zip(places, places.dropFirst()).map { (($1 - $0) * sign * pixels.scale).rounded() / pixels.scale }
    (first, last) = (place(first), place(last))
    if let one = whole.first, whole.allSatisfy({ $0 == one }) {
      period = one
    } else if !whole.isEmpty {
      distances = whole
    }
  }

  /// From a mark to the next.
  func distance(after index: Int) -> Double {
    guard let distances, index < distances.count else { return period }
    return distances[index]
  }
}
