// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why there is no window: no display, or one that does not let a window be opened.
package struct DesktopWindowError: Error, CustomStringConvertible {
  /// What is wrong, in one line, without the program's name.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
