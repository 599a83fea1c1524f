// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Every point of horizontal lines.
struct LineSites: GridSites {
  var lines: [GridRows]

  var mark: GridSite.Mark { .crossing }

  func sites(near point: SIMD2<Double>, in space: GridSpace) -> [GridSite] {
    lines.flatMap { line -> [GridSite] in
      guard let index = space.index(nearestTo: point, line.step, line.next, shift: line.shift) else { return [] }
      return (-1...1).map { row in
        let row = index.y + Double(row)
        let place = space.point(index.x, line.step, row, line.next, shift: line.shift)
        return GridSite(point: SIMD2(point.x, place.y), index: SIMD2(.nan, row))
      }
    }
  }

  /// Where the lines begin.
  func all(in space: GridSpace, limit: Int) -> [GridSite] {
    let sites = lines.flatMap { line -> [GridSite] in
      guard let rows = VisibleRows(line, reach: 0, in: space) else { return [] }
      return rows.indices.prefix(Double(limit)).map { row in
        let place = space.point(0, line.step, row, line.next, shift: line.shift)
        return GridSite(point: SIMD2(Double(space.rect.minX), place.y), index: SIMD2(.nan, row))
      }
    }
    return Array(sites.sorted { $0.point.y < $1.point.y }.prefix(limit))
  }
}
