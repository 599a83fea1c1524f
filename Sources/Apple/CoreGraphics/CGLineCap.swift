// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a stroke ends where its path does.
public enum CGLineCap: Int32, Sendable {
  /// Squared off at the end.
  case butt
  /// With a half disc about the end.
  case round
  /// Squared off half a line width past the end.
  case square
}
