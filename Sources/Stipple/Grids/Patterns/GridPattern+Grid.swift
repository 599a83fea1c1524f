// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Lines both ways.
  public static let grid = GridPattern(name: "grid") { pitch, _ in
    let (across, down) = (SIMD2(pitch.x, 0), SIMD2(0, pitch.y))
    return GridFigure(
      elements: [GridRows(mark: .line, step: down, next: across), GridRows(mark: .line, step: across, next: down)],
      sites: LatticeSites(mark: .crossing, step: across, next: down), cells: BrickCells(width: pitch.x, next: down),
      spacing: pitch.min())
  }
}
