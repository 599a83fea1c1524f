// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How large a screen may be.
package enum ScreenLimits {
  /// A side, in points.
  package static let sides: ClosedRange<CGFloat> = 1...16_384
  /// Pixels a point.
  package static let scales: ClosedRange<CGFloat> = 0.5...8
  /// The most pixels of a side: what is larger is cut off.
  package static let pixels = 16_384
}
