// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UITouchTests {
  private final class Noting: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { calls.append("cancelled") }
  }

  @Test func touchesGoUpTheChain() {
    let (parent, child) = (Noting(), UIView())
    parent.addSubview(child)
    let touches: Set = [UITouch()]
    child.touchesBegan(touches, with: UIEvent())
    child.touchesMoved(touches, with: nil)
    child.touchesEnded(touches, with: nil)
    child.touchesCancelled(touches, with: nil)
    #expect(parent.calls == ["began", "moved", "ended", "cancelled"])
    UIResponder().touchesBegan(touches, with: nil)
  }

  @Test func aTouchIsToldInTheSpaceOfAView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    window.addSubview(view)
    let touch = UITouch()
    touch.values.location = CGPoint(x: 30, y: 40)
    touch.values.previousLocation = CGPoint(x: 10, y: 20)
    #expect(touch.location(in: nil) == CGPoint(x: 30, y: 40))
    #expect(touch.location(in: view) == CGPoint(x: 25, y: 25))
    #expect(touch.previousLocation(in: view) == CGPoint(x: 5, y: 5))
  }

  @Test func anEventTellsTheTouchesOfAView() {
    let (window, view) = (UIWindow(frame: .zero), UIView())
    let (one, other) = (UITouch(), UITouch())
    (one.values.view, one.values.window, other.values.window) = (view, window, window)
    let event = UIEvent()
    #expect(event.touches(for: view) == nil)
    event.values.touches = [one, other]
    #expect(event.allTouches == [one, other])
    #expect(event.touches(for: view) == [one])
    #expect(event.touches(for: window) == [one, other])
    #expect(event.type == .touches)
  }

  @Test func aTestMayMakeItsOwnTouches() {
    final class Fixed: UITouch {
      override var phase: UITouch.Phase { .moved }
      override func location(in view: UIView?) -> CGPoint { CGPoint(x: 1, y: 2) }
    }
    #expect(Fixed().phase == .moved)
    #expect(Fixed().location(in: UIView()) == CGPoint(x: 1, y: 2))
  }
}
