// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// One stretch of a path without a break: its curves, each beginning where the one before ends.
struct StrokeContour: Equatable, Sendable {
  var start: SIMD2<Double>
  /// Curves of no length are left out.
  var curves: [CubicCurve] = []
  /// Whether a segment was added at all, if only one of no length.
  var hasSegments = false
  var isClosed = false
  /// Whether all its coordinates are finite.
  var isFinite: Bool

  init(start: SIMD2<Double>) {
    self.start = start
    isFinite = start.x.isFinite && start.y.isFinite
  }

  mutating func append(_ curve: CubicCurve) {
    hasSegments = true
    let terms = [curve.origin, curve.linear, curve.quadratic, curve.cubic]
    isFinite = isFinite && terms.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    if curve.linear != .zero || curve.quadratic != .zero || curve.cubic != .zero { curves.append(curve) }
  }

  mutating func move(by offset: SIMD2<Double>) {
    start += offset
    for index in curves.indices { curves[index].origin += offset }
  }
}
