// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIButton {
  /// The kind of a button. Those that show a symbol of Apple's do not exist here.
  public enum ButtonType: Int, Sendable {
    /// It shows what it is given: a white title, images in their own colours.
    case custom = 0
    /// Its title and its images are in the tint colour, and pale while it is pressed.
    case system = 1

    /// The old name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }
}
