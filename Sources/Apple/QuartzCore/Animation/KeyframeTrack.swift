// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The key frames of an animation along its time.
struct KeyframeTrack {
  /// The values, mixable or not; or the curves between points of a path.
  private enum Frames {
    case values([Any], [AnimatableValue?])
    case curves([MeasuredCurve])
  }

  private let frames: Frames
  private let mode: CAAnimationCalculationMode
  /// When each frame is reached.
  private let times: [Double]

  /// A frame and how much of the way to the next one is behind.
  struct Place {
    var index: Int
    var part: Double
  }

  init(values: [Any], times: [Double]?, mode: CAAnimationCalculationMode) {
    let mixable = values.map { AnimatableValue($0) }
    frames = .values(values, mixable)
    self.mode = mode
    let lengths = zip(mixable, mixable.dropFirst()).map { a, b in
      if let a, let b { a.distance(to: b) } else { 0.0 }
    }
    self.times = Self.times(times, count: values.count, mode: mode, lengths: lengths)
  }

  init(path: CGPath, times: [Double]?, mode: CAAnimationCalculationMode) {
    var (start, end, curves) = (CGPoint.zero, CGPoint.zero, [MeasuredCurve]())
    for element in path.hasFiniteElements ? path.elements : [] {
      switch element {
      case .move(let point): start = point
      case .close: curves.append(MeasuredCurve(points: [end, start]))
      case .line, .quad, .cubic: curves.append(MeasuredCurve(points: [end] + element.points))
      }
      end = element.points.last ?? start
    }
    frames = .curves(curves)
    self.mode = mode
    let count = curves.isEmpty ? 0 : curves.count + 1
    self.times = Self.times(times, count: count, mode: mode, lengths: curves.map(\.length.native))
  }

  private static func times(
    _ asked: [Double]?, count: Int, mode: CAAnimationCalculationMode, lengths: [Double]
  ) -> [Double] {
    guard count > 1 else { return [0] }
    if mode.isPaced {
      let total = lengths.reduce(0, +)
      var sum = 0.0
      let times = lengths.map { length -> Double in
        sum += length
        return sum / total
      }
      if total > 0, total.isFinite { return [0] + times }
    } else if let asked, asked.count == count || mode == .discrete && asked.count == count + 1 {
      // The order of the arguments keeps the time before where one is not a number.
      var last = 0.0
      return asked.prefix(count).map { time in
        last = max(last, min(time, 1))
        return last
      }
    }
    let last = Double(mode == .discrete ? count : count - 1)
    return (0..<count).map { Double($0) / last }
  }

  private var count: Int {
    switch frames {
    case .values(let values, _): values.count
    case .curves(let curves): curves.isEmpty ? 0 : curves.count + 1
    }
  }

  /// Where an animation is at a part of its run; nil without frames.
  func place(at progress: Double) -> Place? {
    guard count > 0 else { return nil }
    // The last frame that has been reached; the frames are few or read in order, but may be thousands.
    var (low, high) = (0, times.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= progress { low = middle } else { high = middle }
    }
    if mode == .discrete { return Place(index: low, part: 0) }
    guard count > 1 else { return Place(index: 0, part: 0) }
    let index = min(low, count - 2)
    let length = times[index + 1] - times[index]
    let part = length > 0 ? (progress - times[index]) / length : 1
    return Place(index: index, part: min(max(part, 0), 1))
  }

  func value(at place: Place, setting: (Int) -> SplineSetting) -> AnimatedValue? {
    switch frames {
    case .curves(let curves):
      return Self.point(at: place, of: curves, isPaced: mode.isPaced).map { point in
        .mixed(.numbers([point.x.native, point.y.native], .point))
      }
    case .values(let values, let mixable):
      let index = place.index
      guard place.part > 0, index + 1 < values.count else {
        return mixable[index].map(AnimatedValue.mixed) ?? .plain(values[index])
      }
      guard let from = mixable[index], let to = mixable[index + 1],
        let value = mode.isCubic
          ? Self.spline(mixable, after: index, at: place.part, setting: setting) : from.mixed(with: to, by: place.part)
      else { return .plain(values[place.part < 1 ? index : index + 1]) }
      return .mixed(value)
    }
  }

  private static func point(at place: Place, of curves: [MeasuredCurve], isPaced: Bool) -> CGPoint? {
    guard place.index < curves.count else { return curves.last?.end }
    let curve = curves[place.index]
    if place.part <= 0 { return curve.start }
    if place.part >= 1 { return curve.end }
    if isPaced { return curve.part(from: 0, to: curve.length * CGFloat(place.part)).last }
    return MeasuredCurve.split(curve.points, at: CGFloat(place.part)).0.last
  }

  /// The angle of the path, y down, in radians; nil without a path, or one of no length.
  func direction(at place: Place) -> CGFloat? {
    guard case .curves(let curves) = frames, let last = curves.last else { return nil }
    let isBehind = place.index >= curves.count
    let points = isBehind ? last.points : curves[place.index].points
    let part = isBehind ? 1 : CGFloat(place.part)
    let rest = part < 1 ? tail(of: points, from: part) : points.reversed()
    let away = rest.dropFirst().first { $0 != rest[0] }
    guard let away else { return nil }
    let sign: CGFloat = part < 1 ? 1 : -1
    return atan2((away.y - rest[0].y) * sign, (away.x - rest[0].x) * sign)
  }
}

extension KeyframeTrack {
  /// What is left of a curve, of which a part is behind.
  private func tail(of points: [CGPoint], from part: CGFloat) -> [CGPoint] {
    guard mode.isPaced else { return MeasuredCurve.split(points, at: part).1 }
    let curve = MeasuredCurve(points: points)
    return curve.part(from: curve.length * part, to: curve.length)
  }
}

/// How a curve goes through a key frame.
///
/// Source: Doris Kochanek and Richard Bartels, Interpolating splines with local tension, continuity, and bias control,
/// SIGGRAPH 1984.
struct SplineSetting {
  var tension: Double
  var continuity: Double
  var bias: Double

  /// The tangent with which the curve comes in, of the ways from the frame before and to the one after.
  func arriving(_ before: Double, _ after: Double) -> Double {
    (1 - tension) / 2 * ((1 + bias) * (1 - continuity) * before + (1 - bias) * (1 + continuity) * after)
  }

  /// The tangent with which the curve goes out.
  func leaving(_ before: Double, _ after: Double) -> Double {
    (1 - tension) / 2 * ((1 + bias) * (1 + continuity) * before + (1 - bias) * (1 - continuity) * after)
  }
}

extension KeyframeTrack {
  private static func spline(
    _ values: [AnimatableValue?], after index: Int, at part: Double, setting: (Int) -> SplineSetting
  ) -> AnimatableValue? {
    guard let from = values[index], let to = values[index + 1] else { return nil }
    guard let p = from.plainNumbers, let q = to.plainNumbers, p.count == q.count else {
      return from.mixed(with: to, by: part)
    }
    // Beyond the ends the curve stands still.
    let before = (index > 0 ? values[index - 1]?.plainNumbers : nil) ?? p
    let after = (index + 2 < values.count ? values[index + 2]?.plainNumbers : nil) ?? q
    guard before.count == p.count, after.count == p.count else { return from.mixed(with: to, by: part) }
    let (first, second) = (setting(index), setting(index + 1))
    let leaving = p.indices.map { first.leaving(p[$0] - before[$0], q[$0] - p[$0]) }
    let arriving = p.indices.map { second.arriving(q[$0] - p[$0], after[$0] - q[$0]) }
    return .hermite(from, to, leaving: leaving, arriving: arriving, at: part)
  }
}
