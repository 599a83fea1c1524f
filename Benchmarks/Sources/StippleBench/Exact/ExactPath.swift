// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Places at distances along curves, by quadrature and Newton's method.
struct ExactPath {
  private let curves: [Cubic]
  /// The distance at which each part of a curve begins, and one more for the end.
  private let distances: [Double]
  private static let parts = 32

  init(_ curves: [Cubic]) {
    self.curves = curves
    var distances = [0.0]
    for curve in curves {
      for part in 0..<Self.parts {
        let (start, end) = (Double(part) / Double(Self.parts), Double(part + 1) / Double(Self.parts))
        distances.append(distances[distances.count - 1] + Self.length(of: curve, from: start, to: end))
      }
    }
    self.distances = distances
  }

  var length: Double { distances[distances.count - 1] }

  /// The points at all multiples of a distance.
  func points(every step: Double) -> [Point] {
    (0...Int(length / step)).map { place(at: Double($0) * step).point }
  }

  /// The outlines of dashes with butt ends that begin at all multiples of a period.
  func dashes(length dash: Double, period: Double, width: Double) -> [[Point]] {
    let count = 24
    return (0...Int(length / period)).map { index in
      let start = Double(index) * period
      let places = (0...count).map { place(at: min(start + dash * Double($0) / Double(count), length)) }
      let sides = places.map { $0.point + $0.normal * (width / 2) }
      return sides + places.reversed().map { $0.point - $0.normal * (width / 2) }
    }
  }

  private func place(at distance: Double) -> (point: Point, normal: Point) {
    var low = 0
    var high = distances.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if distances[middle] <= distance { low = middle } else { high = middle }
    }
    let curve = curves[low / Self.parts]
    let start = Double(low % Self.parts) / Double(Self.parts)
    var t = start
    for _ in 0..<4 {
      let error = distance - distances[low] - Self.length(of: curve, from: start, to: t)
      t += error / curve.derivative(t).length
    }
    let tangent = curve.derivative(t)
    return (curve.point(t), Point(-tangent.y, tangent.x) / tangent.length)
  }

  /// Gauss and Legendre's rule of five points.
  private static func length(of curve: Cubic, from start: Double, to end: Double) -> Double {
    let outer = (5 + 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let inner = (5 - 2 * (10.0 / 7).squareRoot()).squareRoot() / 3
    let outerWeight = (322 - 13 * 70.0.squareRoot()) / 900
    let innerWeight = (322 + 13 * 70.0.squareRoot()) / 900
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    func speed(_ x: Double) -> Double { curve.derivative(middle + half * x).length }
    return half
      * (128.0 / 225 * speed(0) + innerWeight * (speed(inner) + speed(-inner))
        + outerWeight * (speed(outer) + speed(-outer)))
  }
}
