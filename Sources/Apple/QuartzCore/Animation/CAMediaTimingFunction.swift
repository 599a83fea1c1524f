// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How far an animation is at each part of its time: a cubic curve from (0, 0) to (1, 1) over two control points.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
  private let points: [Float]

  /// Makes a function by its name; one that is not known is linear. (Apple raises an exception.)
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a function of its control points. Those whose x is outside 0...1 count as on its edge.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
  }

  /// Makes a function of an archive.
  public required init?(coder: NSCoder) {
    guard let list = coder.decodeList(forKey: "points"), list.count == 4 else { return nil }
    points = list.compactMap { ($0 as? NSNumber)?.floatValue }
    guard points.count == 4 else { return nil }
  }

  /// Functions are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the control points.
  open func encode(with coder: NSCoder) {
    coder.encodeList(NSArray(array: points.map { NSNumber(value: $0) }), forKey: "points")
  }

  /// Writes the x and the y of a control point: 0 is (0, 0), 1 and 2 those in between, 3 is (1, 1).
  ///
  /// Any other index writes nothing.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    guard (0...3).contains(idx) else { return }
    let all = [0, 0] + points + [1, 1]
    (ptr[0], ptr[1]) = (all[2 * idx], all[2 * idx + 1])
  }

  /// How far the animation is, to 1e-9, at a part of its time, clamped to 0...1.
  final func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1, points.allSatisfy(\.isFinite) else { return min(1, time) }
    let (x1, x2) = (Double(max(0, min(1, points[0]))), Double(max(0, min(1, points[2]))))
    let (y1, y2) = (Double(points[1]), Double(points[3]))
    // Of such a curve x and y are one.
    if x1 == y1, x2 == y2 { return time }
    return Self.point(solve(x1, x2, for: time), y1, y2)
  }

  /// The parameter at which a coordinate of the curve, which does not fall, has a value.
  private func solve(_ p1: Double, _ p2: Double, for value: Double) -> Double {
    var (low, high, guess) = (0.0, 1.0, value)
    // Newton's steps where they stay between the bounds, halves where not: 60 halves alone would do.
    for _ in 0..<60 {
      let error = Self.point(guess, p1, p2) - value
      if abs(error) < 1e-12 { break }
      if error > 0 { high = guess } else { low = guess }
      let rest = 1 - guess
      let slope = 3 * rest * rest * p1 + 6 * rest * guess * (p2 - p1) + 3 * guess * guess * (1 - p2)
      let next = guess - error / slope
      guess = next > low && next < high ? next : (low + high) / 2
    }
    return guess
  }

  private static func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
  }
}
