// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGPoint {
  /// How far another point is, in a straight line.
  func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// Whether both coordinates are numbers that one can count with.
  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The point in the middle of all others; nil of none.
  static func centroid(of points: [CGPoint]) -> CGPoint? {
    guard !points.isEmpty else { return nil }
    let count = CGFloat(points.count)
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
