// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A path that can be added to.
///
/// The transform that a method takes is applied to what it adds, not to what is there already. Lines and curves added
/// where there is no current point are left out, as on Apple (which logs it).
public class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() {
    super.init(elements: [])
  }

  /// Makes a path that begins with elements, the first of which begins a subpath.
  package init(copying elements: [PathElement]) {
    super.init(elements: elements)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point), transform)
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(.quad(control: control, end: end), transform)
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.cubic(control1: control1, control2: control2, end: end), transform)
  }

  /// Ends the subpath with a line back to its start, which becomes the current point.
  public func closeSubpath() {
    append(.close, .identity)
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Adds an element that begins at the current point, if there is one.
  private func append(_ element: PathElement, _ transform: CGAffineTransform) {
    guard !elements.isEmpty else { return }
    elements.append(element.applying(transform))
  }
}
