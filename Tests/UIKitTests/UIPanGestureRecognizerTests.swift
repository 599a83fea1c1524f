// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct UIPanGestureRecognizerTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let pan: UIPanGestureRecognizer

  init() {
    pan = UIPanGestureRecognizer { [notes] in notes.lines.append("\($0.state)") }
    fingers.window.addGestureRecognizer(pan)
  }

  @Test(arguments: [(9, false), (10, true)] as [(CGFloat, Bool)])
  func itBeginsAfterTenPoints(distance: CGFloat, begins: Bool) {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 50, 50 + distance)
    #expect(notes.take() == (begins ? ["began"] : []))
    fingers.touch(.ended, 50, 50 + distance)
    #expect(notes.take() == (begins ? ["ended"] : []))
  }

  @Test func theTranslationIsFromWhereTheFingerCameDown() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 62, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 12, y: 0))
    fingers.touch(.moved, 70, 30)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: -20))
    #expect(pan.location(in: nil) == CGPoint(x: 70, y: 30))
  }

  @Test func theTranslationIsInTheSpaceOfAView() {
    let half = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
    half.transform = CGAffineTransform(scaleX: 2, y: 2)
    fingers.window.addSubview(half)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    #expect(pan.translation(in: half) == CGPoint(x: 10, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 0), in: half)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
  }

  @Test func aTranslationThatIsSetGoesOn() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    pan.setTranslation(.zero, in: nil)
    fingers.touch(.moved, 75, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    pan.setTranslation(CGPoint(x: CGFloat.nan, y: 0), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
  }

  @Test func theSpeedIsThatOfTheFinger() {
    fingers.touch(.began, 20, 50)
    fingers.move(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50))
    // 10 points in each 0.01 s; the sums of times are not exact.
    #expect(abs(pan.velocity(in: nil).x - 1000) < 1e-6)
    pan.setTranslation(.zero, in: nil)
    #expect(abs(pan.velocity(in: nil).x - 1000) < 1e-6)
    fingers.touch(.ended, 120, 50, after: 0.5)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func aFingerThatComesOrGoesMovesNothing() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.began, 150, 150, id: 2)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(pan.numberOfTouches == 2)
    fingers.touch(.moved, 80, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    fingers.touch(.ended, 80, 50)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    fingers.touch(.ended, 150, 150, id: 2)
    #expect(notes.take() == ["began", "changed", "ended"])
  }

  @Test func twoFingersMayBeAskedFor() {
    pan.minimumNumberOfTouches = 2
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 80, 50)
    #expect(notes.take().isEmpty)
    fingers.touch(.began, 50, 80, id: 2)
    fingers.touch(.moved, 90, 50)
    #expect(notes.take() == ["began"])
    fingers.touch(.ended, 90, 50)
    #expect(notes.take() == ["ended"])
    fingers.touch(.ended, 50, 80, id: 2)
    #expect(notes.take().isEmpty)
  }

  @Test func moreFingersThanAllowedMakeItFail() {
    pan.maximumNumberOfTouches = 1
    fingers.touch(.began, 50, 50)
    fingers.touch(.began, 80, 50, id: 2)
    fingers.touch(.moved, 90, 50)
    fingers.touch(.ended, 90, 50)
    fingers.touch(.ended, 80, 50, id: 2)
    #expect(notes.take().isEmpty)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.began, 80, 50, id: 2)
    #expect(pan.numberOfTouches == 1)
    fingers.touch(.ended, 70, 50)
    #expect(notes.take() == ["began", "ended"])
  }

  @Test func itIsCancelledWithTheTouch() {
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.cancelled, 70, 50)
    #expect(notes.take() == ["began", "cancelled"])
  }
}
