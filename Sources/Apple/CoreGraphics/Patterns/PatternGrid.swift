// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The cells of a pattern that can be seen in a box.
struct PatternGrid {
  /// From the pattern's space to canvas space, for the cell of column 0 and row 0.
  let toCanvas: CGAffineTransform
  let step: CGSize
  let bounds: CGRect
  let columns: Range<Int>
  let rows: Range<Int>

  var count: Int { columns.count * rows.count }

  /// Finds the cells; nil if none is seen, or they are more than can be counted.
  init?(_ pattern: CGPattern, toCanvas: CGAffineTransform, within box: CGRect) {
    guard let toCanvas = toCanvas.drawable, !box.isEmpty else { return nil }
    let seen = box.applying(toCanvas.inverted())
    func indices(_ low: CGFloat, _ high: CGFloat, _ start: CGFloat, _ end: CGFloat, _ step: CGFloat) -> Range<Int>? {
      // A cell from start + k * step to end + k * step meets the range from low to high.
      let (first, last) = (((low - end) / step).rounded(.down), ((high - start) / step).rounded(.up))
      guard abs(first) < 1e9, abs(last) < 1e9, first <= last else { return nil }
      return Int(first)..<Int(last) + 1
    }
    let (bounds, step) = (pattern.bounds, pattern.step)
    guard
      let columns = indices(seen.minX, seen.maxX, bounds.minX, bounds.maxX, step.width),
      let rows = indices(seen.minY, seen.maxY, bounds.minY, bounds.maxY, step.height)
    else { return nil }
    (self.toCanvas, self.step, self.bounds, self.columns, self.rows) = (toCanvas, step, bounds, columns, rows)
  }

  /// From the pattern's space to canvas space, for a cell.
  func transform(column: Int, row: Int) -> CGAffineTransform {
    CGAffineTransform(translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
      .concatenating(toCanvas)
  }

  /// Whether the cells lie along the axes of the canvas.
  var isUpright: Bool { toCanvas.b == 0 && toCanvas.c == 0 }

  /// The steps in canvas space of cells along its axes that follow each other without overlap; nil for others.
  var uprightStep: CGSize? {
    guard isUpright, bounds.width <= step.width, bounds.height <= step.height else { return nil }
    return CGSize(width: step.width * abs(toCanvas.a), height: step.height * abs(toCanvas.d))
  }

  /// A box of canvas space that repeats itself, of one cell and the gaps before the next.
  var period: CGRect {
    CGRect(origin: bounds.origin, size: step).applying(toCanvas)
  }
}
