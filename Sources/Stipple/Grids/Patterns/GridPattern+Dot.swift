// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Dots where the lines of a grid would cross.
  public static let dot = GridPattern(name: "dot") { pitch, _ in
    let (across, down) = (SIMD2(pitch.x, 0), SIMD2(0, pitch.y))
    return GridFigure(
      elements: [GridRows(mark: .disc, step: across, next: down)],
      sites: LatticeSites(mark: .disc, step: across, next: down), cells: BrickCells(width: pitch.x, next: down),
      spacing: pitch.min())
  }
}
