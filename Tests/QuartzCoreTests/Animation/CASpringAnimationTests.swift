// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct CASpringAnimationTests {
  /// The oscillator's equation, stepped by Runge and Kutta's method.
  private func stepped(mass: Double, stiffness: Double, damping: Double, velocity: Double, to time: Double) -> Double {
    var (u, v) = (1.0, -velocity)
    let count = 20000
    let h = time / Double(count)
    func force(_ u: Double, _ v: Double) -> Double { -(stiffness * u + damping * v) / mass }
    for _ in 0..<count {
      let (k1, l1) = (v, force(u, v))
      let (k2, l2) = (v + h / 2 * l1, force(u + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, force(u + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, force(u + h * k3, v + h * l3))
      (u, v) = (u + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4), v + h / 6 * (l1 + 2 * l2 + 2 * l3 + l4))
    }
    return 1 - u
  }

  @Test(arguments: [(1, 100, 10, 0), (2, 50, 3, 4), (1, 100, 20, -3), (1, 100, 50, 2), (1, 10, 0, 0)])
  func motionObeysTheOscillator(mass: Double, stiffness: Double, damping: Double, velocity: Double) throws {
    let motion = try #require(
      SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, allowsOverdamping: true))
    for time in [0.05, 0.2, 0.6, 1.5] {
      let expected = stepped(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, to: time)
      // What the steps are off.
      #expect(abs(motion.position(at: time) - expected) < 1e-9)
    }
  }

  @Test func overdampedSpringsAreCriticalUnlessLet() throws {
    let critical = try #require(SpringMotion(mass: 1, stiffness: 100, damping: 20, velocity: 0))
    let over = try #require(SpringMotion(mass: 1, stiffness: 100, damping: 60, velocity: 0))
    let slow = try #require(SpringMotion(mass: 1, stiffness: 100, damping: 60, velocity: 0, allowsOverdamping: true))
    #expect(over.position(at: 0.2) == critical.position(at: 0.2))
    #expect(slow.position(at: 0.2) < critical.position(at: 0.2))
  }

  @Test func settledSpringsStayWithinAThousandth() {
    for damping in [2, 10, 20, 80] as [CGFloat] {
      let spring = CASpringAnimation()
      (spring.damping, spring.initialVelocity, spring.allowsOverdamping) = (damping, 3, true)
      let end = spring.settlingDuration
      for step in 0..<50 {
        let time = end * (1 + Double(step) / 50)
        // What the bisection leaves.
        #expect(abs(spring.part(at: 1, duration: time) - 1) <= 1e-3 + 1e-12)
      }
      #expect(end < 10)
    }
  }

  @Test(arguments: [(0.5, 0.3), (2, 1), (0.4, 0.05), (1, 7)])
  func springsOfADurationSettleInIt(duration: Double, ratio: Double) throws {
    let spring = try #require(SpringMotion.settling(after: duration, dampingRatio: ratio, velocity: 1))
    #expect(abs(spring.settlingDuration - duration) < duration * 1e-6)
    #expect(spring.dampingRatio == min(ratio, 1))
  }

  @Test func valuesSwingBeyondTheEnd() throws {
    let stage = Stage()
    let spring = CASpringAnimation(keyPath: "cornerRadius")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 10, 2)
    stage.layer.add(spring, forKey: nil)
    stage.root.tick(timestamp: 0)
    // u = e^(-5t) (cos wt + 5/w sin wt), w = sqrt(75), for mass 1, stiffness 100, damping 10.
    let (t, w) = (0.4, 75.0.squareRoot())
    let expected = 10 * (1 - exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t)))
    #expect(abs(try #require(stage.value("cornerRadius", at: t)) - expected) < 1e-9)
    #expect(expected > 10)
  }

  @Test func oddNumbersAreBorne() {
    let odd: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 1, 1), (1, -1, 1), (1, 1, .nan), (.nan, 1, 1), (1, .infinity, 1),
    ]
    for (mass, stiffness, damping) in odd {
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      #expect(spring.part(at: 0.5, duration: 1) == 0.5)
      #expect(spring.settlingDuration == .infinity)
    }
    let endless = CASpringAnimation()
    endless.damping = 0
    #expect(endless.settlingDuration == .infinity)
    #expect(CASpringAnimation(perceptualDuration: 0, bounce: 0).part(at: 0.5, duration: 1) == 0.5)
    let springy = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(springy.stiffness - 157.91367) < 1e-4)
    #expect(abs(springy.damping - 18.84956) < 1e-4)
  }
}
