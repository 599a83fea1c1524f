// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPath {
  /// The outline of a stroke of the path: filled by the winding rule, it looks as the stroke does.
  ///
  /// Its parallels are within a thousandth of a unit of their place, or 1/200,000 of the path's extent if that is less. A
  /// subpath without length gives a disc with round caps, and nothing with others.
  ///
  /// - Parameters:
  ///   - lineWidth: The width; one that is not positive and finite gives an empty path.
  ///   - miterLimit: How many line widths long the point of a mitre may be; a longer one becomes a bevel. Not a number is
  ///     10.
  ///   - transform: What is applied to the outline, after all.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth <= 1e12 else { return CGPath(elements: []) }
    let contours = StrokeContour.contours(of: elements)
    let box = CGRect(around: contours.lazy.flatMap { [$0.start] + $0.curves.map(\.end) }).ifFinite ?? .zero
    var outline = StrokeOutline(
      width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
      tolerance: min(0.001, max(box.width, box.height, lineWidth) * 5e-6))
    for contour in contours { outline.add(contour) }
    return CGPath(elements: transform.isIdentity ? outline.elements : outline.elements.map { $0.applying(transform) })
  }
}

extension CGContext {
  /// Replaces the path by the outline of its stroke in the current line width, caps, joins and dash.
  ///
  /// Filling it looks as the stroke would have; clipping to it clips to the stroke.
  public func replacePathWithStrokedPath() {
    guard let line = path else { return }
    let dashed = state.stroke.dash.map { line.copy(dashingWithPhase: $0.phase, lengths: $0.lengths) } ?? line
    let outline = dashed.copy(
      strokingWithWidth: state.stroke.width, lineCap: state.stroke.cap, lineJoin: state.stroke.join,
      miterLimit: state.stroke.miterLimit)
    beginPath()
    addPath(outline)
  }
}
