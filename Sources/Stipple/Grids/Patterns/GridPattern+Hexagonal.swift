// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// A honeycomb. A pitch's width is from the middle of a cell to the next, its height from a row of cells to the next:
  /// the cells are regular if none is given.
  public static let hexagonal = GridPattern(name: "hexagonal", aspect: (3.0 / 4).squareRoot()) { pitch, _ in
    let (step, next) = (SIMD2(pitch.x, 0), SIMD2(pitch.x / 2, pitch.y))
    let corner = SIMD2(0, pitch.y * 2 / 3)
    // An edge lies across the way from a cell to its neighbour, and is a third of the way to the next in its line.
    let edges: [(shift: SIMD2<Double>, step: SIMD2<Double>, next: SIMD2<Double>)] = [
      (step / 2, 2 * next - step, next), (next / 2, 2 * step - next, step), ((next - step) / 2, step + next, step),
    ]
    return GridFigure(
      elements: edges.map { GridRows(mark: .edge(share: 1.0 / 3), step: $0.step, next: $0.next, shift: $0.shift) },
      sites: LatticeSites(mark: .crossing, step: step, next: next, shifts: [-corner, corner]),
      cells: HoneycombCells(width: pitch.x, height: pitch.y), spacing: min(pitch.x / 2, corner.y), isNested: false,
      isUpright: false)
  }
}
