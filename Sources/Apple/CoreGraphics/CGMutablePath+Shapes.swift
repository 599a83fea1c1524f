// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGMutablePath {
  /// Adds a rectangle as a closed subpath, from its corner of least x and y along the edge of least y first.
  ///
  /// Negative sides are made positive. The null rectangle adds nothing.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Begins a subpath at the first point and adds a line to each further one.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  /// Adds the ellipse that fills a rectangle, as a closed subpath of four cubic curves.
  ///
  /// It begins at the end of greatest x and goes towards the end of greatest y. The curves stray outwards from the
  /// ellipse by 0.0273 % of its half axes at most, as Apple's do. The null rectangle adds nothing.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let right = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    move(to: right, transform: transform)
    addCorner(CGPoint(x: rect.maxX, y: rect.maxY), from: right, to: bottom, transform)
    addCorner(CGPoint(x: rect.minX, y: rect.maxY), from: bottom, to: left, transform)
    addCorner(CGPoint(x: rect.minX, y: rect.minY), from: left, to: top, transform)
    addCorner(CGPoint(x: rect.maxX, y: rect.minY), from: top, to: right, transform)
    closeSubpath()
  }

  /// Adds a rectangle whose corners are quarter ellipses, as a closed subpath.
  ///
  /// It begins in the middle of the edge of greatest x and goes towards greatest y, as rounded rectangles are seen to do
  /// in SwiftUI; that Core Graphics begins there too is not verified. Corners that do not fit are made as large as fits,
  /// and negative ones, or no numbers, 0; Apple's stops the program. The null rectangle adds nothing.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let width = cornerWidth > 0 ? min(cornerWidth, rect.width / 2) : 0
    let height = cornerHeight > 0 ? min(cornerHeight, rect.height / 2) : 0
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -height), CGVector(dx: -width, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: width, dy: 0), CGVector(dx: 0, dy: -height)),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: height), CGVector(dx: width, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -width, dy: 0), CGVector(dx: 0, dy: height)),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
    for (corner, arriving, leaving) in corners {
      let start = CGPoint(x: corner.x + arriving.dx, y: corner.y + arriving.dy)
      let end = CGPoint(x: corner.x + leaving.dx, y: corner.y + leaving.dy)
      addLine(to: start, transform: transform)
      addCorner(corner, from: start, to: end, transform)
    }
    closeSubpath()
  }

  /// Adds a quarter of an ellipse between two sides that meet in a corner.
  private func addCorner(_ corner: CGPoint, from start: CGPoint, to end: CGPoint, _ transform: CGAffineTransform) {
    let handle = 4.0 / 3 * (CGFloat(2).squareRoot() - 1)
    addCurve(
      to: end,
      control1: CGPoint(x: start.x + (corner.x - start.x) * handle, y: start.y + (corner.y - start.y) * handle),
      control2: CGPoint(x: end.x + (corner.x - end.x) * handle, y: end.y + (corner.y - end.y) * handle),
      transform: transform)
  }
}
