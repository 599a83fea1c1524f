// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Fills the clip with a gradient along a line.
  ///
  /// Colours run between the points; the options tell whether the first and last colour go on before and after them.
  /// Nothing is drawn if the points are one, or not finite, or over a million device pixels away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start != end else { return }
    let ends = GradientEnds(options, greatestBefore: 1, greatestAfter: 1)
    let (from, to) = (ends.start(start, end), ends.end(start, end))
    if isDrawnInParts, let line = canvasLine(from, to) {
      return paint(gradient, ends, near: [line.start, line.end], under: .identity) {
        cairo_pattern_create_linear(line.start.x, line.start.y, line.end.x, line.end.y)
      }
    }
    paint(gradient, ends, near: [from, to], under: userToCanvas) {
      cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    }
  }

  /// Fills the clip with a gradient between two circles.
  ///
  /// Colours run between the circles; the options tell whether the first and last colour go on before and after them.
  /// Nothing is drawn if the circles are one, a radius is negative, a number is not finite, or a circle is over a million
  /// device pixels away.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius else { return }
    // Circles shrink to a point at most.
    let growth = endRadius - startRadius
    let ends = GradientEnds(
      options, greatestBefore: growth > 0 ? startRadius / growth : 1,
      greatestAfter: growth < 0 ? endRadius / -growth : 1)
    let (from, to) = (ends.start(startCenter, endCenter), ends.end(startCenter, endCenter))
    let (fromRadius, toRadius) = (
      max(0, startRadius - ends.before * growth), max(0, endRadius + ends.after * growth)
    )
    let corners = [
      CGPoint(x: from.x + fromRadius, y: from.y + fromRadius), CGPoint(x: to.x + toRadius, y: to.y + toRadius),
    ]
    // In units of about a pixel, so that rounding the transform does no harm.
    let unit = isDrawnInParts ? max(userToCanvas.greatestStretch, .leastNormalMagnitude) : 1
    let shrink = CGAffineTransform(scaleX: 1 / unit, y: 1 / unit)
    let (first, second) = (from.applying(shrink.inverted()), to.applying(shrink.inverted()))
    let points = ([from, to] + corners).map { $0.applying(shrink.inverted()) }
    paint(gradient, ends, near: points, under: shrink.concatenating(userToCanvas)) {
      cairo_pattern_create_radial(first.x, first.y, fromRadius * unit, second.x, second.y, toRadius * unit)
    }
  }

  /// The line in canvas space across which a gradient along one of user space runs; nil if there is none.
  private func canvasLine(_ start: CGPoint, _ end: CGPoint) -> (start: CGPoint, end: CGPoint)? {
    guard let toUser = userToCanvas.drawable?.inverted() else { return nil }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    // How much of the way a step along each axis of the canvas is.
    let (x, y) = ((toUser.a * dx + toUser.b * dy) / square, (toUser.c * dx + toUser.d * dy) / square)
    let (first, slope) = (start.applying(userToCanvas), x * x + y * y)
    let last = CGPoint(x: first.x + x / slope, y: first.y + y / slope)
    return last.isFinite && first.isFinite && last != first ? (first, last) : nil
  }

  /// Paints the clip with a pattern, made in a space that a transform takes to canvas space, that gets a gradient's
  /// colours.
  private func paint(
    _ gradient: CGGradient, _ ends: GradientEnds, near points: [CGPoint], under transform: CGAffineTransform,
    _ makePattern: () -> OpaquePointer?
  ) {
    let isNear = points.map { $0.applying(transform) }.allSatisfy {
      abs($0.x) <= CanvasPath.limit && abs($0.y) <= CanvasPath.limit
    }
    guard isNear, let transform = transform.drawable, let pattern = makePattern() else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(of: gradient, ends, to: pattern)
    let middle = points.first.map { $0.applying(transform) } ?? .zero
    drawWithShadow(
      Drawing { cairo in
        self.setSource(pattern, under: transform, rightAt: middle, in: cairo)
        cairo_paint(cairo)
      })
  }

  private func addStops(of gradient: CGGradient, _ ends: GradientEnds, to pattern: OpaquePointer) {
    func add(_ place: Double, _ stop: CGGradient.Stop, alpha: Double) {
      let scale = state.colorScale ?? .one
      let (red, green, blue) = (stop.red * scale.x, stop.green * scale.y, stop.blue * scale.z)
      let (first, third) = surface.isSwapped ? (blue, red) : (red, blue)
      cairo_pattern_add_color_stop_rgba(pattern, place, first, green, third, alpha * Double(state.alpha))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    guard let first = gradient.stops.first, let last = gradient.stops.last else { return }
    if ends.before > 0 {
      add(0, first, alpha: 0)
      add(ends.place(0), first, alpha: 0)
      add(ends.place(0), first, alpha: first.alpha)
    }
    for stop in gradient.stops { add(ends.place(stop.location), stop, alpha: stop.alpha) }
    if ends.after > 0 {
      add(ends.place(1), last, alpha: last.alpha)
      add(ends.place(1), last, alpha: 0)
      add(1, last, alpha: 0)
    }
  }
}

/// The ends of a gradient that does not go on: it is made longer, and its colours stop within it.
///
/// Cairo can have both ends go on or none, and to SVG it writes as if both did. A step from colour to nothing inside the
/// gradient is understood everywhere; right at its end, it is not by PDF readers.
private struct GradientEnds {
  /// By how much of the way from start to end the gradient is longer at its start; 0 if the first colour goes on.
  let before: CGFloat
  /// By how much it is longer at its end; 0 if the last colour goes on.
  let after: CGFloat

  init(_ options: CGGradientDrawingOptions, greatestBefore: CGFloat, greatestAfter: CGFloat) {
    before = options.contains(.drawsBeforeStartLocation) ? 0 : min(1, greatestBefore)
    after = options.contains(.drawsAfterEndLocation) ? 0 : min(1, greatestAfter)
  }

  func start(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: start.x - before * (end.x - start.x), y: start.y - before * (end.y - start.y))
  }

  func end(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    CGPoint(x: end.x + after * (end.x - start.x), y: end.y + after * (end.y - start.y))
  }

  /// Where a location of the gradient, from 0 to 1, is in the longer one.
  func place(_ location: Double) -> Double {
    (location + before) / (1 + before + after)
  }
}
