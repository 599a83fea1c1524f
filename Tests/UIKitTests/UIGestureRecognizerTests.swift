// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct UIGestureRecognizerTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let view: TouchNotingView

  init() {
    view = TouchNotingView("view", notes, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    fingers.window.addSubview(view)
  }

  // MARK: On views

  @Test func aRecognizerIsOnOneViewAtATime() {
    let (tap, other) = (notes.tap(), UIView())
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    #expect(tap.view === view)
    other.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil)
    #expect(tap.view === other)
    other.gestureRecognizers = nil
    #expect(tap.view == nil)
  }

  // MARK: What the view hears

  @Test func theRecognizerIsToldFirstAndTakesTheTouch() {
    view.addGestureRecognizer(notes.tap())
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view cancelled", "tap 1 ended"])
  }

  @Test func aRecognizerThatCancelsNothingLeavesTheTouchToTheView() {
    let tap = notes.tap()
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "tap 1 ended", "view ended"])
  }

  @Test func aContinuousGestureTakesTheTouchWhenItBegins() {
    view.addGestureRecognizer(notes.pan())
    fingers.drag()
    #expect(
      notes.take() == ["view began", "view moved", "view cancelled", "pan began", "pan changed", "pan ended"])
  }

  @Test func theEndOfATouchIsHeldBackUntilTheGestureHasFailed() {
    view.addGestureRecognizer(notes.tap(2))
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began"])
    #expect(fingers.dispatcher.needsTick)
    fingers.wait(0.4)
    #expect(notes.take() == ["view ended"])
    #expect(!fingers.dispatcher.needsTick)
  }

  @Test func whatIsHeldBackIsToldWhenTheRecognizerIsDisabled() {
    let tap = notes.tap(2)
    view.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began"])
    tap.isEnabled = false
    #expect(!fingers.dispatcher.needsTick)
    fingers.wait(0.01)
    #expect(notes.take() == ["view ended"])
  }

  @Test func aDoubleTapTakesBothTouches() {
    view.addGestureRecognizer(notes.tap(2))
    fingers.tap(50, 50)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view began", "view cancelled 2", "tap 2 ended"])
  }

  @Test func withoutDelayTheViewHearsOfTheEndAtOnce() {
    let tap = notes.tap(2)
    tap.delaysTouchesEnded = false
    view.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
  }

  @Test func theBeginningOfATouchIsHeldBackIfAskedFor() {
    let pan = notes.pan()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    fingers.drag()
    #expect(notes.take() == ["pan began", "pan changed", "pan ended"])
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 52, 50)
    fingers.touch(.moved, 53, 50)
    #expect(notes.take().isEmpty)
    var places: [CGFloat] = []
    view.whenTold = { places.append(self.fingers.dispatcher.currentTouches[0].location(in: nil).x) }
    fingers.touch(.ended, 54, 50)
    #expect(notes.take() == ["view began", "view moved", "view ended"])
    #expect(places == [50, 53, 54])
  }

  @Test func aTouchThatIsCancelledBeforeTheViewHeardOfItIsNeverTold() {
    let pan = notes.pan()
    pan.delaysTouchesBegan = true
    view.addGestureRecognizer(pan)
    fingers.touch(.began, 50, 50)
    fingers.touch(.cancelled, 50, 50)
    #expect(notes.take().isEmpty)
  }

  // MARK: Delegates

  @Test func aDelegateMayRefuse() {
    let (tap, asker) = (notes.tap(), GestureAsker())
    view.addGestureRecognizer(tap)
    tap.delegate = asker
    asker.mayBegin = { _ in false }
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
    #expect(tap.state == .possible)
    asker.mayBegin = { _ in true }
    fingers.tap(50, 50, after: 1)
    #expect(notes.take().last == "tap 1 ended")
  }

  @Test func aDelegateChoosesTouchesAndEvents() {
    let (tap, asker) = (notes.tap(), GestureAsker())
    view.addGestureRecognizer(tap)
    tap.delegate = asker
    asker.mayWatch = { $0.location(in: nil).x > 100 }
    fingers.tap(50, 50)
    fingers.tap(150, 50)
    #expect(notes.take().filter { $0.hasPrefix("tap") }.count == 1)
    asker.mayHear = { $0.type != .touches }
    fingers.tap(150, 50)
    #expect(notes.take().filter { $0.hasPrefix("tap") }.isEmpty)
  }

  @Test func typesOfTouchesAreChosen() {
    let tap = notes.tap()
    view.addGestureRecognizer(tap)
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
  }

  @Test(arguments: [(true, false), (false, true)])
  func theTouchedViewMayRefuseToLoseItsTouch(cancels: Bool, isRecognized: Bool) {
    final class Keeping: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.view === self
      }
    }
    let (keeping, tap) = (Keeping(frame: view.bounds), notes.tap())
    view.addSubview(keeping)
    view.addGestureRecognizer(tap)
    tap.cancelsTouchesInView = cancels
    fingers.tap(50, 50)
    #expect(notes.take().contains("tap 1 ended") == isRecognized)
  }

  // MARK: Subclasses

  @Test func aSubclassGoesThroughItsStates() {
    view.addGestureRecognizer(StrokeRecognizer(notes))
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 51, 50)
    fingers.touch(.moved, 52, 50)
    fingers.touch(.ended, 52, 50)
    #expect(
      notes.take() == [
        "stroke told began", "view began", "view cancelled", "stroke began", "stroke changed", "stroke ended",
        "stroke reset",
      ])
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 50, 10)
    fingers.touch(.moved, 50, 50)
    fingers.touch(.ended, 50, 50)
    #expect(
      notes.take() == ["stroke told began", "view began", "stroke reset", "view moved", "view moved", "view ended"])
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 51, 50)
    fingers.touch(.cancelled, 51, 50)
    #expect(
      notes.take() == [
        "stroke told began", "view began", "view cancelled", "stroke began", "stroke cancelled", "stroke reset",
      ])
  }

  @Test func statesThatLeadNowhereAreNotEntered() {
    let stroke = StrokeRecognizer(notes)
    view.addGestureRecognizer(stroke)
    stroke.beginsAtOnce = true
    fingers.touch(.began, 50, 50)
    stroke.state = .possible
    stroke.state = .began
    #expect(stroke.state == .began)
    _ = notes.take()
    stroke.state = .failed
    #expect(notes.take() == ["stroke cancelled", "stroke reset"])
    stroke.state = .cancelled
    #expect(stroke.state == .possible)
    fingers.touch(.moved, 60, 60)
    #expect(notes.take() == ["stroke reset"])
  }

  @Test func aStateSetWithoutTouchesIsTold() {
    let stroke = StrokeRecognizer(notes)
    stroke.state = .ended
    #expect(notes.take() == ["stroke ended", "stroke reset"])
    #expect(stroke.state == .possible)
    stroke.state = .began
    stroke.state = .changed
    stroke.state = .ended
    #expect(notes.take() == ["stroke began", "stroke changed", "stroke ended", "stroke reset"])
  }

  @Test func anIgnoredTouchIsTheViewsOwn() {
    final class Ignoring: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        for touch in touches { ignore(touch, for: event) }
        state = .began
      }
    }
    view.addGestureRecognizer(Ignoring())
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
  }

  @Test func placesAreTheMiddleOfTheFingers() {
    let stroke = StrokeRecognizer(notes)
    view.addGestureRecognizer(stroke)
    view.isMultipleTouchEnabled = true
    fingers.touch(.began, 50, 50)
    fingers.touch(.began, 70, 90, id: 2)
    #expect(stroke.numberOfTouches == 2)
    #expect(stroke.location(in: nil) == CGPoint(x: 60, y: 70))
    #expect(stroke.location(ofTouch: 1, in: view) == CGPoint(x: 70, y: 90))
    #expect(stroke.location(ofTouch: 7, in: view) == CGPoint(x: 60, y: 70))
    #expect(stroke.location(ofTouch: -1, in: view) == CGPoint(x: 60, y: 70))
    #expect(UIGestureRecognizer().location(in: view) == .zero)
  }

  @Test func handlersAreCalledInOrderUntilTheyAreTakenAway() {
    let tap = notes.tap()
    tap.addHandler { [notes] _ in notes.lines.append("second") }
    view.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    #expect(notes.take().suffix(2) == ["tap 1 ended", "second"])
    tap.removeHandlers()
    fingers.tap(50, 50, after: 1)
    #expect(notes.take() == ["view began", "view cancelled"])
  }
}
