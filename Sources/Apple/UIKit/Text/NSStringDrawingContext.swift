// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// What drawing text found out.
///
/// Differs from Apple's: ``minimumScaleFactor`` makes no text smaller.
open class NSStringDrawingContext: NSObject {
  /// How small text may become; it does not become smaller here.
  open var minimumScaleFactor: CGFloat = 0

  /// How small the text that was drawn last has become: 1.
  open internal(set) var actualScaleFactor: CGFloat = 1

  /// The box of the text that was drawn or measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}
