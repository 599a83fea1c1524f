// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Dots of which each row is shifted by half a pitch; all neighbours are equally far if no height is given.
  public static let staggered = GridPattern(name: "staggered", aspect: (3.0 / 4).squareRoot()) { pitch, _ in
    let (across, next) = (SIMD2(pitch.x, 0), SIMD2(pitch.x / 2, pitch.y))
    return GridFigure(
      elements: [GridRows(mark: .disc, step: across, next: next)],
      sites: LatticeSites(mark: .disc, step: across, next: next), cells: BrickCells(width: pitch.x, next: next),
      spacing: ReducedBasis(across, next).first.length)
  }
}
