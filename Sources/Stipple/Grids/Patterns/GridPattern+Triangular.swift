// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Lines across and at both slants: triangles with a side at the bottom, equilateral if no height is given.
  public static let triangular = GridPattern(name: "triangular", aspect: (3.0 / 4).squareRoot()) { pitch, _ in
    GridFigure(triangles: SIMD2(pitch.x, 0), SIMD2(pitch.x / 2, pitch.y))
  }
}

extension GridFigure {
  /// Lines along two vectors and along their difference.
  init(triangles step: SIMD2<Double>, _ next: SIMD2<Double>) {
    let third = step - next
    let longest = max(step.length, next.length, third.length)
    self.init(
      elements: [
        GridRows(mark: .line, step: step, next: next), GridRows(mark: .line, step: next, next: step),
        GridRows(mark: .line, step: third, next: step),
      ], sites: LatticeSites(mark: .crossing, step: step, next: next),
      cells: TriangleCells(step: step, next: next), spacing: abs(step.cross(next)) / longest, isUpright: false)
  }
}
