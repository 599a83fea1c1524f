// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Snapping: the points and cells of the view's own pattern, in its own coordinates. They go on beyond margins and edges,
/// as a canvas does; sheets have none.
extension GridView {
  /// The layout as it is placed in the view, whose top left corner is its origin: for an export that is to agree.
  public var layout: GridLayout { GridArea(self, size: bounds.size).layout }

  /// The mark, crossing or point of a line that is nearest to a point; nil if none are drawn.
  public func nearestPoint(to point: CGPoint) -> CGPoint? {
    layout.nearestPoint(to: inLayout(point)).map(inView)
  }

  /// The nearest point if it is within a radius, or else the point itself.
  public func snap(_ point: CGPoint, radius: CGFloat) -> CGPoint {
    inView(layout.snap(inLayout(point), radius: radius))
  }

  /// The marks and crossings in a rectangle; where lines begin, for lines that do not cross. At most 32,768.
  public func marks(in rect: CGRect) -> [CGPoint] {
    layout.marks(in: rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)).map(inView)
  }

  /// The cell at a point, of the pitch itself whatever level of a ladder is drawn; nil where there are none.
  public func cell(at point: CGPoint) -> GridCell? {
    layout.cell(at: inLayout(point))
  }

  /// The smallest upright rectangle around a cell; nil where there are none.
  public func bounds(ofCell cell: GridCell) -> CGRect? {
    layout.bounds(ofCell: cell)?.offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  private func inLayout(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
  }

  private func inView(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY)
  }
}
