// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

extension UIView {
  /// Puts a dotted border around the view, or along some of its edges, on top of what is in it now.
  ///
  /// The border is a subview that takes no touches. It follows the view's bounds and traits, and unless a radius is
  /// given, the corners of its layer as they are at each layout. A border of the same edges is replaced, whatever its
  /// style; those of other edges stay, each by itself.
  ///
  /// A layer that rounds some of its corners has a border that rounds all. In a scroll view the border scrolls with the
  /// content: put it around a view that the scroll view is in.
  ///
  ///     card.addDottedBorder()
  ///     field.addDottedBorder(style, edges: .bottom)
  ///
  /// - Returns: The border, whose attributes can be changed.
  @discardableResult
  public func addDottedBorder(
    _ style: DotStyle = .border, edges: NSDirectionalRectEdge = .all, cornerRadius: CGFloat? = nil
  ) -> DottedBorderView {
    let border = dottedBorders.first { $0.borderEdges == edges } ?? DottedBorderView(frame: bounds)
    border.frame = bounds
    border.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    border.isUserInteractionEnabled = false
    border.isAccessibilityElement = false
    border.borderEdges = edges
    border.borderRadius = cornerRadius ?? 0
    border.followsSuperviewCorners = cornerRadius == nil
    border.isModifier = true
    addSubview(border)
    border.dotStyle = style
    return border
  }

  /// Takes away the dotted borders that were put around the view; subviews of one's own stay, borders too.
  public func removeDottedBorder() {
    for border in dottedBorders { border.removeFromSuperview() }
  }

  /// The borders that were put around the view, in the order in which they were.
  public var dottedBorders: [DottedBorderView] {
    subviews.compactMap { $0 as? DottedBorderView }.filter(\.isModifier)
  }
}
