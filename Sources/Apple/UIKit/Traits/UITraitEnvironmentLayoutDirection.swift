// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The layout direction as a trait, which may also be left open.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is asked for.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
