// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Draws one thing in each of many cells.
final class GridMotifLayer: CALayer {
  var cells: [CGRect] = []
  var motif: ((CGContext, CGRect) -> Void)?

  override func draw(in ctx: CGContext) {
    guard let motif else { return }
    ctx.clip(to: bounds)
    for cell in cells {
      ctx.saveGState()
      motif(ctx, cell)
      ctx.restoreGState()
    }
  }
}

extension GridLayout {
  /// The cells of the pitch that reach into a rectangle, whatever the pattern is; none where they are too dense or too many.
  func motifCells(in rect: CGRect) -> [CGRect] {
    guard let pitch = fullPitch else { return [] }
    var cells = self
    cells.pattern = .grid
    cells.pitch = CGSize(width: pitch.x, height: pitch.y)
    cells.hasLadder = false
    cells.edge = .closed
    let size = CGSize(width: pitch.x * zoomScale, height: pitch.y * zoomScale)
    guard let plan = GridPlan(cells, rect: rect), !plan.isDense else { return [] }
    let reach = CGRect(
      x: rect.minX - size.width, y: rect.minY - size.height, width: rect.width + size.width,
      height: rect.height + size.height)
    let corners = cells.marks(in: reach)
    // Never a part of them.
    guard corners.count < GridLayout.maximumLineCount else { return [] }
    return corners.map { CGRect(origin: $0, size: size) }.filter {
      $0.minX < rect.maxX && $0.maxX > rect.minX && $0.minY < rect.maxY && $0.maxY > rect.minY
    }
  }
}
