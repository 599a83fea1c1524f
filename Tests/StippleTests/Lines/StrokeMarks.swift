// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import UIKit

@testable import Stipple

/// The marks of a layout, as a test counts them: where each dash starts and ends.
///
/// Read from the path and the dash pattern alone, as an engine would.
struct StrokeMarks {
  let dashes: [(start: CGPoint, end: CGPoint)]

  init(_ layout: DotStrokeLayout) {
    var dashes: [(start: CGPoint, end: CGPoint)] = []
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    var isOpen = false
    func finish() {
      if isOpen { dashes.append((start, current)) }
      isOpen = false
    }
    let path =
      layout.dashPattern.isEmpty
      ? layout.path : layout.path.copy(dashingWithPhase: layout.phase, lengths: layout.dashPattern)
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        finish()
        (start, current) = (points[0], points[0])
      case .addLineToPoint: (current, isOpen) = (points[0], true)
      case .addQuadCurveToPoint: (current, isOpen) = (points[1], true)
      case .addCurveToPoint: (current, isOpen) = (points[2], true)
      case .closeSubpath: current = start
      }
    }
    finish()
    self.dashes = dashes
  }

  var count: Int { dashes.count }

  /// The point between both ends of each dash.
  var middles: [CGPoint] {
    dashes.map { CGPoint(x: ($0.start.x + $0.end.x) / 2, y: ($0.start.y + $0.end.y) / 2) }
  }

  /// Whether a dash's middle is at a point, within what is drawn as a circle.
  func contains(_ x: CGFloat, _ y: CGFloat) -> Bool {
    middles.contains { hypot($0.x - x, $0.y - y) < 0.01 }
  }
}
