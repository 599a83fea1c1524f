// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Where content is in a control, from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// All over it.
    case fill = 3
  }

  /// Where content is in a control, from side to side.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// All over it.
    case fill = 3
    /// Where lines begin in the control's layout direction.
    case leading = 4
    /// Where lines end in the control's layout direction.
    case trailing = 5
  }
}
