// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The way of one coordinate of a scroll view that was let go: it slows down, and comes back from over an edge.
///
/// - Slowing down, in seconds and points: `x(t) = x0 + v0 / k * (e^(k t) - 1)` with `k = 1000 ln(rate)`.
/// - Coming back: a spring that does not swing, `x(t) = edge + e^(-b t) * (c + (v + b c) t)` with `c` the distance from
///   the edge, `v` the speed there and `b` 10 (a mass of 1, a stiffness of 100).
/// - To a place that was asked for: `x(t) = target + (x0 - target) e^(k t)`, where `k` is such that the speed is kept, but
///   not less than for the rate. (How Apple's goes there is not documented.)
///
/// Source: Ilya Lobanov, "How UIScrollView works", medium.com/@esskeetit, 2019.
struct ScrollGlide {
  private let stages: [Stage]
  /// Seconds until it is at rest.
  let duration: TimeInterval
  /// Where it comes to rest.
  let end: CGFloat

  /// How quickly a spring comes back, a second.
  static let springRate: CGFloat = 10
  /// The longest way there is, in seconds: whatever the rate, a motion ends.
  private static let longest: TimeInterval = 60

  /// The greatest speed, in points a second; no finger is faster.
  private static let fastest: CGFloat = 100_000

  private enum Motion {
    case slowing(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    case spring(to: CGFloat, distance: CGFloat, velocity: CGFloat)
    case approach(to: CGFloat, distance: CGFloat, rate: CGFloat)

    func value(at time: TimeInterval) -> CGFloat {
      switch self {
      case .slowing(let start, let velocity, let rate): start + velocity / rate * (exp(rate * time) - 1)
      case .spring(let edge, let distance, let velocity):
        edge + exp(-ScrollGlide.springRate * time) * (distance + (velocity + ScrollGlide.springRate * distance) * time)
      case .approach(let target, let distance, let rate): target + distance * exp(rate * time)
      }
    }
  }

  private struct Stage {
    var motion: Motion
    /// When it begins, in seconds.
    var start: TimeInterval
  }

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - start: The value when it is let go.
  ///   - velocity: In points a second.
  ///   - limits: The least and greatest value at rest.
  ///   - rate: What is left of the speed after a millisecond, between 0 and 1.
  ///   - bounces: Whether it may go over an edge.
  ///   - target: Where it is to come to rest; nil for where it would by itself.
  ///   - threshold: The distance that is no distance, in points: half a pixel.
  init(
    from start: CGFloat, velocity: CGFloat, limits: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool,
    target: CGFloat? = nil, threshold: CGFloat
  ) {
    let start = start.isFinite ? start : limits.lowerBound
    let velocity = velocity.isFinite ? min(max(velocity, -Self.fastest), Self.fastest) : 0
    let slowing = Self.slowingRate(rate)
    var path = Path(threshold: threshold > 0 ? threshold : 0.5)
    let nearest = min(max(start, limits.lowerBound), limits.upperBound)
    if let target, target.isFinite, limits.contains(start), limits.contains(target) {
      path.approach(target, from: start, velocity: velocity, slowing: slowing)
    } else if nearest != start {
      if bounces { path.spring(to: nearest, from: start, velocity: velocity) } else { path.stand(at: nearest) }
    } else {
      path.slow(from: start, velocity: velocity, rate: slowing, limits: limits, bounces: bounces)
    }
    (stages, end) = (path.stages, path.end)
    duration = min(path.duration, Self.longest)
  }

  /// The value after some seconds.
  func value(at time: TimeInterval) -> CGFloat {
    guard time < duration, let stage = stages.last(where: { $0.start <= time }) else { return end }
    return stage.motion.value(at: time - stage.start)
  }

  /// The rate of the exponent, a second, of what is left of the speed after a millisecond.
  static func slowingRate(_ rate: CGFloat) -> CGFloat {
    let rate = rate.isFinite ? min(max(rate, 0.1), 0.9999) : 0.998
    return 1000 * log(rate)
  }

  /// Puts the stages together.
  private struct Path {
    let threshold: CGFloat
    var stages: [Stage] = []
    var end: CGFloat = 0
    var duration: TimeInterval = 0

    mutating func stand(at value: CGFloat) {
      end = value
    }

    mutating func slow(
      from start: CGFloat, velocity: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, bounces: Bool
    ) {
      end = start - velocity / rate
      let edge = velocity < 0 ? limits.lowerBound : limits.upperBound
      stages.append(Stage(motion: .slowing(from: start, velocity: velocity, rate: rate), start: 0))
      guard velocity < 0 ? end < edge : end > edge else {
        // Until the rest of the way is no distance.
        duration = max(0, log(threshold / max(abs(velocity / rate), threshold)) / rate)
        end = min(max(end, limits.lowerBound), limits.upperBound)
        return
      }
      duration = max(0, log(1 + (edge - start) * rate / velocity) / rate)
      end = edge
      guard bounces else { return }
      let speed = velocity * exp(rate * duration)
      let time = duration
      stages.append(Stage(motion: .spring(to: edge, distance: 0, velocity: speed), start: time))
      duration = time + restTime(distance: 0, velocity: speed)
    }

    mutating func spring(to edge: CGFloat, from start: CGFloat, velocity: CGFloat) {
      stages.append(Stage(motion: .spring(to: edge, distance: start - edge, velocity: velocity), start: 0))
      end = edge
      duration = restTime(distance: start - edge, velocity: velocity)
    }

    mutating func approach(_ target: CGFloat, from start: CGFloat, velocity: CGFloat, slowing: CGFloat) {
      end = target
      let distance = start - target
      guard abs(distance) > threshold else { return }
      let rate = min(velocity / distance, slowing)
      stages.append(Stage(motion: .approach(to: target, distance: distance, rate: rate), start: 0))
      duration = log(threshold / abs(distance)) / rate
    }

    /// How long a spring takes until both its parts are no distance.
    private func restTime(distance: CGFloat, velocity: CGFloat) -> TimeInterval {
      let (rate, pull) = (ScrollGlide.springRate, abs(velocity + ScrollGlide.springRate * distance))
      let first = log(max(1, 2 * abs(distance) / threshold)) / rate
      let second = 2 / rate * log(max(1, 4 * pull / (M_E * rate * threshold)))
      return max(first, second)
    }
  }
}
