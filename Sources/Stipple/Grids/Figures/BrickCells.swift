// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Rectangles in rows, of which each may begin elsewhere than the one above it: squares, and bricks.
struct BrickCells: GridCells {
  /// The width of a cell.
  var width: Double
  /// From the corner of a cell to that of one in the row below it.
  var next: SIMD2<Double>

  private var step: SIMD2<Double> { SIMD2(width, 0) }

  func cell(at point: SIMD2<Double>, in space: GridSpace) -> GridCell? {
    guard var index = space.index(nearestTo: point, step, next) else { return nil }
    if point.y < space.point(index.x, step, index.y, next).y { index.y -= 1 }
    // The row above begins elsewhere.
    let way = point.x - space.point(index.x, step, index.y, next).x
    index.x += (way / space.vector(step).x).rounded(.down)
    return GridCell(column: Int(index.x), row: Int(index.y))
  }

  func bounds(of cell: GridCell, in space: GridSpace) -> CGRect? {
    let corner = space.point(Double(cell.column), step, Double(cell.row), next)
    let size = space.vector(SIMD2(width, next.y))
    return CGRect(x: corner.x, y: corner.y, width: size.x, height: size.y)
  }

  func count(in space: GridSpace) -> Double { space.count(step, next) }
}
