// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How a view's tint is shown.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As above; normal if nothing above says otherwise.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Without its colour, as behind an alert.
    case dimmed = 2
  }
}
