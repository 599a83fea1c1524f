// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// A plus where the lines of a grid would cross.
  ///
  /// On cells that are not square it is of two strokes that meet around its middle, which is never inked twice. Where they
  /// meet within a pixel it is up to a quarter lighter there; with `snapsToPixels` they meet between pixels.
  public static let plus = GridPattern(name: "plus") { pitch, layout in
    let (across, down) = (SIMD2(pitch.x, 0), SIMD2(0, pitch.y))
    // Strokes of the same dashes are one stroke, whose middles are painted once; others leave the middle to one of them.
    let isSplit = pitch.x != pitch.y || layout.snapsToPixels
    return GridFigure(
      elements: [
        GridRows(mark: .arm(isSplit: false), step: across, next: down),
        GridRows(mark: .arm(isSplit: isSplit), step: down, next: across),
      ], sites: LatticeSites(mark: .strokes, step: across, next: down),
      cells: BrickCells(width: pitch.x, next: down), spacing: pitch.min())
  }
}
