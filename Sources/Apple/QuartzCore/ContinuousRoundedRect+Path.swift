// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension ContinuousRoundedRect {
  /// Makes the shape that a path shows, if it is one of UIKit's with four round corners, to a millionth of its size.
  init?(path: CGPath) {
    let elements = path.elements
    guard elements.count == 23, case .move(let start) = elements[0], case .close = elements[22] else { return nil }
    let points = elements.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max(), let down = elements[6].points.last
    else { return nil }
    // How far the straight part of an edge is from its end tells the radius, unless all of the edge is round.
    let straight = max(start.x - left, bottom - down.y)
    self.init(
      rect: CGRect(x: left, y: top, width: right - left, height: bottom - top),
      corners: .all,
      radius: straight / ContinuousCorner.reach)
    let tolerance = 1e-6 * max(right - left, bottom - top)
    let isSame = zip(self.path.elements, elements).allSatisfy { own, other in
      own.points.count == other.points.count
        && zip(own.points, other.points).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= tolerance }
    }
    guard isSame else { return nil }
  }
}
