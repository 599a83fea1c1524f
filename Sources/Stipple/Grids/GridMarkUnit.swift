// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the widths, radii and sizes of the marks of a grid are counted in.
public enum GridMarkUnit: String, CaseIterable, Sendable {
  /// Points of the view, at every zoom.
  case points
  /// Pixels of the screen, at every zoom.
  case pixels
  /// Points of the content: marks grow as it is zoomed.
  case content
}
