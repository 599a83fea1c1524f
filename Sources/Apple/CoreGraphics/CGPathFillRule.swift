// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Which regions of a path that crosses itself are inside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is where the path's turns around a point do not cancel out.
  case winding
  /// Inside is where a ray from a point crosses the path an odd number of times.
  case evenOdd
}
