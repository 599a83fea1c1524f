// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIViewAnimationTests {
  private let stage = ViewStage()
  private let log = Log()
  private let slow = CAMediaTimingFunction(name: .easeInEaseOut)

  @Test func changesGoFromOldToNew() {
    UIView.animate(withDuration: 2) { stage.view.center.x = 50 }
    #expect(stage.view.center.x == 50)
    #expect(stage.view.layer.animationKeys() == ["position"])
    #expect(stage.x(at: 10) == 10)
    for time in [0.5, 1, 1.5] {
      #expect(abs(stage.x(at: 10 + time) - (10 + 40 * slow.plainValue(at: time / 2))) < 1e-6)
    }
    #expect(stage.x(at: 12) == 50)
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(!stage.window.layer.hasAnimations)
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveEaseIn, CAMediaTimingFunctionName.easeIn), (.curveEaseOut, .easeOut),
    (.curveLinear, .linear), (.curveEaseInOut, .easeInEaseOut), (.repeat, .easeInEaseOut),
  ])
  func optionsTellTheCurve(options: UIView.AnimationOptions, name: CAMediaTimingFunctionName) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 0 }
    stage.tick(1)
    stage.tick(1.25)
    let expected = 1 - CAMediaTimingFunction(name: name).plainValue(at: 0.25)
    #expect(abs(Double(stage.shown.opacity) - expected) < 1e-6)
  }

  @Test func everyAnimatedPropertyIsInBetween() throws {
    let view = stage.view
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 20, y: 0, width: 40, height: 60)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      view.alpha = 0.5
      view.layer.cornerRadius = 8
    }
    stage.tick(1)
    stage.tick(1.25)
    let shown = stage.shown
    #expect(shown.position == CGPoint(x: 17.5, y: 15))
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 25, height: 30))
    #expect(abs((shown.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0) - 0.25) < 1e-9)
    #expect(shown.backgroundColor?.components == [0.75, 0, 0.25, 1])
    #expect(shown.opacity == 0.875)
    #expect(shown.cornerRadius == 2)
    #expect(
      view.layer.animationKeys()?.sorted() == [
        "backgroundColor", "bounds.size", "cornerRadius", "opacity", "position", "transform",
      ])
  }

  @Test func motionsAddUp() {
    let linear = UIView.AnimationOptions.curveLinear
    UIView.animate(withDuration: 1, delay: 0, options: linear) { stage.view.center.x = 50 }
    #expect(stage.x(at: 1) == 10)
    #expect(stage.x(at: 1.5) == 30)
    UIView.animate(withDuration: 1, delay: 0, options: linear) { stage.view.center.x = 10 }
    #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
    #expect(stage.x(at: 1.5) == 30)
    // 10, and 40 less by a quarter on the way back, and what the first way lacks: 40 by a quarter.
    #expect(stage.x(at: 1.75) == 10 + 30 - 10)
    #expect(stage.x(at: 2.25) == 20)
    #expect(stage.x(at: 2.5) == 10)
  }

  @Test func layoutIsAnimatedWithinTheBlock() {
    final class Halving: UIView {
      let half = UIView()

      override func layoutSubviews() {
        if half.superview == nil { addSubview(half) }
        half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    let halving = Halving(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(halving)
    stage.window.layoutIfNeeded()
    stage.tick(0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      halving.frame.size.width = 60
      halving.layoutIfNeeded()
    }
    stage.tick(1)
    stage.tick(1.5)
    #expect(halving.layer.presentation()?.bounds.width == 40)
    #expect(halving.half.layer.presentation()?.bounds.width == 20)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      halving.frame.size.width = 20
    }
    stage.tick(2)
    stage.tick(2.5)
    #expect(halving.half.layer.presentation()?.bounds.width == 20)
  }

  @Test func delaysAndRepeats() {
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.view.center.x = 50 }
    #expect([1, 1.25, 1.5, 2, 2.5].map { stage.x(at: $0) } == [10, 10, 10, 30, 50])
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
      stage.view.alpha = 0
    }
    stage.tick(10)
    let read = [10.25, 11.25, 12.25, 99.5].map { time -> Float in
      stage.tick(time)
      return stage.shown.opacity
    }
    #expect(read == [0.75, 0.25, 0.75, 0.5])
    stage.view.layer.removeAllAnimations()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: false) { stage.view.center.x = 10 }
    }
    stage.tick(100)
    #expect([100.25, 101.25, 101.5].map { stage.x(at: $0) } == [40, 40, 10])
  }

  @Test func completionsTellWhetherItCameToItsEnd() {
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0.5 }, completion: { log.note("alpha \($0)") })
    UIView.animate(
      withDuration: 2,
      animations: {
        stage.view.center.x = 50
        stage.view.layer.cornerRadius = 3
      }, completion: { log.note("center \($0)") })
    stage.tick(0)
    stage.tick(1)
    #expect(log.entries == ["alpha true"])
    stage.view.layer.removeAllAnimations()
    #expect(log.entries == ["alpha true"])
    stage.tick(1.1)
    #expect(log.entries == ["alpha true", "center false"])
  }

  @Test func nothingAnimatedIsOverAtOnce() {
    UIView.animate(withDuration: 1, animations: {}, completion: { log.note("empty \($0)") })
    UIView.animate(withDuration: 0, animations: { stage.view.alpha = 0.5 }, completion: { log.note("zero \($0)") })
    UIView.animate(withDuration: .nan, animations: { stage.view.alpha = 0.6 }, completion: { log.note("nan \($0)") })
    UIView.animate(withDuration: -1, animations: { stage.view.alpha = 0.7 }, completion: { log.note("minus \($0)") })
    let apart = UIView()
    UIView.animate(withDuration: 1, animations: { apart.alpha = 0.5 }, completion: { log.note("apart \($0)") })
    #expect(log.entries == ["empty true", "zero true", "nan true", "minus true", "apart true"])
    #expect(apart.alpha == 0.5)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func completionsForEverDoNotHang() {
    var goesOn = true
    func again() {
      guard goesOn else { return }
      log.note("again")
      UIView.animate(withDuration: 0, animations: {}, completion: { _ in again() })
    }
    again()
    let before = log.entries.count
    #expect(before < 5)
    #expect(stage.window.layer.hasAnimations)
    for frame in 1...5 { stage.tick(Double(frame)) }
    #expect(log.entries.count <= before + 10)
    #expect(log.entries.count >= before + 5)
    goesOn = false
    stage.tick(6)
  }

  @Test func disabledAnimationsAreNone() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { stage.view.alpha = 0.5 }
      stage.view.center.x = 50
    }
    #expect(stage.view.layer.animationKeys() == ["position"])
    UIView.setAnimationsEnabled(false)
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0.2 }, completion: { _ in log.note("done") })
    UIView.setAnimationsEnabled(true)
    #expect(log.entries == ["done"])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func blocksWithinBlocksInherit() {
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]) {
        stage.view.center.x = 50
      }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    stage.tick(1)
    #expect(abs(stage.x(at: 1.25) - (10 + 40 * slow.plainValue(at: 0.25))) < 1e-6)
    #expect(stage.shown.opacity == 0.875)
  }

  @Test func springsComeToRestAtTheEnd() throws {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2
    ) { stage.view.center.x = 110 }
    let spring = try #require(stage.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(spring.duration == 1)
    #expect(abs(spring.settlingDuration - 1) < 1e-6)
    let frequency = (spring.stiffness / spring.mass).squareRoot().native
    #expect(abs(spring.damping.native / (2 * frequency) - 0.5) < 1e-9)
    stage.tick(1)
    for time in [0.1, 0.3, 0.7] {
      let (decay, rate) = (0.5 * frequency, frequency * 0.75.squareRoot())
      let left = exp(-decay * time) * (cos(rate * time) + (decay - 2) / rate * sin(rate * time))
      #expect(abs(stage.x(at: 1 + time) - (110 - 100 * left)) < 1e-6)
    }
    #expect(stage.x(at: 2) == 110)
  }

  @Test func springsOfASeemingDurationSettle() throws {
    UIView.animate(springDuration: 0.5, bounce: 0.2) {
      stage.view.center.x = 60
    } completion: { _ in
      log.note("done")
    }
    let spring = try #require(stage.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(abs(spring.stiffness.native - pow(2 * .pi / 0.5, 2)) < 1e-9)
    stage.tick(0)
    stage.tick(spring.duration - 0.001)
    #expect(log.entries == [])
    stage.tick(spring.duration)
    #expect(log.entries == ["done"])
    UIView.animate(springDuration: 0) { stage.view.center.x = 10 }
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func keyFramesTakeTheirPartOfTheTime() {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { stage.view.center.x = 50 }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { stage.view.center.x = 10 }
      stage.view.alpha = 0
    } completion: { _ in
      log.note("done")
    }
    stage.tick(10)
    #expect([10.5, 11.5, 12.5, 13.5].map { stage.x(at: $0) } == [10, 30, 50, 30])
    #expect(stage.shown.opacity == 0.125)
    #expect(stage.x(at: 14) == 10)
    #expect(log.entries == ["done"])
    UIView.addKeyframe(withRelativeStartTime: .nan, relativeDuration: -3) { log.note("run") }
    #expect(log.entries == ["done", "run"])
  }

  @Test func discreteKeyFramesJump() {
    let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeDiscrete, linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { stage.view.center.x = 50 }
    }
    stage.tick(1)
    #expect([1.4, 1.6].map { stage.x(at: $0) } == [10, 50])
  }

  @Test func layersOfNoViewTakeTheBlocksDuration() {
    let layer = CALayer()
    stage.view.layer.addSublayer(layer)
    stage.tick(0)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { layer.opacity = 0 }
    stage.tick(1)
    stage.tick(1.5)
    #expect(layer.presentation()?.opacity == 0.75)
  }

  @Test func aTransitionDissolves() throws {
    stage.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    UIView.transition(with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      stage.view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    } completion: {
      log.note("done \($0)")
    }
    func pixel() throws -> Bitmap.Pixel {
      try Bitmap(size: CGSize(width: 40, height: 40)) { stage.window.layer.renderPresentation(in: $0) }[5, 5]
    }
    stage.tick(1)
    #expect(try pixel() == .red)
    stage.tick(1.5)
    // Half of 255 is rounded either way.
    #expect(try pixel().difference(from: .init(128, 0, 127, 255)) <= 1)
    stage.tick(2)
    #expect(try pixel() == .blue)
    #expect(log.entries == ["done true"])
    #expect(stage.view.layer.sublayers == nil)
  }

  @Test func transitionsBetweenViewsChangePlaces() {
    let other = UIView(frame: stage.view.frame)
    UIView.transition(from: stage.view, to: other, duration: 1) { log.note("done \($0)") }
    #expect(other.superview === stage.window)
    #expect(stage.view.superview == nil)
    UIView.transition(from: other, to: stage.view, duration: 1, options: .showHideTransitionViews)
    #expect(other.isHidden)
    #expect(log.entries == ["done true"])
  }

  @Test func viewsThatLeaveAreNotWaitedFor() {
    UIView.animate(withDuration: 5, animations: { stage.view.center.x = 50 }, completion: { log.note("done \($0)") })
    stage.tick(1)
    stage.view.removeFromSuperview()
    stage.tick(1.1)
    #expect(log.entries == ["done false"])
    #expect(!stage.window.layer.hasAnimations)
  }

  @Test func framesAreTheSameEachTime() throws {
    func frames() throws -> [Bitmap] {
      let stage = ViewStage()
      stage.view.backgroundColor = .red
      UIView.animate(withDuration: 1, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 1) {
        stage.view.frame = CGRect(x: 30, y: 40, width: 50, height: 33)
        stage.view.transform = CGAffineTransform(rotationAngle: 1)
      }
      return try (0...8).map { frame in
        stage.tick(Double(frame) / 8)
        return try Bitmap(size: CGSize(width: 100, height: 100)) { stage.window.layer.renderPresentation(in: $0) }
      }
    }
    let first = try frames()
    let second = try frames()
    #expect(Set(first.map(\.coverage)).count > 3)
    for (one, other) in zip(first, second) { #expect(one == other) }
  }
}
