// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Hexagons with a corner at the top, about the points of a lattice.
struct HoneycombCells: GridCells {
  /// From the middle of a hexagon to the next in its row.
  var width: Double
  /// From a row to the next.
  var height: Double

  private var step: SIMD2<Double> { SIMD2(width, 0) }
  private var next: SIMD2<Double> { SIMD2(width / 2, height) }

  func cell(at point: SIMD2<Double>, in space: GridSpace) -> GridCell? {
    guard let base = space.index(nearestTo: point, step, next) else { return nil }
    // The middle that is nearest once the hexagons are as high as regular ones.
    let stretch = SIMD2(1, width * (3.0 / 4).squareRoot() / height)
    var best: (index: SIMD2<Double>, distance: Double)?
    for column in -1...1 {
      for row in -1...1 {
        let index = base + SIMD2(Double(column), Double(row))
        let distance = ((space.point(index.x, step, index.y, next) - point) * stretch).length
        if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
      }
    }
    return best.map { GridCell(column: Int($0.index.x), row: Int($0.index.y)) }
  }

  func bounds(of cell: GridCell, in space: GridSpace) -> CGRect? {
    let middle = space.point(Double(cell.column), step, Double(cell.row), next)
    let reach = space.vector(SIMD2(width / 2, height * 2 / 3))
    return CGRect(x: middle.x - reach.x, y: middle.y - reach.y, width: 2 * reach.x, height: 2 * reach.y)
  }

  func count(in space: GridSpace) -> Double { space.count(step, next) }
}
