// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension CGPath {
  /// A path that can go over into this one, and looks like another: that one, if it has the same elements; else this one in
  /// the other's place and size.
  ///
  /// - Parameter isOfMarks: whether each contour is a mark, which keeps its size and goes where its middle does.
  func resembling(_ other: CGPath, isOfMarks: Bool) -> CGPath {
    let (box, place) = (boundingBoxOfPath, other.boundingBoxOfPath)
    guard elementTypes != other.elementTypes, !box.isNull, !place.isNull else { return other }
    let (x, y) = (box.width > 0 ? place.width / box.width : 1, box.height > 0 ? place.height / box.height : 1)
    var transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: place.minX - box.minX * x, ty: place.minY - box.minY * y)
    return (isOfMarks ? movingContours(by: transform) : copy(using: &transform)) ?? other
  }

  private var elementTypes: [CGPathElementType] {
    var types: [CGPathElementType] = []
    applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  /// The contours as they are, each with the middle of its box where the transform has it.
  private func movingContours(by transform: CGAffineTransform) -> CGPath? {
    let moved = CGMutablePath()
    var contour = CGMutablePath()
    func finish() {
      guard !contour.isEmpty else { return }
      let box = contour.boundingBoxOfPath
      let middle = CGPoint(x: box.midX, y: box.midY)
      let goal = middle.applying(transform)
      moved.addPath(contour, transform: CGAffineTransform(translationX: goal.x - middle.x, y: goal.y - middle.y))
      contour = CGMutablePath()
    }
    applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        finish()
        contour.move(to: points[0])
      case .addLineToPoint: contour.addLine(to: points[0])
      case .addQuadCurveToPoint: contour.addQuadCurve(to: points[1], control: points[0])
      case .addCurveToPoint: contour.addCurve(to: points[2], control1: points[0], control2: points[1])
      default: contour.closeSubpath()
      }
    }
    finish()
    return moved
  }
}
