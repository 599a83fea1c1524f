// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What of a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by the winding rule.
  case fill
  /// Its inside, by the even-odd rule.
  case eoFill
  /// Its line.
  case stroke
  /// Its inside by the winding rule, then its line.
  case fillStroke
  /// Its inside by the even-odd rule, then its line.
  case eoFillStroke
}
