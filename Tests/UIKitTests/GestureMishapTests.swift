// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// What handlers and events do that they had better not.
@MainActor struct GestureMishapTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let view: TouchNotingView

  init() {
    view = TouchNotingView("view", notes, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    fingers.window.addSubview(view)
  }

  @Test func aRecognizerDisabledInItsHandlerIsCancelled() {
    let pan = UIPanGestureRecognizer { [notes] pan in
      notes.lines.append("pan \(pan.state)")
      pan.isEnabled = false
    }
    view.addGestureRecognizer(pan)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    #expect(notes.take().suffix(2) == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    fingers.touch(.moved, 90, 50)
    fingers.touch(.ended, 90, 50)
    #expect(notes.take().isEmpty)
    #expect(pan.state == .possible)
  }

  @Test func aDisabledRecognizerWatchesNothing() {
    let tap = UITapGestureRecognizer { [notes] _ in notes.lines.append("tap") }
    view.addGestureRecognizer(tap)
    tap.isEnabled = false
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
    tap.isEnabled = true
    fingers.touch(.began, 50, 50)
    tap.isEnabled = false
    fingers.touch(.ended, 50, 50)
    #expect(notes.take() == ["view began", "view ended"])
  }

  @Test func aRecognizerTakenFromItsViewInItsHandlerIsCancelled() {
    let pan = UIPanGestureRecognizer { [notes] pan in
      notes.lines.append("pan \(pan.state)")
      pan.view?.removeGestureRecognizer(pan)
    }
    view.addGestureRecognizer(pan)
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.moved, 90, 50)
    fingers.touch(.ended, 90, 50)
    #expect(notes.take().suffix(2) == ["pan began", "pan cancelled"])
  }

  @Test func aViewRemovedInAHandlerIsToldNoMore() {
    view.addGestureRecognizer(UITapGestureRecognizer { $0.view?.removeFromSuperview() })
    fingers.tap(50, 50)
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view cancelled"])
  }

  @Test func aPanGoesOnWhenTheTouchedSubviewIsTakenAway() {
    let inner = TouchNotingView("inner", notes, frame: view.bounds)
    view.addSubview(inner)
    view.addGestureRecognizer(UIPanGestureRecognizer { [notes] in notes.lines.append("pan \($0.state)") })
    fingers.touch(.began, 50, 50)
    inner.removeFromSuperview()
    fingers.touch(.moved, 70, 50)
    fingers.touch(.ended, 70, 50)
    #expect(notes.take() == ["inner began", "inner cancelled", "pan began", "pan ended"])
  }

  @Test func aGestureOfAViewThatIsTakenAwayIsCancelled() {
    view.addGestureRecognizer(UIPanGestureRecognizer { [notes] in notes.lines.append("pan \($0.state)") })
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    view.removeFromSuperview()
    fingers.wait(0.01)
    #expect(notes.take().suffix(2) == ["pan began", "pan cancelled"])
  }

  @Test func aHandlerThatBringsAboutTheNextForEverEnds() {
    var count = 0
    view.addGestureRecognizer(
      UIPanGestureRecognizer { pan in
        count += 1
        pan.state = .changed
      })
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    #expect(count > 1 && count < 100)
    fingers.touch(.ended, 70, 50)
    #expect(fingers.dispatcher.currentTouches.isEmpty)
  }

  @Test func aDelegateThatDisablesTheRecognizerIsNoTrouble() {
    let (tap, asker) = (UITapGestureRecognizer { [notes] _ in notes.lines.append("tap") }, GestureAsker())
    view.addGestureRecognizer(tap)
    tap.delegate = asker
    asker.mayBegin = {
      $0.isEnabled = false
      return true
    }
    fingers.tap(50, 50)
    #expect(notes.take() == ["view began", "view ended"])
  }

  @Test func timeThatGoesBackOrIsNoneIsTakenForNow() {
    view.addGestureRecognizer(UILongPressGestureRecognizer { [notes] in notes.lines.append("press \($0.state)") })
    fingers.touch(.began, 50, 50)
    for time in [0, -1, .nan, .infinity] { fingers.dispatcher.tick(timestamp: time) }
    #expect(notes.take() == ["view began"])
    fingers.wait(0.6)
    #expect(notes.take().last == "press began")
  }

  @Test func aGoneRecognizerThatIsWaitedForIsNoTrouble() {
    let tap = UITapGestureRecognizer { [notes] _ in notes.lines.append("tap") }
    view.addGestureRecognizer(tap)
    do { tap.require(toFail: UITapGestureRecognizer()) }
    fingers.tap(50, 50)
    #expect(notes.take().last == "tap")
  }

  @Test func tenThousandEventsLeaveNothingBehind() {
    struct Seen {
      weak var touch: UITouch?
    }
    var seen: [Seen] = []
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer { _ in }
    single.require(toFail: double)
    let all = [single, double, UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UILongPressGestureRecognizer()]
    all.forEach(view.addGestureRecognizer)
    view.whenTold = { seen += self.fingers.dispatcher.currentTouches.map(Seen.init) }
    for index in 0..<2000 {
      let x = CGFloat(index % 190)
      fingers.touch(.began, x, 50)
      fingers.touch(.began, x, 90, id: 2)
      fingers.touch(.moved, x + 8, 50)
      fingers.touch(.ended, x, 50)
      fingers.touch(index.isMultiple(of: 2) ? .ended : .cancelled, x, 90, id: 2)
    }
    fingers.wait(1)
    #expect(seen.count > 2000)
    #expect(seen.count { $0.touch != nil } == 0)
    #expect(fingers.dispatcher.currentTouches.isEmpty)
    #expect(all.allSatisfy { $0.numberOfTouches == 0 && $0.state == .possible })
  }
}
