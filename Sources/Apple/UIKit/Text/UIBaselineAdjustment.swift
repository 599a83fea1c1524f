// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where text goes that a label has made smaller.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is where that of the text in full size would be.
  case alignBaselines = 0
  /// In the middle of the label's height.
  case alignCenters = 1
  /// At the top of where the text in full size would be.
  case none = 2
}
