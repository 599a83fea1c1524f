// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Triangles between three families of lines: along two vectors and along their difference.
struct TriangleCells: GridCells {
  var step: SIMD2<Double>
  var next: SIMD2<Double>

  func cell(at point: SIMD2<Double>, in space: GridSpace) -> GridCell? {
    guard let base = space.index(nearestTo: point, step, next),
      let rest = space.indices(of: point - space.point(base.x, step, base.y, next), step, next)
    else { return nil }
    let whole = rest.rounded(.down)
    let part = rest - whole
    let index = base + whole
    return GridCell(column: 2 * Int(index.x) + (part.x + part.y < 1 ? 0 : 1), row: Int(index.y))
  }

  func bounds(of cell: GridCell, in space: GridSpace) -> CGRect? {
    let column = Double(cell.column >> 1)
    let row = Double(cell.row)
    let isFirst = cell.column & 1 == 0
    let corners = [
      space.point(isFirst ? column : column + 1, step, isFirst ? row : row + 1, next),
      space.point(column + 1, step, row, next), space.point(column, step, row + 1, next),
    ]
    return CGRect(around: corners)
  }

  func count(in space: GridSpace) -> Double { 2 * space.count(step, next) }
}

extension CGRect {
  /// The smallest one around points; null if there are none.
  init(around points: [SIMD2<Double>]) {
    self = .null
    for point in points { self = union(CGRect(x: point.x, y: point.y, width: 0, height: 0)) }
  }
}
