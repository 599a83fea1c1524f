// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a view's content flips when the layout direction is right to left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Flips.
  case unspecified = 0
  /// Playback controls, which do not flip.
  case playback = 1
  /// Controls that mean a direction in space, which do not flip.
  case spatial = 2
  /// Left to right, always.
  case forceLeftToRight = 3
  /// Right to left, always.
  case forceRightToLeft = 4
}
