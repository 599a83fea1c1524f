// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How far content goes that is pulled over its edge.
///
/// Source: Grant Paul's formula, as analysed in "Analysis of Apple's rubber band scrolling", squareb.wordpress.com, 2013.
enum RubberBand {
  /// How stiff the band is.
  static let stiffness: CGFloat = 0.55

  /// How far content goes over an edge, for a pull of a length, in a view of a length; less than the view's length.
  static func stretch(of pull: CGFloat, in length: CGFloat) -> CGFloat {
    guard pull > 0, length > 0, pull.isFinite, length.isFinite else { return 0 }
    return length * (1 - 1 / (pull * stiffness / length + 1))
  }

  /// The pull that takes content so far over an edge.
  static func pull(for stretch: CGFloat, in length: CGFloat) -> CGFloat {
    guard stretch > 0, length > 0, stretch.isFinite, length.isFinite else { return 0 }
    // A content that is already as far as no pull takes it.
    let part = min(stretch / length, 0.999)
    return (1 / (1 - part) - 1) * length / stiffness
  }
}
