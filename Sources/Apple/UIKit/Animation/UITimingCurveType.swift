// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What kind of pace timing parameters tell.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A cubic curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Both of them.
  case composed = 3
}
