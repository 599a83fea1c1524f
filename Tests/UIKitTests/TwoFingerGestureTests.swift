// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Pinches and turns.
@MainActor struct TwoFingerGestureTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()
  private let pinch: UIPinchGestureRecognizer
  private let turn: UIRotationGestureRecognizer

  init() {
    pinch = UIPinchGestureRecognizer { [notes] in notes.lines.append("pinch \($0.state)") }
    turn = UIRotationGestureRecognizer { [notes] in notes.lines.append("turn \($0.state)") }
  }

  private func place(_ recognizer: UIGestureRecognizer) {
    fingers.window.addGestureRecognizer(recognizer)
    fingers.touch(.began, 80, 100)
    fingers.touch(.began, 120, 100, id: 2)
  }

  private func lift() {
    fingers.touch(.ended, 0, 0)
    fingers.touch(.ended, 0, 0, id: 2)
  }

  @Test func fingersThatGoApartEnlarge() {
    place(pinch)
    fingers.touch(.moved, 125, 100, id: 2)
    #expect(notes.take().isEmpty)
    fingers.touch(.moved, 140, 100, id: 2)
    #expect(pinch.scale == 1.5)
    fingers.touch(.moved, 60, 100)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
    #expect(pinch.location(in: nil) == CGPoint(x: 100, y: 100))
    lift()
    #expect(notes.take() == ["pinch began", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 1)
  }

  @Test func aScaleThatIsSetGoesOn() {
    place(pinch)
    fingers.touch(.moved, 160, 100, id: 2)
    #expect(pinch.scale == 2)
    pinch.scale = 1
    fingers.touch(.moved, 120, 100, id: 2)
    #expect(pinch.scale == 0.5)
    pinch.scale = .nan
    #expect(pinch.scale == 0.5)
  }

  @Test func oneFingerOfAPinchMayBeLiftedAndComeAgain() {
    place(pinch)
    fingers.touch(.moved, 160, 100, id: 2)
    fingers.touch(.ended, 160, 100, id: 2)
    #expect(pinch.scale == 2)
    fingers.touch(.moved, 85, 100)
    #expect(pinch.scale == 2)
    fingers.touch(.began, 105, 100, id: 2)
    fingers.touch(.moved, 125, 100, id: 2)
    #expect(pinch.scale == 4)
    fingers.touch(.began, 10, 10, id: 3)
    #expect(pinch.numberOfTouches == 2)
    lift()
    #expect(notes.take().last == "pinch ended")
  }

  @Test func fingersOnOnePointDivideByNothing() {
    place(pinch)
    fingers.touch(.moved, 80, 100, id: 2)
    #expect(pinch.scale == 1.0 / 40)
    fingers.touch(.moved, 120, 100, id: 2)
    #expect(pinch.scale == 1)
  }

  @Test func aPinchWithoutAChangeFails() {
    place(pinch)
    lift()
    #expect(notes.take().isEmpty)
  }

  @Test func aPinchIsCancelledWithItsTouches() {
    place(pinch)
    fingers.touch(.moved, 160, 100, id: 2)
    fingers.touch(.cancelled, 0, 0)
    fingers.touch(.cancelled, 0, 0, id: 2)
    #expect(notes.take() == ["pinch began", "pinch cancelled"])
  }

  @Test func fingersTurn() {
    place(turn)
    fingers.touch(.moved, 80, 140, id: 2)
    #expect(abs(turn.rotation - .pi / 2) < 1e-12)
    fingers.touch(.moved, 40, 100, id: 2)
    fingers.touch(.moved, 80, 60, id: 2)
    // Past half a turn the angle goes on: rounding of the angles' sum.
    #expect(abs(turn.rotation - 1.5 * .pi) < 1e-12)
    #expect(turn.velocity > 0)
    turn.rotation = 0
    fingers.touch(.moved, 120, 100, id: 2)
    #expect(abs(turn.rotation - .pi / 2) < 1e-12)
    turn.rotation = .infinity
    #expect(turn.rotation.isFinite)
    lift()
    #expect(notes.take() == ["turn began", "turn changed", "turn changed", "turn changed", "turn ended"])
  }

  @Test func aTurnThatIsTooSmallFails() {
    place(turn)
    fingers.touch(.moved, 120, 101, id: 2)
    lift()
    #expect(notes.take().isEmpty)
  }

  @Test func pinchAndTurnGoTogetherIfTheDelegateLetsThem() {
    let asker = GestureAsker()
    asker.areSimultaneous = true
    pinch.delegate = asker
    fingers.window.addGestureRecognizer(pinch)
    place(turn)
    fingers.touch(.moved, 120, 160, id: 2)
    lift()
    #expect(notes.take() == ["pinch began", "turn began", "pinch ended", "turn ended"])
  }

  // MARK: Track pads

  private func pad(_ phase: UITouch.Phase, _ scale: CGFloat, x: CGFloat = 50) {
    fingers.send(.pinch(location: CGPoint(x: x, y: 50), scale: scale, phase: phase))
  }

  @Test func aTrackPadPinches() {
    fingers.window.addGestureRecognizer(pinch)
    pad(.began, 1)
    pad(.moved, 1.5, x: 60)
    #expect(pinch.scale == 1.5)
    #expect(pinch.location(in: nil) == CGPoint(x: 60, y: 50))
    #expect(pinch.numberOfTouches == 2)
    pinch.scale = 1
    pad(.moved, 3)
    #expect(pinch.scale == 2)
    pad(.ended, .nan, x: .nan)
    #expect(notes.take() == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    pad(.moved, 2)
    #expect(notes.take().isEmpty)
  }

  @Test func theDeepestPinchThatIsAllowedTakesThePad() {
    let (outer, asker, inner) = (UIPinchGestureRecognizer(), GestureAsker(), UIView(frame: fingers.window.bounds))
    outer.addHandler { [notes] in notes.lines.append("outer \($0.state)") }
    fingers.window.addGestureRecognizer(outer)
    fingers.window.addSubview(inner)
    inner.addGestureRecognizer(pinch)
    pad(.began, 1)
    pad(.cancelled, 1)
    #expect(notes.take() == ["pinch began", "pinch cancelled"])
    asker.mayBegin = { _ in false }
    pinch.delegate = asker
    pad(.began, 1)
    pad(.began, 1)
    #expect(notes.take() == ["outer began", "outer cancelled", "outer began"])
    outer.view?.removeGestureRecognizer(outer)
    pad(.moved, 2)
    #expect(notes.take() == ["outer cancelled"])
  }

  @Test func aTrackPadThatPinchesToNothingLeavesANumber() {
    let view = UIView(frame: fingers.window.bounds)
    fingers.window.addSubview(view)
    var scales: [CGFloat] = []
    view.addGestureRecognizer(
      UIPinchGestureRecognizer { recognizer in
        guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
        scales.append(pinch.scale)
        pinch.scale = 1
      })
    let events: [(CGFloat, UITouch.Phase)] = [(1, .began), (0, .moved), (-1, .moved), (0.5, .moved), (0.5, .ended)]
    for (scale, phase) in events {
      fingers.send(.pinch(location: CGPoint(x: 50, y: 50), scale: scale, phase: phase))
    }
    #expect(scales.count == events.count)
    #expect(scales.allSatisfy { $0.isFinite && $0 > 0 })
  }
}
