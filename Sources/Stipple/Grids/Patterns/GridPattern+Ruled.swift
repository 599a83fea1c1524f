// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// Lines across, as far from each other as a pitch is high.
  public static let ruled = GridPattern(name: "ruled") { pitch, _ in
    let lines = GridRows(mark: .line, step: SIMD2(pitch.x, 0), next: SIMD2(0, pitch.y))
    return GridFigure(
      elements: [lines], sites: LineSites(lines: [lines]), cells: BrickCells(width: pitch.x, next: lines.next),
      spacing: pitch.y)
  }
}
