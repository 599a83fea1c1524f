// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor struct EventDispatcherTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let view: TouchNotingView

  init() {
    view = TouchNotingView("view", notes, frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    fingers.window.addSubview(view)
  }

  @Test func aTouchIsToldToTheViewUnderItWhereverItGoes() {
    fingers.touch(.began, 60, 60)
    fingers.touch(.moved, 70, 60)
    fingers.touch(.moved, 5, 5)
    fingers.touch(.ended, 5, 5)
    #expect(notes.take() == ["view began", "view moved", "view moved", "view ended"])
  }

  @Test func aTouchOutsideOfTheViewIsNotToldToIt() {
    fingers.touch(.began, 5, 5)
    fingers.touch(.moved, 60, 60)
    fingers.touch(.ended, 60, 60)
    fingers.touch(.began, 500, 5)
    fingers.touch(.ended, 60, 60)
    #expect(notes.take().isEmpty)
  }

  @Test func aCancelledTouchIsTold() {
    fingers.touch(.began, 60, 60)
    fingers.touch(.cancelled, 60, 60)
    fingers.touch(.ended, 60, 60)
    #expect(notes.take() == ["view began", "view cancelled"])
  }

  @Test(arguments: [false, true])
  func aViewHearsOfASecondFingerIfItAsksForIt(isMultiple: Bool) {
    view.isMultipleTouchEnabled = isMultiple
    fingers.touch(.began, 60, 60)
    fingers.touch(.began, 80, 80, id: 2)
    fingers.touch(.ended, 80, 80, id: 2)
    fingers.touch(.ended, 60, 60)
    let second = isMultiple ? ["view began", "view ended"] : []
    #expect(notes.take() == ["view began"] + second + ["view ended"])
  }

  @Test func fingersOnTwoViewsAreToldApart() {
    let other = TouchNotingView("other", notes, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    fingers.window.addSubview(other)
    fingers.touch(.began, 60, 60)
    fingers.touch(.began, 10, 10, id: 2)
    fingers.touch(.moved, 61, 60)
    fingers.touch(.ended, 60, 60)
    fingers.touch(.ended, 10, 10, id: 2)
    #expect(notes.take() == ["view began", "other began", "view moved", "view ended", "other ended"])
  }

  @Test func anExclusiveViewHearsAlone() {
    let other = TouchNotingView("other", notes, frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    fingers.window.addSubview(other)
    other.isExclusiveTouch = true
    fingers.touch(.began, 60, 60)
    fingers.touch(.began, 10, 10, id: 2)
    fingers.touch(.ended, 10, 10, id: 2)
    fingers.touch(.ended, 60, 60)
    fingers.touch(.began, 10, 10, id: 2)
    fingers.touch(.began, 60, 60)
    fingers.touch(.ended, 60, 60)
    fingers.touch(.ended, 10, 10, id: 2)
    #expect(notes.take() == ["view began", "view ended", "other began", "other ended"])
  }

  @Test func aTouchThatIsDownTwiceIsCancelledFirst() {
    fingers.touch(.began, 60, 60)
    fingers.touch(.began, 70, 70)
    fingers.touch(.ended, 70, 70)
    #expect(notes.take() == ["view began", "view cancelled", "view began", "view ended"])
  }

  @Test(arguments: [UITouch.Phase.moved, .ended, .cancelled, .stationary, .regionEntered])
  func aFingerThatNeverCameDownIsPassedBy(phase: UITouch.Phase) {
    fingers.touch(phase, 60, 60)
    #expect(notes.take().isEmpty)
    #expect(fingers.dispatcher.currentTouches.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aFingerThatIsNowhereStaysWhereItWas(value: CGFloat) {
    fingers.touch(.began, value, 60)
    #expect(notes.take().isEmpty)
    fingers.touch(.began, 60, 60)
    fingers.touch(.moved, 60, value)
    var last = CGPoint.zero
    view.whenTold = { last = self.fingers.dispatcher.currentTouches[0].location(in: nil) }
    fingers.touch(.ended, value, value)
    #expect(notes.take() == ["view began", "view ended"])
    #expect(last == CGPoint(x: 60, y: 60))
  }

  @Test func aTouchIsOneObjectThroughAllPhases() {
    var seen: [UITouch] = []
    view.whenTold = { seen += self.fingers.dispatcher.currentTouches }
    fingers.touch(.began, 60, 60)
    fingers.touch(.moved, 61, 62)
    fingers.touch(.ended, 61, 62)
    #expect(Set(seen).count == 1)
    #expect(seen.count == 3)
    #expect(seen[0].location(in: view) == CGPoint(x: 11, y: 12))
    #expect(seen[0].phase == .ended)
    #expect(seen[0].timestamp == fingers.time)
  }

  @Test func tapsOfOnePlaceAreCounted() {
    var counts: [Int] = []
    view.whenTold = { counts.append(self.fingers.dispatcher.currentTouches[0].tapCount) }
    fingers.tap(60, 60)
    fingers.tap(65, 60)
    fingers.tap(140, 140)
    fingers.tap(140, 140, after: 0.4)
    #expect(counts == [1, 1, 2, 2, 1, 1, 1, 1])
  }

  @Test func aFingerThatIsDraggedHasNotTapped() {
    fingers.touch(.began, 60, 60)
    var count = 1
    view.whenTold = { count = self.fingers.dispatcher.currentTouches[0].tapCount }
    fingers.touch(.moved, 140, 140)
    #expect(count == 0)
  }

  @Test func aViewThatIsTakenAwayIsToldThatItsTouchIsCancelled() {
    fingers.touch(.began, 60, 60)
    view.removeFromSuperview()
    fingers.touch(.moved, 70, 60)
    fingers.touch(.ended, 70, 60)
    #expect(notes.take() == ["view began", "view cancelled"])
  }

  @Test func touchesOfAWindowThatIsGoneAreCancelled() {
    fingers.touch(.began, 60, 60)
    fingers.dispatcher.handle(.exposed, timestamp: fingers.time, in: [])
    #expect(notes.take() == ["view began", "view cancelled"])
    #expect(fingers.dispatcher.currentTouches.isEmpty)
  }

  @Test func theFrontWindowIsHitAndToldInItsOwnSpace() {
    let front = UIWindow(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
    front.isHidden = false
    var place = CGPoint.zero
    let inner = TouchNotingView("front", notes, frame: front.bounds)
    front.addSubview(inner)
    inner.whenTold = { place = self.fingers.dispatcher.currentTouches[0].location(in: nil) }
    let event = HostEvent.touch(id: 1, type: .direct, phase: .began, location: CGPoint(x: 60, y: 60))
    fingers.dispatcher.handle(event, timestamp: 1, in: [fingers.window, front])
    #expect(notes.take() == ["front began"])
    #expect(place == CGPoint(x: 20, y: 20))
  }

  @Test func onlySoManyFingersAreFollowed() {
    view.isMultipleTouchEnabled = true
    for id in 0..<1000 { fingers.touch(.began, 60, 60, id: id) }
    #expect(fingers.dispatcher.currentTouches.count == 64)
    for id in 0..<1000 { fingers.touch(.ended, 60, 60, id: id) }
    #expect(fingers.dispatcher.currentTouches.isEmpty)
    #expect(notes.take().count == 128)
  }

  @Test func aWindowThatIsNowhereMovesNoFinger() {
    fingers.touch(.began, 60, 60)
    fingers.window.center.x = .nan
    fingers.touch(.moved, 70, 70)
    fingers.touch(.began, 60, 60, id: 2)
    #expect(notes.take() == ["view began"])
    fingers.touch(.ended, 70, 70)
    #expect(notes.take() == ["view ended"])
  }

  @Test func eventsGoThroughTheAppAndTheWindow() {
    final class Listening: UIWindow {
      var types: [UIEvent.EventType] = []
      override func sendEvent(_ event: UIEvent) {
        types.append(event.type)
        super.sendEvent(event)
      }
    }
    final class App: UIApplication {
      var isDeaf = false
      override func sendEvent(_ event: UIEvent) { if !isDeaf { super.sendEvent(event) } }
    }
    let (app, window) = (App(), Listening(frame: view.frame))
    window.isHidden = false
    window.addSubview(view)
    view.frame = window.bounds
    let dispatcher = EventDispatcher(application: app)
    for (phase, isDeaf) in [(UITouch.Phase.began, false), (.moved, true), (.ended, false)] {
      app.isDeaf = isDeaf
      let event = HostEvent.touch(id: 1, type: .direct, phase: phase, location: CGPoint(x: 60, y: 60))
      dispatcher.handle(event, timestamp: 1, in: [window])
    }
    #expect(notes.take() == ["view began", "view ended"])
    #expect(window.types == [.touches, .touches])
  }

  @Test func anEventThatComesDuringAnotherWaits() {
    view.whenTold = {
      self.view.whenTold = nil
      self.fingers.touch(.ended, 60, 60)
      self.notes.lines.append("sent")
    }
    fingers.touch(.began, 60, 60)
    #expect(notes.take() == ["view began", "sent", "view ended"])
  }

  @Test func anEventThatComesDuringATickIsHandledAfterIt() {
    var pointers = 0
    let hover = UIHoverGestureRecognizer { _ in pointers += 1 }
    let press = UILongPressGestureRecognizer { [fingers] recognizer in
      guard recognizer.state == .began else { return }
      fingers.send(.pointerMoved(CGPoint(x: 150, y: 150)))
      #expect(pointers == 0)
    }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    fingers.window.addSubview(view)
    view.addGestureRecognizer(hover)
    fingers.window.addGestureRecognizer(press)
    fingers.touch(.began, 10, 10)
    fingers.wait(1)
    #expect(pointers == 1)
  }
}
