// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The kind of a path element, and with it the number of its points.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint
  /// A straight line; one point, its end.
  case addLineToPoint
  /// A quadratic curve; two points, its control point and its end.
  case addQuadCurveToPoint
  /// A cubic curve; three points, its two control points and its end.
  case addCurveToPoint
  /// A line back to the start of the subpath; no point.
  case closeSubpath
}
