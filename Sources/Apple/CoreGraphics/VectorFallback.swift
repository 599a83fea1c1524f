// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// How parts that PDF or SVG has no words for come out: as images.
enum VectorFallback {
  /// Four pixels a point, so that edges on whole points stay sharp.
  static let dotsPerInch = 288.0
  static let pixelsPerPoint: CGFloat = 4
}
