// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How a view's content follows a change of its bounds when it is not drawn anew.
  public enum ContentMode: Int, Sendable {
    /// Stretched to the bounds.
    case scaleToFill = 0
    /// Scaled to fit the bounds, its proportions kept; the rest is clear.
    case scaleAspectFit = 1
    /// Scaled to fill the bounds, its proportions kept; what sticks out is cut off by a view that clips.
    case scaleAspectFill = 2
    /// Drawn anew.
    case redraw = 3
    /// Centred, its size kept.
    case center = 4
    /// Centred at the top edge.
    case top = 5
    /// Centred at the bottom edge.
    case bottom = 6
    /// Centred at the left edge.
    case left = 7
    /// Centred at the right edge.
    case right = 8
    /// In the top left corner.
    case topLeft = 9
    /// In the top right corner.
    case topRight = 10
    /// In the bottom left corner.
    case bottomLeft = 11
    /// In the bottom right corner.
    case bottomRight = 12
  }
}
