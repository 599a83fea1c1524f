// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// A honeycomb. A pitch's width is from the middle of a cell to the next, its height from a row of cells to the next:
  /// the cells are regular if none is given. Major are the outlines of cells, every Nth of every Nth row.
  public static let hexagonal = GridPattern(name: "hexagonal", aspect: (3.0 / 4).squareRoot()) { pitch, _ in
    let (step, next) = (SIMD2(pitch.x, 0), SIMD2(pitch.x / 2, pitch.y))
    let corner = SIMD2(0, pitch.y * 2 / 3)
    let cell = SIMD2(pitch.x, 2 * corner.y)
    // An edge lies across the way from a cell to its neighbour, and is a third of the way to the next in its line. The one
    // on the cell's other side is a mark of the second row from its own.
    func edges(
      _ way: SIMD2<Double>, _ step: SIMD2<Double>, _ next: SIMD2<Double>, opposite: SIMD2<Double>
    ) -> GridRows {
      GridRows(
        mark: .edge(share: 1.0 / 3, way: way, cell: cell), step: step, next: next, shift: way / 2,
        majors: [.zero, opposite])
    }
    return GridFigure(
      elements: [
        edges(step, 2 * next - step, next, opposite: SIMD2(1, -2)),
        edges(next, 2 * step - next, step, opposite: SIMD2(1, -2)),
        edges(next - step, step + next, step, opposite: SIMD2(-1, 2)),
      ],
      sites: LatticeSites(mark: .crossing, step: step, next: next, shifts: [-corner, corner]),
      cells: HoneycombCells(width: pitch.x, height: pitch.y), spacing: min(pitch.x / 2, corner.y), isNested: false,
      isUpright: false, isOfCells: true)
  }
}
