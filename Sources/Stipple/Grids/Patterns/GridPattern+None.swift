// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Nothing.
  public static let none = GridPattern(name: "none") { pitch, _ in
    GridFigure(elements: [], sites: NoSites(), cells: BrickCells(width: pitch.x, next: SIMD2(0, pitch.y)), spacing: 0)
  }
}

private struct NoSites: GridSites {
  var mark: GridSite.Mark { .crossing }

  func sites(near point: SIMD2<Double>, in space: GridSpace) -> [GridSite] { [] }

  func all(in space: GridSpace, limit: Int) -> [GridSite] { [] }
}
