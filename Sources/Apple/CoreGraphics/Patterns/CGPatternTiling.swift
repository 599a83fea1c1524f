// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What may give way where the cells of a pattern do not fit whole pixels.
///
/// Differs from Apple's: nothing does. Cells are neither distorted nor moved, whatever the tiling; only the borders of
/// neighbours are set on whole pixels, so that no seam shows.
public enum CGPatternTiling: Int32, Sendable {
  /// The spacing: cells are not distorted.
  case noDistortion
  /// The cells, as little as can be: the spacing is kept.
  case constantSpacingMinimalDistortion
  /// The cells: the spacing is kept.
  case constantSpacing
}
