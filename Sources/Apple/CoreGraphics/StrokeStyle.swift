// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// How a stroke looks, its colour left aside; lengths in user space.
package struct StrokeStyle: Equatable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// Not a number is 10.
  package var miterLimit: CGFloat {
    get { limit }
    set { limit = newValue.isNaN ? 10 : min(max(newValue, 1), 1e6) }
  }
  private var limit: CGFloat = 10
  /// Nil for a solid line.
  package var dash: DashPattern?

  /// A solid line of width 1.
  package init() {}
}
