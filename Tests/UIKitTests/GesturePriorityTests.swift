// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Which of several recognizers wins.
@MainActor struct GesturePriorityTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let view: TouchNotingView

  init() {
    view = TouchNotingView("view", notes, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    fingers.window.addSubview(view)
  }

  @Test func theDeepestViewsRecognizerWins() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    view.addGestureRecognizer(notes.tap(1, "outer"))
    inner.addGestureRecognizer(notes.tap(1, "inner"))
    fingers.tap(50, 50)
    #expect(notes.take().filter { $0.contains("er ") } == ["inner ended"])
  }

  @Test(arguments: [false, true])
  func aDelegateMayLetBothRecognize(isInner: Bool) {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let (first, second, asker) = (notes.tap(1, "inner"), notes.tap(1, "outer"), GestureAsker())
    inner.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    asker.areSimultaneous = true
    (isInner ? first : second).delegate = asker
    fingers.tap(50, 50)
    #expect(notes.take().filter { $0.contains("er ") } == ["inner ended", "outer ended"])
  }

  @Test func aGestureThatGoesOnKeepsOthersAway() {
    view.addGestureRecognizer(notes.pan())
    view.addGestureRecognizer(notes.tap(1))
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.began, 100, 100, id: 2)
    fingers.touch(.ended, 100, 100, id: 2)
    fingers.touch(.ended, 70, 50)
    #expect(notes.take().filter { $0.hasPrefix("tap") }.isEmpty)
  }

  @Test func gesturesOfViewsApartDoNotKeepEachOtherAway() {
    let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 200)), UIView())
    right.frame = CGRect(x: 100, y: 0, width: 90, height: 200)
    view.addSubview(left)
    view.addSubview(right)
    left.addGestureRecognizer(notes.pan("left"))
    right.addGestureRecognizer(notes.pan("right"))
    fingers.touch(.began, 50, 50)
    fingers.touch(.began, 150, 50, id: 2)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.moved, 170, 50, id: 2)
    #expect(notes.take().filter { !$0.hasPrefix("view") } == ["left began", "right began"])
  }

  @Test func aSubclassMayRefuseToBePrevented() {
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    view.addGestureRecognizer(notes.tap(1))
    view.addGestureRecognizer(Stubborn { [notes] _ in notes.lines.append("stubborn") })
    fingers.tap(50, 50)
    #expect(notes.take().suffix(2) == ["tap 1 ended", "stubborn"])
  }

  // MARK: Failure requirements

  @Test func aSingleTapWaitsForADoubleTapToFail() {
    let (single, double) = (notes.tap(1), notes.tap(2))
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    single.require(toFail: double)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began"])
    #expect(single.state == .possible)
    fingers.wait(0.4)
    #expect(notes.take() == ["view cancelled", "tap 1 ended"])
    fingers.tap(50, 50)
    fingers.tap(50, 50)
    #expect(notes.take().last == "tap 2 ended")
    fingers.wait(1)
    #expect(notes.take().isEmpty)
  }

  @Test func withoutARequirementBothTapsAreRecognized() {
    view.addGestureRecognizer(notes.tap(1))
    view.addGestureRecognizer(notes.tap(2))
    fingers.tap(50, 50)
    #expect(notes.take().filter { $0.hasPrefix("tap") } == ["tap 1 ended"])
    fingers.tap(50, 50)
    #expect(notes.take().filter { $0.hasPrefix("tap") }.sorted() == ["tap 1 ended", "tap 2 ended"])
  }

  @Test(arguments: [false, true])
  func aDelegateMayAskForTheFailure(isWaiting: Bool) {
    let (single, double, asker) = (notes.tap(1), notes.tap(2), GestureAsker())
    view.addGestureRecognizer(single)
    view.addGestureRecognizer(double)
    if isWaiting {
      asker.waitsFor = double
      single.delegate = asker
    } else {
      asker.isWaitedForBy = single
      double.delegate = asker
    }
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began"])
    fingers.wait(0.4)
    #expect(notes.take().last == "tap 1 ended")
  }

  @Test func subclassesMayAskForTheFailure() {
    final class Patient: UITapGestureRecognizer {
      override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }
    view.addGestureRecognizer(Patient { [notes] _ in notes.lines.append("patient") })
    view.addGestureRecognizer(notes.tap(2))
    fingers.tap(50, 50)
    #expect(!notes.take().contains("patient"))
    fingers.wait(0.4)
    #expect(notes.take().last == "patient")
  }

  @Test func whatWatchesNothingIsNotWaitedFor() {
    let (single, elsewhere) = (notes.tap(1), notes.tap(2))
    UIView().addGestureRecognizer(elsewhere)
    view.addGestureRecognizer(single)
    single.require(toFail: elsewhere)
    fingers.tap(50, 50)
    #expect(notes.take().last == "tap 1 ended")
  }

  @Test func aPanThatWaitsBeginsOnceASwipeHasFailed() {
    let (pan, swipe) = (notes.pan(), UISwipeGestureRecognizer { [notes] _ in notes.lines.append("swipe") })
    view.addGestureRecognizer(pan)
    view.addGestureRecognizer(swipe)
    pan.require(toFail: swipe)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 50, 80)
    #expect(pan.state == .possible)
    fingers.touch(.moved, 50, 120)
    #expect(pan.state == .began)
    fingers.touch(.ended, 50, 120)
    #expect(notes.take().filter { !$0.hasPrefix("view") } == ["pan began", "pan ended"])
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 110, 50)
    fingers.touch(.ended, 110, 50)
    #expect(notes.take().filter { !$0.hasPrefix("view") } == ["swipe"])
  }

  @Test func twoThatWaitForEachOtherBothFail() {
    let (first, second) = (notes.tap(1, "first"), notes.tap(1, "second"))
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    first.require(toFail: second)
    second.require(toFail: first)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
    #expect(first.state == .possible)
  }
}
