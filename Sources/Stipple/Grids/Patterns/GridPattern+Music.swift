// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Staves of five lines a pitch's width from each other; a pitch's height is from a staff to the next, ten widths if
  /// none is given. A staff is in the middle of its cell; a major one has all its lines major.
  public static let music = GridPattern(name: "music", aspect: 10) { pitch, _ in
    let next = SIMD2(0, pitch.y)
    let top = max((pitch.y - 4 * pitch.x) / 2, 0)
    let lines = (0..<5).map { line in
      GridRows(mark: .line, step: SIMD2(pitch.x, 0), next: next, shift: SIMD2(0, top + Double(line) * pitch.x))
    }
    return GridFigure(
      elements: lines, sites: LineSites(lines: lines), cells: BrickCells(width: pitch.x, next: next),
      spacing: pitch.min(), isNested: false)
  }
}
