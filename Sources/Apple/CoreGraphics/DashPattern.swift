// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Painted and unpainted lengths that alternate along a line, in the line's user space.
package struct DashPattern: Equatable, Sendable {
  /// An even number of lengths, painted ones first; none negative, not all zero.
  package let lengths: [CGFloat]
  /// The sum of the lengths.
  package let period: CGFloat
  /// The distance into the pattern at which each contour begins; at least 0, less than `period`.
  package let phase: CGFloat

  private static let longest: CGFloat = 1e9

  /// Makes the pattern that lengths and a phase mean.
  ///
  /// An odd number of lengths goes on without starting anew, so it means itself twice over: [10, 20, 30] is 10 on,
  /// 20 off, 30 on, 10 off, 20 on, 30 off. A negative phase counts backwards.
  ///
  /// - Returns: nil if the line is solid: no lengths, a negative or non-finite one, or all of them zero. (What Apple's does with negative lengths is not known.)
  package init?(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    // Longer ones look the same on every canvas, and would be too long for readers of PDF and SVG.
    let once = lengths.map { min($0, Self.longest) }
    let even = once.count.isMultiple(of: 2) ? once : once + once
    let period = even.reduce(0, +)
    guard period > 0 else { return nil }
    let rest = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
    let positive = rest < 0 ? rest + period : rest
    self.lengths = even
    self.period = period
    self.phase = positive < period ? positive : 0
  }
}
