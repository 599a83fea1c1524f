// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The parts of a circle that are in a rectangle.
struct CircleArcs {
  /// Angles from the x axis to the y axis, each from its start to its end.
  private(set) var arcs: [ClosedRange<Double>] = []

  init(center: SIMD2<Double>, radius: Double, in rect: CGRect) {
    let (low, high) = (SIMD2(rect.minX, rect.minY) - center, SIMD2(rect.maxX, rect.maxY) - center)
    var angles: [Double] = []
    // Where it meets an edge: at a distance along one axis, half a chord to each side along the other.
    for axis in 0...1 {
      for way in [low[axis], high[axis]] where abs(way) <= radius {
        // Not the difference of squares, which is lost where they are large.
        let half = ((radius - way) * (radius + way)).squareRoot()
        for side in [-half, half] where low[1 - axis] <= side && side <= high[1 - axis] {
          angles.append(axis == 0 ? atan2(side, way) : atan2(way, side))
        }
      }
    }
    angles = Set(angles).sorted()
    func isInside(_ angle: Double) -> Bool {
      let point = radius * SIMD2(cos(angle), sin(angle))
      return low.x <= point.x && point.x <= high.x && low.y <= point.y && point.y <= high.y
    }
    guard let first = angles.first else {
      if isInside(0) { arcs = [0...2 * .pi] }
      return
    }
    for (from, to) in zip(angles, angles.dropFirst() + [first + 2 * .pi]) where isInside((from + to) / 2) {
      arcs.append(from...to)
    }
  }
}
