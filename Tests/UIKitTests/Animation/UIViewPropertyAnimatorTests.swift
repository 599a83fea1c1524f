// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewPropertyAnimatorTests {
  private let stage = ViewStage()
  private let log = Log()

  /// An animator of a second that moves the view from 10 to 50, steadily.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { stage.view.center.x = 50 }
    animator.addCompletion { log.note("\($0)") }
    return animator
  }

  @Test func itRunsFromStartToEnd() {
    let animator = animator(.easeIn)
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(stage.view.center.x == 10)
    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(stage.view.center.x == 50)
    #expect(stage.x(at: 5) == 10)
    let part = CAMediaTimingFunction(name: .easeIn).plainValue(at: 0.25)
    #expect(abs(stage.x(at: 5.25) - (10 + 40 * part)) < 1e-6)
    #expect(abs(animator.fractionComplete.native - part) < 1e-6)
    #expect(stage.x(at: 6) == 50)
    #expect(log.entries == ["end"])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func itIsMovedByHand() {
    let animator = animator(.easeInOut)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.x(at: 1) == 20)
    #expect(!stage.window.layer.hasAnimations)
    #expect(stage.x(at: 2) == 20)
    animator.fractionComplete = 0.75
    #expect(stage.x(at: 2) == 40)
    for odd in [CGFloat.nan, 7, -3] { animator.fractionComplete = odd }
    #expect(animator.fractionComplete == 0)
    animator.fractionComplete = 0.5
    let linear = UICubicTimingParameters(animationCurve: .linear)
    animator.continueAnimation(withTimingParameters: linear, durationFactor: 2)
    #expect(stage.window.layer.hasAnimations)
    #expect(stage.x(at: 3) == 30)
    #expect(stage.x(at: 4) == 40)
    #expect(stage.x(at: 5) == 50)
    #expect(log.entries == ["end"])
  }

  @Test func aPauseKeepsThePlace() {
    let animator = animator()
    animator.startAnimation()
    #expect(stage.x(at: 1) == 10)
    #expect(stage.x(at: 1.25) == 20)
    animator.pauseAnimation()
    #expect(animator.fractionComplete == 0.25)
    #expect(stage.x(at: 7) == 20)
    #expect(animator.state == .active)
    animator.startAnimation()
    #expect(stage.x(at: 8) == 20)
    // What is left of the second for what is left of the way.
    #expect(abs(stage.x(at: 8.5) - 40) < 1e-9)
    #expect(stage.x(at: 8.75) == 50)
    #expect(log.entries == ["end"])
  }

  @Test func itTurnsAbout() {
    let animator = animator()
    animator.startAnimation()
    _ = stage.x(at: 1)
    #expect(stage.x(at: 1.5) == 30)
    animator.isReversed = true
    #expect(animator.isRunning)
    #expect(stage.x(at: 1.5) == 30)
    #expect(stage.x(at: 1.75) == 20)
    #expect(stage.x(at: 2) == 10)
    #expect(stage.view.center.x == 10)
    #expect(log.entries == ["start"])
    #expect(animator.state == .inactive)
  }

  @Test func itStopsWhereItIs() {
    let animator = animator()
    animator.startAnimation()
    _ = stage.x(at: 1)
    _ = stage.x(at: 1.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    #expect(stage.view.center.x == 20)
    #expect(stage.view.layer.animationKeys() == nil)
    stage.tick(3)
    #expect(log.entries == [])
    animator.startAnimation()
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: .start)
    #expect(stage.view.center.x == 10)
    #expect(log.entries == ["start"])
    #expect(animator.state == .inactive)
  }

  @Test(arguments: [(UIViewAnimatingPosition.end, 50.0), (.current, 20), (.start, 10)])
  func itFinishesWhereItIsTold(position: UIViewAnimatingPosition, x: CGFloat) {
    let animator = animator()
    animator.fractionComplete = 0.25
    stage.tick(1)
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
    #expect(stage.view.center.x == x)
    #expect(log.entries == ["\(position)"])
  }

  @Test func stoppedForGoodItTellsNobody() {
    let animator = animator()
    animator.startAnimation()
    stage.tick(1)
    animator.stopAnimation(true)
    stage.tick(5)
    #expect(animator.state == .inactive)
    #expect(log.entries == [])
    animator.finishAnimation(at: .end)
    #expect(log.entries == [])
  }

  @Test func blocksMayBeAddedAndDelayed() {
    let animator = animator()
    animator.addAnimations({ stage.view.center.y = 50 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.tick(1)
    stage.tick(1.25)
    #expect(stage.shown.position.y == 10)
    animator.addAnimations { stage.view.alpha = 0 }
    stage.tick(1.75)
    #expect(stage.shown.position == CGPoint(x: 40, y: 30))
  }

  @Test func springsTellTheirDuration() {
    let given = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
    #expect(UIViewPropertyAnimator(duration: 3, timingParameters: given).duration == 3)
    let own = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let spring = CASpringAnimation()
    let animator = UIViewPropertyAnimator(duration: 3, timingParameters: own)
    #expect(animator.duration == spring.settlingDuration)
    animator.addAnimations { stage.view.center.x = 110 }
    animator.startAnimation()
    stage.tick(0)
    let (t, w) = (0.4, 75.0.squareRoot())
    #expect(abs(stage.x(at: t) - (110 - 100 * exp(-5 * t) * (cos(w * t) + 5 / w * sin(w * t)))) < 1e-6)
  }

  @Test func delaysAreWaited() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { stage.view.center.x = 50 },
      completion: { log.note("\($0)") })
    #expect(animator.delay == 0.5)
    #expect([1, 1.5, 2, 2.5].map { stage.x(at: $0) } == [10, 10, 30, 50])
    #expect(log.entries == ["end"])
  }

  @Test func nothingAnimatedIsOverAtOnce() {
    for duration in [1, 0, -1, Double.nan] {
      let apart = UIView()
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { apart.center.x = 5 }
      animator.addCompletion { log.note("\($0)") }
      animator.startAnimation()
      #expect(apart.center.x == 5)
      #expect(animator.state == .inactive)
    }
    UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
    #expect(log.entries == ["end", "end", "end", "end"])
    let brief = UIViewPropertyAnimator(duration: 0, curve: .linear) { stage.view.center.x = 50 }
    brief.startAnimation()
    stage.tick(1)
    #expect(brief.state == .inactive)
    #expect(stage.shown.position.x == 50)
  }

  @Test func nobodyKeepsAnAnimatorThatIsOver() {
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = animator()
      gone = animator
      animator.startAnimation()
    }
    stage.tick(0)
    #expect(gone != nil)
    stage.tick(1)
    #expect(log.entries == ["end"])
    #expect(gone == nil)
    do { gone = animator() }
    #expect(gone == nil)
  }

  @Test func parametersTellTheirPace() throws {
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: CGFloat(Float(0.42)), y: 0))
    #expect(UICubicTimingParameters().timingCurveType == .builtin)
    let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.5, y: 0), controlPoint2: CGPoint(x: 0.5, y: 1))
    #expect(own.timingCurveType == .cubic)
    #expect(own.springTimingParameters == nil)
    #expect(own.cubicTimingParameters === own)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UISpringTimingParameters(dampingRatio: 1).initialVelocity == .zero)
  }

  @Test(arguments: [false, true]) func nobodyKeepsAnAnimatorWhoseWindowIsGone(isPaused: Bool) {
    weak var gone: UIViewPropertyAnimator?
    weak var layer: CALayer?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.isHidden = false
      window.layer.tick(timestamp: 0)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [window] in window.alpha = 0.5 }
      animator.addCompletion { [log] _ in log.note("over") }
      (gone, layer) = (animator, window.layer)
      if isPaused { animator.pauseAnimation() } else { animator.startAnimation() }
      window.layer.tick(timestamp: 0.5)
      #expect(animator.state == .active)
    }
    #expect(layer == nil)
    CATransaction.flush()
    #expect(gone == nil)
    #expect(log.entries == (isPaused ? [] : ["over"]))
  }
}
