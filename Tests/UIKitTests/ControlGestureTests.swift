// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Controls in views whose touches are watched.
@MainActor struct ControlGestureTests {
  private let fingers = Fingers()
  private let notes = TouchNotes()

  private func add(_ control: UIControl) {
    control.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    fingers.window.addSubview(control)
    control.addAction(UIAction { [notes] _ in notes.lines.append("up inside") }, for: .touchUpInside)
    control.addAction(UIAction { [notes] _ in notes.lines.append("cancel") }, for: .touchCancel)
  }

  @Test func aControlActsAtTheEndOfATouchInIt() {
    add(UIControl())
    fingers.tap(50, 50)
    #expect(notes.take() == ["up inside"])
  }

  @Test func aTapAboveAPlainControlWins() {
    add(UIControl())
    fingers.window.addGestureRecognizer(UITapGestureRecognizer { [notes] _ in notes.lines.append("tap") })
    fingers.tap(50, 50)
    #expect(notes.take() == ["cancel", "tap"])
  }

  @Test func aButtonsTapWinsOverATapAbove() {
    let button = UIButton(type: .custom)
    add(button)
    let tap = UITapGestureRecognizer { [notes] _ in notes.lines.append("tap") }
    fingers.window.addGestureRecognizer(tap)
    fingers.tap(50, 50)
    #expect(notes.take() == ["up inside"])
    tap.cancelsTouchesInView = false
    fingers.tap(50, 50, after: 1)
    #expect(notes.take() == ["tap", "up inside"])
    tap.cancelsTouchesInView = true
    button.isEnabled = false
    fingers.tap(50, 50, after: 1)
    #expect(notes.take() == ["tap"])
  }

  @Test func aTapOnAButtonItselfOrOfMoreFingersWinsOverTheButton() {
    let button = UIButton(type: .custom)
    add(button)
    button.addGestureRecognizer(UITapGestureRecognizer { [notes] _ in notes.lines.append("own") })
    fingers.tap(50, 50)
    #expect(notes.take() == ["cancel", "own"])
    button.gestureRecognizers = nil
    let double = UITapGestureRecognizer { [notes] _ in notes.lines.append("double") }
    double.numberOfTapsRequired = 2
    fingers.window.addGestureRecognizer(double)
    fingers.tap(50, 50, after: 1)
    fingers.tap(50, 50)
    #expect(notes.take().last == "double")
  }

  @Test func aPanAboveTakesTheTouchFromAControl() {
    add(UIControl())
    fingers.window.addGestureRecognizer(UIPanGestureRecognizer { [notes] in notes.lines.append("pan \($0.state)") })
    fingers.touch(.began, 50, 50)
    fingers.touch(.moved, 70, 50)
    fingers.touch(.ended, 70, 50)
    #expect(notes.take() == ["cancel", "pan began", "pan ended"])
  }
}
