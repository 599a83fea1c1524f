// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

extension GridLayout {
  /// The layout with as many whole cells as there is room for in the middle of a rectangle, and the rectangle that they
  /// fill. Both as they were where there is no room for a cell.
  ///
  /// A cell is a pitch wide and high, whatever the pattern: at the edges of triangles there are parts of them. Of a
  /// honeycomb whole cells are drawn, and its edge becomes `closed` if it was `inside`. The origin is the top left corner,
  /// or the middle for circles.
  public func centered(in rect: CGRect) -> (layout: GridLayout, rect: CGRect) {
    guard let pitch = fullPitch, zoomScale > 0, zoomScale.isFinite, rect.width > 0, rect.height > 0 else {
      return (self, rect)
    }
    let figure = pattern.figure(pitch, self)
    let cell = pitch * Double(zoomScale)
    func length(_ whole: CGFloat, _ cell: Double) -> CGFloat {
      // A length that is cells but for rounding has them all.
      let count = (whole / cell + 1e-9).rounded(.down)
      return count >= 1 && count.isFinite ? min(count * cell, whole) : whole
    }
    let size = CGSize(width: length(rect.width, cell.x), height: length(rect.height, cell.y))
    let middle = CGRect(
      x: rect.minX + (rect.width - size.width) / 2, y: rect.minY + (rect.height - size.height) / 2,
      width: size.width, height: size.height)
    var layout = self
    let place = SIMD2(middle.minX, middle.minY) + SIMD2(size.width, size.height) * figure.anchor
    if figure.isOfCells, edge == .inside { layout.edge = .closed }
    layout.origin = CGPoint((place + SIMD2(contentOffset)) / Double(zoomScale))
    return (layout, middle)
  }
}
