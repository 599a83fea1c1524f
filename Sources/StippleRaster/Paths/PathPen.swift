// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What follows a path: its width, and its shape at ends and corners.
public struct PathPen: Equatable, Sendable {
  /// In pixels.
  public var width: Double
  public var cap: Mark.Cap
  public var join: LineJoin

  public init(width: Double, cap: Mark.Cap, join: LineJoin = .miter(limit: 10)) {
    self.width = width
    self.cap = cap
    self.join = join
  }

  /// Whether it leaves a trace: a width that is positive, and not beyond all bitmaps.
  public var isVisible: Bool { width > 0 && width <= 0x1p29 }

  /// How far what is painted may be from the path, in pixels, but for mitered corners.
  var reach: Double { width / 2 * (cap == .square ? 2.0.squareRoot() : 1) }

  /// How far a corner between two unit tangents may reach, in pixels.
  func reach(ofCornerFrom before: SIMD2<Double>, to after: SIMD2<Double>) -> Double {
    guard case .miter(let limit) = join else { return width / 2 }
    // The cosine of half of the turn is the reciprocal of the miter's length in widths.
    let cosine = max(0, (1 + (before * after).sum()) / 2).squareRoot()
    return cosine * limit >= 1 - 1e-9 ? width / 2 / cosine : width / 2
  }
}
