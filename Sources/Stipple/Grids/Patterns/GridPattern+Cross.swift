// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// A cross, along the diagonals of the cells, where the lines of a grid would meet.
  public static let cross = GridPattern(name: "cross") { pitch, _ in
    let (across, down) = (SIMD2(pitch.x, 0), SIMD2(0, pitch.y))
    return GridFigure(
      elements: [
        GridRows(mark: .arm(isSplit: false), step: across + down, next: across),
        GridRows(mark: .arm(isSplit: false), step: across - down, next: across),
      ], sites: LatticeSites(mark: .strokes, step: across, next: down),
      cells: BrickCells(width: pitch.x, next: down), spacing: pitch.min(), isUpright: false)
  }
}
