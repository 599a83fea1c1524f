// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

// The path is kept in canvas space, so that later changes of the CTM do not move it.
extension CGContext {
  /// Begins a new path; the old one is dropped.
  public func beginPath() {
    if !canvasPath.isEmpty { canvasPath = CGMutablePath() }
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    canvasPath.move(to: point, transform: userToCanvas)
  }

  /// Adds a straight line from the current point; nothing if there is none.
  public func addLine(to point: CGPoint) {
    canvasPath.addLine(to: point, transform: userToCanvas)
  }

  /// Adds a cubic curve from the current point; nothing if there is none.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    canvasPath.addCurve(to: end, control1: control1, control2: control2, transform: userToCanvas)
  }

  /// Adds a quadratic curve from the current point; nothing if there is none.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    canvasPath.addQuadCurve(to: end, control: control, transform: userToCanvas)
  }

  /// Ends the subpath with a line back to its start, which becomes the current point.
  public func closePath() {
    canvasPath.closeSubpath()
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    canvasPath.addRect(rect.bounded, transform: userToCanvas)
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Begins a subpath at the first point, and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    canvasPath.addLines(between: points, transform: userToCanvas)
  }

  /// Adds the ellipse inside a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    canvasPath.addEllipse(in: rect, transform: userToCanvas)
  }

  /// Adds an arc of a circle, after a line to it from the current point if there is one.
  ///
  /// - Parameters:
  ///   - startAngle: In radians from the x axis.
  ///   - endAngle: In radians from the x axis.
  ///   - clockwise: The direction as seen with y up; in a flipped context it looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    canvasPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: userToCanvas)
  }

  /// Adds an arc that touches the line from the current point to one point, and the line from there to another; after
  /// a line to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard !isPathEmpty else { return }
    let arc = CGMutablePath()
    arc.move(to: currentPointOfPath)
    arc.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    canvasPath.addPath(CGPath(elements: Array(arc.elements.dropFirst())), transform: userToCanvas)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath) {
    canvasPath.addPath(path, transform: userToCanvas)
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { canvasPath.isEmpty }

  /// The current point in user space; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    isPathEmpty ? .zero : canvasPath.currentPoint.applying(userToCanvas.inverted())
  }

  /// The smallest rectangle of user space around all points of the path, control points too; null if it is empty.
  public var boundingBoxOfPath: CGRect {
    path?.boundingBox ?? .null
  }

  /// A copy of the path in user space; nil if it is empty.
  public var path: CGPath? {
    guard !isPathEmpty else { return nil }
    var transform = userToCanvas.inverted()
    return canvasPath.copy(using: &transform)
  }

  /// Whether drawing the path in a mode would paint a point of user space, clip and alpha left aside.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let canvasPoint = point.applying(userToCanvas)
    let isFilled = mode.fillRule.map { canvasPath.contains(canvasPoint, using: $0) } ?? false
    return isFilled || (mode.isStroked && strokeContains(canvasPoint))
  }
}

extension CGPathDrawingMode {
  /// How the inside is found that the mode fills; nil if it fills nothing.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the mode strokes the path.
  var isStroked: Bool {
    switch self {
    case .stroke, .fillStroke, .eoFillStroke: true
    case .fill, .eoFill: false
    }
  }
}

extension CGRect {
  /// The part of a rectangle that a transform can still take: `CGRect.infinite` times two is no number.
  ///
  /// Edges are compared one by one: Foundation's `intersection` stops the program where one is no number.
  var bounded: CGRect {
    let limit: CGFloat = 1e30
    let edges = [minX, minY, maxX, maxY]
    guard edges.contains(where: { abs($0) > limit }), !edges.contains(where: \.isNaN) else { return self }
    let (left, right) = (max(minX, -limit), min(maxX, limit))
    let (top, bottom) = (max(minY, -limit), min(maxY, limit))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
