// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// Lines of a few slants, as those of a grid of triangles: no more of them meet in a point than there are slants.
enum LineFamilies {
  private static let most = 4
  /// How far apart parallel lines are at least, in pixels: of closer ones there are more crossings than it pays to look at.
  private static let leastDistance = 4.0
  /// What the directions of parallel lines may differ by: of one of 10,000 pixels less than can be seen.
  private static let slack = 1e-9

  private struct Family {
    let direction: SIMD2<Double>
    /// How far each line is from the origin.
    var distances: [Double]
  }

  /// Whether all contours are straight lines, of few directions, of which parallel ones are apart, and do not overlap.
  static func areFew(_ contours: [Contour], width: Double) -> Bool {
    var families: [Family] = []
    for contour in contours {
      guard case .line(let start, let end) = contour else { return false }
      let (from, way) = (SIMD2(start), SIMD2(end) - SIMD2(start))
      let length = (way * way).sum().squareRoot()
      guard length > 0, length.isFinite else { return false }
      let direction = way.x < 0 || way.x == 0 && way.y < 0 ? -way / length : way / length
      let index = families.firstIndex { abs(cross($0.direction, direction)) <= slack }
      if let index {
        families[index].distances.append(cross(families[index].direction, from))
      } else if families.count < most {
        families.append(Family(direction: direction, distances: [cross(direction, from)]))
      } else {
        return false
      }
    }
    let least = max(width, leastDistance)
    return families.allSatisfy { family in
      let distances = family.distances.sorted()
      return zip(distances, distances.dropFirst()).allSatisfy { $1 - $0 >= least }
    }
  }

  private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}
