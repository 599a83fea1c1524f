// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct UITapGestureRecognizerTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let tap: UITapGestureRecognizer

  init() {
    tap = UITapGestureRecognizer { [notes] tap in
      notes.lines.append("\(tap.location(in: nil).x) \(tap.numberOfTouches)")
    }
    fingers.window.addGestureRecognizer(tap)
  }

  @Test func aTapIsRecognizedWhenTheFingerIsLifted() {
    fingers.touch(.began, 50, 50)
    #expect(notes.take().isEmpty)
    fingers.touch(.moved, 60, 50)
    fingers.touch(.ended, 60, 50)
    #expect(notes.take() == ["60.0 1"])
    #expect(tap.state == .possible)
  }

  @Test(arguments: [(0.7, true), (0.8, false)] as [(TimeInterval, Bool)])
  func aFingerThatStaysDownIsNoTap(seconds: TimeInterval, isTap: Bool) {
    fingers.touch(.began, 50, 50)
    fingers.touch(.ended, 50, 50, after: seconds)
    #expect(notes.take().isEmpty != isTap)
  }

  @Test(arguments: [(44, true), (46, false)] as [(CGFloat, Bool)])
  func aFingerThatGoesAwayIsNoTap(distance: CGFloat, isTap: Bool) {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 50 + distance, 50)
    fingers.touch(.ended, 50, 50)
    #expect(notes.take().isEmpty != isTap)
  }

  @Test func aCancelledTouchIsNoTap() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.cancelled, 50, 50)
    #expect(notes.take().isEmpty)
  }

  @Test(arguments: [(2, 0.3, true), (2, 0.4, false), (3, 0.3, true)] as [(Int, TimeInterval, Bool)])
  func tapsFollowEachOtherQuickly(count: Int, pause: TimeInterval, isTap: Bool) {
    tap.numberOfTapsRequired = count
    for index in 0..<count { fingers.tap(50 + CGFloat(index), 50, after: pause) }
    #expect(notes.take() == (isTap ? ["50.0 1"] : []))
  }

  @Test func aSecondTapElsewhereIsNone() {
    tap.numberOfTapsRequired = 2
    fingers.tap(50, 50)
    fingers.tap(150, 50)
    #expect(notes.take().isEmpty)
  }

  @Test func twoFingersTap() {
    tap.numberOfTouchesRequired = 2
    fingers.touch(.began, 50, 50)
    fingers.touch(.began, 100, 50, id: 2)
    fingers.touch(.ended, 50, 50)
    #expect(notes.take().isEmpty)
    fingers.touch(.ended, 100, 50, id: 2)
    #expect(notes.take() == ["75.0 2"])
    fingers.tap(50, 50)
    #expect(notes.take().isEmpty)
  }

  @Test func twoFingersTapTwice() {
    (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (2, 2)
    for _ in 0..<2 {
      fingers.touch(.began, 20, 50)
      fingers.touch(.began, 180, 50, id: 2)
      fingers.touch(.ended, 20, 50)
      fingers.touch(.ended, 180, 50, id: 2)
    }
    #expect(notes.take() == ["100.0 2"])
  }

  @Test func tooManyFingersAreNoTap() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.began, 100, 50, id: 2)
    fingers.touch(.ended, 50, 50)
    fingers.touch(.ended, 100, 50, id: 2)
    #expect(notes.take().isEmpty)
  }

  @Test(arguments: [0, -3])
  func lessThanOneCountsAsOne(count: Int) {
    (tap.numberOfTouchesRequired, tap.numberOfTapsRequired) = (count, count)
    fingers.tap(50, 50)
    #expect(notes.take().count == 1)
  }
}
