// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The two cells that an edge is between, of which one at least is to be whole.
struct CellPair {
  /// Where the middles of whole cells are.
  private let middles: CGRect
  /// From an edge to the middle of one of its cells; the other is on the other side.
  private let half: SIMD2<Double>
  /// Where the middles of their edges may be.
  let area: CGRect

  /// Nil if there is no room for a cell.
  init?(way: SIMD2<Double>, cell: SIMD2<Double>, in space: GridSpace) {
    let size = space.vector(cell)
    half = space.vector(way) / 2
    // Of a row of cells that just fits, all middles have one height.
    let room = SIMD2(space.rect.width, space.rect.height) - size
    guard room.x > -GridSpace.closeness, room.y > -GridSpace.closeness else { return nil }
    middles = CGRect(
      x: space.rect.minX + size.x / 2, y: space.rect.minY + size.y / 2, width: max(room.x, 0), height: max(room.y, 0))
    area = middles.insetBy(dx: -abs(half.x), dy: -abs(half.y))
  }

  func holds(_ edge: SIMD2<Double>, in space: GridSpace) -> Bool {
    space.holds(edge - half, in: middles) || space.holds(edge + half, in: middles)
  }
}
