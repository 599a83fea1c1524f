// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How an image is sampled where its pixels do not fall on those of the context.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context's choice: smooth, and averaging when it shrinks an image.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Linear between the nearest pixels.
  case low = 2
  /// The best there is; the slowest.
  case high = 3
  /// Smooth, and averaging when it shrinks an image.
  case medium = 4
}
