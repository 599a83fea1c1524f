// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The direction that a user interface flows in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}
