// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The points of a lattice, or of several that are alike.
struct LatticeSites: GridSites {
  var mark: GridSite.Mark
  var step: SIMD2<Double>
  var next: SIMD2<Double>
  /// Where the lattices begin.
  var shifts: [SIMD2<Double>] = [.zero]

  func sites(near point: SIMD2<Double>, in space: GridSpace) -> [GridSite] {
    let basis = ReducedBasis(step, next)
    return shifts.flatMap { shift -> [GridSite] in
      guard let base = space.index(nearestTo: point, basis.first, basis.second, shift: shift) else { return [] }
      return (-1...1).flatMap { column in
        (-1...1).map { row in
          let index = basis.index(base + SIMD2(Double(column), Double(row)))
          return GridSite(point: space.point(index.x, step, index.y, next, shift: shift), index: index)
        }
      }
    }
  }

  func all(in space: GridSpace, limit: Int) -> [GridSite] {
    var sites: [GridSite] = []
    for shift in shifts {
      guard let rows = VisibleRows(GridRows(mark: .disc, step: step, next: next, shift: shift), reach: 0, in: space)
      else { continue }
      for row in rows.indices {
        guard sites.count < limit else { return sites }
        guard let marks = rows.marks(ofRow: row, width: 0, length: 0, pixels: nil) else { continue }
        for column in marks.columns.prefix(Double(limit - sites.count)) {
          sites.append(
            GridSite(point: space.point(column, step, row, next, shift: shift), index: SIMD2(column, row)))
        }
      }
    }
    return sites
  }
}

/// The shortest two vectors that make a lattice: the nearest point is then among the nine about the rounded indices.
///
/// Source: J. L. Lagrange's reduction of binary quadratic forms.
struct ReducedBasis {
  private(set) var first: SIMD2<Double>
  private(set) var second: SIMD2<Double>
  /// Both in steps of the vectors they were made of.
  private var firstIndex = SIMD2<Double>(1, 0)
  private var secondIndex = SIMD2<Double>(0, 1)

  init(_ step: SIMD2<Double>, _ next: SIMD2<Double>) {
    (first, second) = (step, next)
    // Each round makes a vector shorter by a third at least; of any two Doubles there are few.
    for _ in 0..<64 {
      if first.length > second.length {
        (first, second) = (second, first)
        (firstIndex, secondIndex) = (secondIndex, firstIndex)
      }
      let count = (first.dot(second) / first.dot(first)).rounded()
      guard count != 0, abs(count) < GridSpace.largestIndex else { break }
      second -= count * first
      secondIndex -= count * firstIndex
    }
  }

  /// An index in steps of the vectors that the basis was made of.
  func index(_ index: SIMD2<Double>) -> SIMD2<Double> {
    index.x * firstIndex + index.y * secondIndex
  }
}
