// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

struct ScrollGlideTests {
  private let limits: ClosedRange<CGFloat> = 0...1000
  private let threshold: CGFloat = 0.5

  private func glide(
    from start: CGFloat, _ velocity: CGFloat, rate: CGFloat = 0.998, bounces: Bool = true, target: CGFloat? = nil
  ) -> ScrollGlide {
    ScrollGlide(
      from: start, velocity: velocity, limits: limits, rate: rate, bounces: bounces, target: target,
      threshold: threshold)
  }

  @Test(arguments: [(0.998, 0.1), (0.998, 0.5), (0.998, 2), (0.99, 0.1), (0.99, 0.3)] as [(CGFloat, TimeInterval)])
  func speedFallsByTheRateInEachMillisecond(rate: CGFloat, time: TimeInterval) {
    let (start, velocity): (CGFloat, CGFloat) = (100, 500)
    let glide = glide(from: start, velocity, rate: rate)
    // The way is the sum of the speeds: velocity * rate^(1000 t).
    let k = 1000 * log(rate)
    let expected = start + velocity * (pow(rate, 1000 * time) - 1) / k
    #expect(abs(glide.value(at: time) - expected) < 1e-9, "rounding of exp and pow")
    let step = 1e-6
    let speed = (glide.value(at: time + step) - glide.value(at: time)) / step
    #expect(abs(speed - velocity * pow(rate, 1000 * time)) < 0.01, "a quotient of differences")
  }

  @Test(arguments: [(0.998, 249.75), (0.99, 49.75)] as [(CGFloat, CGFloat)])
  func theWayIsInProportionToTheSpeed(rate: CGFloat, way: CGFloat) {
    let glide = glide(from: 100, 500, rate: rate)
    #expect(abs(glide.end - 100 - way) < 0.01, "given to two places")
    #expect(glide.value(at: glide.duration) == glide.end)
    let almost = glide.value(at: glide.duration * 0.999_999)
    #expect(abs(almost - glide.end) < threshold + 0.001)
  }

  @Test func overAnEdgeItComesBackByASpring() {
    let glide = glide(from: 900, 2000)
    let k = 1000 * log(0.998)
    let edgeTime = log(1 + 100 * k / 2000) / k
    #expect(abs(glide.value(at: edgeTime) - 1000) < 1e-6, "rounding of exp and log")
    let speed = 2000 * exp(k * edgeTime)
    for time in [0.01, 0.1, 0.3] {
      let expected = 1000 + exp(-10 * time) * speed * time
      #expect(abs(glide.value(at: edgeTime + time) - expected) < 1e-6, "rounding of exp and log")
    }
    #expect(glide.end == 1000)
    #expect(abs(glide.value(at: glide.duration - 1e-9) - 1000) <= threshold)
  }

  @Test func contentThatIsOverAnEdgeComesBack() {
    let glide = glide(from: -50, 0)
    for time in [0.05, 0.2] {
      #expect(abs(glide.value(at: time) - -50 * exp(-10 * time) * (1 + 10 * time)) < 1e-9, "rounding of exp")
    }
    #expect(glide.end == 0)
  }

  @Test func withoutBounceItStandsAtTheEdge() {
    let glide = glide(from: 900, 2000, bounces: false)
    #expect(glide.end == 1000)
    #expect(glide.value(at: 10) == 1000)
    for step in 0...100 { #expect(glide.value(at: Double(step) / 100) <= 1000) }
    #expect(self.glide(from: -50, 0, bounces: false).value(at: 0) == 0)
  }

  @Test func atRestItTakesNoTime() {
    #expect(glide(from: 10, 0).duration == 0)
    #expect(glide(from: 10, 0).value(at: 0) == 10)
  }

  @Test(arguments: [(500, 600), (500, 2000), (-100, 600), (0, 300)] as [(CGFloat, CGFloat)])
  func itComesToRestWhereItIsToldTo(velocity: CGFloat, target: CGFloat) {
    let glide = glide(from: 100, velocity, target: target)
    guard target <= 1000 else {
      #expect(glide.end < 1000, "a target that is not there is passed over")
      return
    }
    #expect(glide.end == target)
    #expect(abs(glide.value(at: glide.duration - 1e-9) - target) <= threshold + 1e-6)
    var last = glide.value(at: 0)
    #expect(last == 100)
    for step in 1...300 {
      let value = glide.value(at: glide.duration * Double(step) / 300)
      #expect(value >= last && value <= target)
      last = value
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300])
  func numbersThatMakeNoSenseEnd(value: CGFloat) {
    for glide in [
      glide(from: value, 10), glide(from: 10, value), glide(from: 10, 10, rate: value),
      glide(from: 10, 10, target: value),
    ] {
      #expect(glide.duration.isFinite && glide.duration <= 60)
      #expect(glide.value(at: glide.duration).isFinite)
      #expect(limits.contains(glide.end))
    }
    let glide = ScrollGlide(
      from: 0, velocity: 1e9, limits: 0...1e300, rate: 0.998, bounces: true, threshold: value)
    #expect(glide.duration <= 60)
  }

  /// Source: the table of the analysis that ``RubberBand`` names, to two places.
  @Test(arguments: [(5, 2.74), (10, 5.47), (100, 52.02), (400, 178.98), (960, 340.65)] as [(CGFloat, CGFloat)])
  func aBandStretchesAsMeasured(pull: CGFloat, stretch: CGFloat) {
    #expect(abs(RubberBand.stretch(of: pull, in: 960) - stretch) < 0.01)
    #expect(abs(RubberBand.pull(for: RubberBand.stretch(of: pull, in: 960), in: 960) - pull) < 1e-9, "there and back")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 0])
  func aBandWithoutLengthOrPullDoesNotStretch(value: CGFloat) {
    #expect(RubberBand.stretch(of: value, in: 100) == 0)
    #expect(RubberBand.stretch(of: 10, in: value) == 0)
    #expect(RubberBand.pull(for: value, in: 100) == 0)
    #expect(RubberBand.pull(for: 1e300, in: 100).isFinite)
  }
}
