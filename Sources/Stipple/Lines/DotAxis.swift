// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Which way a dotted line runs.
public enum DotAxis: String, CaseIterable, Sendable {
  /// From left to right, through the middle.
  case horizontal
  /// From top to bottom, through the middle.
  case vertical
  /// From the leading edge to the trailing one: from right to left where the interface is.
  case leading
  /// At an angle through the middle, from one edge of the view to another.
  case angled
}
