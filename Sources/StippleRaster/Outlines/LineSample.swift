// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A place on the centre line of a stroke.
struct LineSample: Equatable, Sendable {
  /// In pixels.
  var point: SIMD2<Double>
  /// The direction in which the line goes on; of length 1.
  var tangent: SIMD2<Double>

  /// The tangent turned by a quarter: from the x axis towards the y axis.
  var normal: SIMD2<Double> { SIMD2(-tangent.y, tangent.x) }
}
