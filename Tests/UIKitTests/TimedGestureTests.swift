// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Long presses and swipes.
@MainActor struct TimedGestureTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let press: UILongPressGestureRecognizer
  private let swipe: UISwipeGestureRecognizer

  init() {
    press = UILongPressGestureRecognizer { [notes] in notes.lines.append("\($0.state)") }
    swipe = UISwipeGestureRecognizer { [notes] in notes.lines.append("swipe \($0.location(in: nil).x)") }
  }

  // MARK: Long presses

  @Test func aPressBeginsWhenItsTimeIsUp() {
    fingers.window.addGestureRecognizer(press)
    #expect(!fingers.dispatcher.needsTick)
    fingers.touch(.began, 50, 50)
    #expect(fingers.dispatcher.needsTick)
    fingers.wait(0.4)
    #expect(notes.take().isEmpty)
    fingers.wait(0.1)
    #expect(notes.take() == ["began"])
    #expect(!fingers.dispatcher.needsTick)
    fingers.touch(.moved, 90, 50)
    fingers.touch(.ended, 90, 50)
    #expect(notes.take() == ["changed", "ended"])
  }

  @Test func theTimeIsUpBeforeTheEventAfterIt() {
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.touch(.ended, 50, 50, after: 1)
    #expect(notes.take() == ["began", "ended"])
  }

  @Test func aFingerThatIsLiftedTooSoonFails() {
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.touch(.ended, 50, 50, after: 0.3)
    fingers.wait(1)
    #expect(notes.take().isEmpty)
  }

  @Test(arguments: [(9, true), (11, false)] as [(CGFloat, Bool)])
  func aFingerThatMovesFails(distance: CGFloat, isPress: Bool) {
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 50 + distance, 50)
    fingers.wait(1)
    #expect(notes.take() == (isPress ? ["began"] : []))
  }

  @Test func aPressIsCancelledWithTheTouch() {
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.wait(0.6)
    fingers.touch(.cancelled, 50, 50)
    #expect(notes.take() == ["began", "cancelled"])
  }

  @Test func twoFingersPress() {
    press.numberOfTouchesRequired = 2
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.wait(1)
    fingers.touch(.began, 90, 50, id: 2)
    fingers.wait(0.6)
    #expect(notes.take() == ["began"])
    fingers.touch(.ended, 50, 50)
    #expect(notes.take() == ["ended"])
  }

  @Test func aPressMayComeAfterATap() {
    press.numberOfTapsRequired = 1
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    fingers.wait(1)
    fingers.touch(.ended, 50, 50)
    #expect(notes.take().isEmpty)
    fingers.tap(50, 50)
    fingers.touch(.began, 50, 50)
    fingers.wait(0.6)
    #expect(notes.take() == ["began"])
  }

  @Test(arguments: [(0, true), (-1, true), (.infinity, false), (.nan, false)] as [(TimeInterval, Bool)])
  func anyTimeWillDo(duration: TimeInterval, isPress: Bool) {
    press.minimumPressDuration = duration
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 50, 50)
    #expect(notes.take() == (isPress ? ["began"] : []))
    fingers.wait(1000)
    fingers.touch(.ended, 50, 50)
    #expect(notes.take() == (isPress ? ["ended"] : []))
  }

  // MARK: Swipes

  @Test(
    arguments: [
      (.right, 60, 0, true), (.right, -60, 0, false),
      (.left, -60, 20, true), (.up, 0, -60, true), (.down, 0, 60, true), ([.left, .right], 60, 0, true),
      (.right, 60, 60, false), (.right, 40, 0, false), ([], 60, 0, false),
    ] as [(UISwipeGestureRecognizer.Direction, CGFloat, CGFloat, Bool)])
  func aSwipeGoesItsWay(direction: UISwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, isSwipe: Bool) {
    swipe.direction = direction
    fingers.window.addGestureRecognizer(swipe)
    fingers.touch(.began, 100, 100)
    fingers.touch(.moved, 100 + x, 100 + y)
    #expect(notes.take().isEmpty != isSwipe)
    fingers.touch(.ended, 100 + x, 100 + y)
    #expect(notes.take().isEmpty)
  }

  @Test func aSlowFingerIsNoSwipe() {
    fingers.window.addGestureRecognizer(swipe)
    fingers.touch(.began, 100, 100)
    fingers.touch(.moved, 160, 100, after: 0.6)
    #expect(notes.take().isEmpty)
  }

  @Test func allFingersOfASwipeGoItsWay() {
    swipe.numberOfTouchesRequired = 2
    fingers.window.addGestureRecognizer(swipe)
    fingers.touch(.began, 10, 100)
    fingers.touch(.moved, 62, 100)
    fingers.touch(.began, 10, 50, id: 2)
    #expect(notes.take().isEmpty)
    fingers.touch(.moved, 64, 50, id: 2)
    #expect(notes.take() == ["swipe 63.0"])
  }

  @Test func tooManyFingersAreNoSwipe() {
    fingers.window.addGestureRecognizer(swipe)
    fingers.touch(.began, 10, 100)
    fingers.touch(.began, 10, 50, id: 2)
    fingers.touch(.moved, 80, 100)
    #expect(notes.take().isEmpty)
  }
}
