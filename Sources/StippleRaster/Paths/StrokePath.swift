// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The line that a pen follows: contours of lines, curves and arcs, in pixels.
///
/// Contours with a coordinate that is not finite are left out of what is drawn. A segment that is added where there is
/// no current point adds nothing, but an arc, which begins a contour then.
public struct StrokePath: Equatable, Sendable {
  /// Those that can be drawn are finite and have segments.
  private(set) var contours: [StrokeContour] = []
  private var current: SIMD2<Double>?

  public init() {}

  /// Begins a contour.
  public mutating func move(to point: SIMD2<Double>) {
    contours.append(StrokeContour(start: point))
    current = point
  }

  /// Adds a straight line from the current point.
  public mutating func addLine(to end: SIMD2<Double>) {
    guard let current else { return }
    append(CubicCurve(from: current, to: end), end: end)
  }

  /// Adds a quadratic curve from the current point.
  public mutating func addQuadCurve(to end: SIMD2<Double>, control: SIMD2<Double>) {
    guard let current else { return }
    append(CubicCurve(from: current, control: control, to: end), end: end)
  }

  /// Adds a cubic curve from the current point.
  public mutating func addCurve(to end: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>) {
    guard let current else { return }
    append(CubicCurve(from: current, control1: control1, control2: control2, to: end), end: end)
  }

  /// Adds an arc of a circle, and a line to its start if there is a current point.
  ///
  /// With y down, angles grow clockwise as seen on the screen; `clockwise` false means that they grow along the arc. If
  /// the angles differ by a full turn or more in that direction, it is one full turn.
  ///
  /// It is kept as cubic curves that are within a millionth of a pixel, or a part in 10^12 of the radius, of the circle.
  public mutating func addArc(
    center: SIMD2<Double>, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    let arc = CircleArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    if current == nil { move(to: arc.start) } else { addLine(to: arc.start) }
    for (curve, end) in arc.curves { append(curve, end: end) }
  }

  /// Closes the contour by a line to its start, where the next one begins unless a `move` follows.
  public mutating func close() {
    guard current != nil, let index = contours.indices.last else { return }
    let start = contours[index].start
    if contours[index].isClosed { return }
    addLine(to: start)
    contours[contours.count - 1].isClosed = true
  }

  /// The same path elsewhere.
  func moved(by offset: SIMD2<Double>) -> StrokePath {
    var path = self
    for index in path.contours.indices { path.contours[index].move(by: offset) }
    return path
  }

  private mutating func append(_ curve: CubicCurve, end: SIMD2<Double>) {
    guard let last = contours.last else { return }
    if last.isClosed { contours.append(StrokeContour(start: last.start)) }
    contours[contours.count - 1].append(curve)
    current = end
  }
}
