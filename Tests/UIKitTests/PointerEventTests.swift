// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

/// What a pointer without a button does: hovering, and turning the wheel.
@MainActor struct PointerEventTests {
  private final class Scroller: UIView, ScrollTarget {
    var turns: [WheelTurn] = []
    var takes = true

    func wheelTurned(_ turn: WheelTurn) -> Bool {
      turns.append(turn)
      return takes
    }
  }

  private let fingers = Fingers()
  private let notes = TouchNotes()

  private func wheel(_ x: CGFloat, _ dy: CGFloat) {
    fingers.send(.wheel(location: CGPoint(x: x, y: 50), delta: CGVector(dx: 0, dy: dy), isZoom: false))
  }

  @Test func theWheelGoesToTheScrollViewUnderThePointer() throws {
    let outer = Scroller(frame: fingers.window.bounds)
    let inner = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: inner.bounds)
    fingers.window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(content)
    wheel(50, 10)
    #expect(outer.turns.isEmpty)
    let turn = try #require(inner.turns.first)
    #expect(turn.delta == CGVector(dx: 0, dy: 10))
    #expect(turn.location == CGPoint(x: 50, y: 50))
    #expect(turn.timestamp == fingers.time)
    #expect(!turn.isZoom)
    inner.takes = false
    wheel(50, 10)
    wheel(150, 10)
    #expect(outer.turns.count == 2)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aWheelThatIsNowhereTurnsNothing(value: CGFloat) {
    let scroller = Scroller(frame: fingers.window.bounds)
    fingers.window.addSubview(scroller)
    wheel(value, 10)
    wheel(50, value)
    wheel(500, 10)
    #expect(scroller.turns.isEmpty)
  }

  @Test func thePointerComesMovesAndGoes() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fingers.window.addSubview(view)
    let hover = UIHoverGestureRecognizer()
    hover.addHandler { [notes] in notes.lines.append("\($0.state) \($0.location(in: nil).x)") }
    view.addGestureRecognizer(hover)
    for x in [150, 50, 60, 150] { fingers.send(.pointerMoved(CGPoint(x: x, y: 50))) }
    #expect(notes.take() == ["began 50.0", "changed 60.0", "ended 60.0"])
    fingers.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    fingers.send(.pointerMoved(CGPoint(x: CGFloat.nan, y: 50)))
    #expect(notes.take() == ["began 50.0", "ended 50.0"])
    fingers.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    view.removeFromSuperview()
    fingers.send(.pointerMoved(CGPoint(x: 51, y: 50)))
    #expect(notes.take() == ["began 50.0", "ended 50.0"])
  }

  @Test func aTapIsNoHover() {
    fingers.window.addGestureRecognizer(UIHoverGestureRecognizer { [notes] _ in notes.lines.append("hover") })
    fingers.tap(50, 50)
    #expect(notes.take().isEmpty)
  }

  @Test func aTapIsRecognizedUnderAPointerThatHovers() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fingers.window.addSubview(view)
    let hover = UIHoverGestureRecognizer { _ in }
    var taps = 0
    view.addGestureRecognizer(hover)
    view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    fingers.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    fingers.tap(50, 50)
    fingers.tap(50, 50)
    #expect(taps == 2)
    #expect(hover.state == .began)
    #expect(hover.numberOfTouches == 0)
  }
}
