// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension GridPattern {
  /// A page for notes after Cornell's way: a heading, a column for cues, lines for notes, and a summary at the bottom.
  ///
  /// The page is the rectangle that is drawn on, and does not scroll; its parts begin at lines. The heading is about a tenth of its height, the
  /// summary a fifth, and the column for cues three tenths of its width.
  ///
  /// Source: W. Pauk, How to Study in College (1962).
  public static let cornell = GridPattern(name: "cornell") { pitch, _ in
    let lines = GridRows(mark: .line, step: SIMD2(pitch.x, 0), next: SIMD2(0, pitch.y))
    return GridFigure(
      elements: [GridNotes(lines: lines)], sites: LineSites(lines: [lines]),
      cells: BrickCells(width: pitch.x, next: lines.next), spacing: pitch.y, isNested: false)
  }
}
