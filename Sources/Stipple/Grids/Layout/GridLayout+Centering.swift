// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

extension GridLayout {
  /// The layout with as many whole cells as there is room for in the middle of a rectangle, and the rectangle that they
  /// fill: its edges are those of cells, or of staves. Both as they were where there is no room for a cell.
  ///
  /// The origin is the corner of a cell; for circles, the middle.
  public func centered(in rect: CGRect) -> (layout: GridLayout, rect: CGRect) {
    guard let pitch = fullPitch, zoomScale > 0, zoomScale.isFinite, rect.width > 0, rect.height > 0 else {
      return (self, rect)
    }
    let figure = pattern.figure(pitch, self)
    let (cell, gap) = (pitch * Double(zoomScale), figure.gap * Double(zoomScale))
    func length(_ whole: CGFloat, _ cell: Double, _ gap: Double) -> CGFloat {
      // A length that is cells but for rounding has them all.
      let count = ((whole + gap) / cell + 1e-9).rounded(.down)
      return count >= 1 && count.isFinite ? min(count * cell - gap, whole) : whole
    }
    let size = CGSize(width: length(rect.width, cell.x, gap.x), height: length(rect.height, cell.y, gap.y))
    let middle = CGRect(
      x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + (rect.height - size.height) / 2,
      width: size.width, height: size.height)
    var layout = self
    let place = SIMD2(middle.minX, middle.minY) + SIMD2(size.width, size.height) * figure.anchor
    layout.origin = CGPoint((place + SIMD2(contentOffset)) / Double(zoomScale))
    return (layout, middle)
  }
}
