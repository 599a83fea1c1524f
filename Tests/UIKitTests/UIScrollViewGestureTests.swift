// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Fingers on a scroll view of 200 by 200 points in a window of that size.
@MainActor struct UIScrollViewGestureTests {
  private let fingers = Fingers()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let notes = ScrollNotes()
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let touches = TouchNotes()

  init() {
    view.scrolling.isDrivenByHand = true
    view.contentSize = CGSize(width: 200, height: 1000)
    view.delegate = notes
    for event in [UIControl.Event.touchDown, .touchCancel, .touchUpInside] {
      button.addAction(UIAction { [touches] _ in touches.lines.append("\(event.rawValue)") }, for: event)
    }
    fingers.window.addSubview(view)
  }

  private func dragUp(_ way: CGFloat = 100) {
    fingers.touch(.began, 100, 150)
    fingers.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 150 - way))
  }

  @Test func aFingerDragsTheContent() {
    dragUp()
    #expect(view.isDragging && view.isTracking)
    #expect(view.contentOffset.y == 90, "the first ten points do not count")
    fingers.touch(.ended, 100, 50, after: 0.5)
    #expect(notes.steps == ["willDrag", "willEndDrag", "didEndDrag false"])
    #expect(!view.isTracking)
  }

  @Test func aFlickGoesOn() {
    dragUp()
    fingers.touch(.ended, 100, 50)
    #expect(view.isDecelerating)
    #expect(notes.velocity.y > 0.8)
    fingers.touch(.began, 100, 100)
    #expect(!view.isDecelerating && view.isTracking)
    fingers.touch(.ended, 100, 100)
    #expect(!view.isTracking)
  }

  @Test func aFingerThatOnlyTouchesIsTracked() {
    fingers.touch(.began, 100, 100)
    #expect(view.isTracking && !view.isDragging)
    fingers.touch(.ended, 100, 100)
    #expect(!view.isTracking)
    #expect(notes.calls.isEmpty)
  }

  @Test func aTapOnAButtonIsTheButtons() {
    view.addSubview(button)
    fingers.touch(.began, 100, 100)
    #expect(touches.take() == [])
    fingers.touch(.ended, 100, 100, after: 0.05)
    #expect(touches.take() == ["1", "64"])
    fingers.touch(.began, 100, 100, after: 1)
    fingers.wait(0.2)
    #expect(touches.take() == ["1"])
    fingers.touch(.ended, 100, 100)
    #expect(touches.take() == ["64"])
  }

  @Test func aQuickDragOnAButtonScrolls() {
    view.addSubview(button)
    dragUp()
    fingers.touch(.ended, 100, 50)
    #expect(touches.take() == [])
    #expect(view.contentOffset.y == 90)
  }

  @Test func aButtonThatWasToldKeepsTheFinger() {
    view.delaysContentTouches = false
    view.addSubview(button)
    dragUp()
    #expect(touches.take() == ["1"])
    #expect(view.contentOffset.y == 0)
    fingers.touch(.ended, 100, 50)
    #expect(touches.take() == ["64"])
  }

  @Test(arguments: [true, false])
  func aViewThatWasToldMayLoseTheFinger(cancels: Bool) {
    view.delaysContentTouches = false
    view.canCancelContentTouches = cancels
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)))
    dragUp()
    #expect(view.contentOffset.y == (cancels ? 90 : 0))
  }

  @Test func aFingerThatStopsContentIsNotTheButtons() {
    view.addSubview(button)
    button.frame.size.height = 1000
    dragUp()
    fingers.touch(.ended, 100, 50)
    #expect(view.isDecelerating)
    fingers.tap(100, 100)
    #expect(touches.take() == [])
    fingers.tap(100, 100, after: 1)
    #expect(touches.take() == ["1", "64"])
  }

  @Test func aDragAcrossIsLeftToTheViewAbove() {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    outer.scrolling.isDrivenByHand = true
    outer.contentSize = CGSize(width: 600, height: 200)
    fingers.window.addSubview(outer)
    outer.addSubview(view)
    fingers.touch(.began, 150, 100)
    fingers.move(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 50, y: 100))
    #expect(outer.contentOffset.x == 90)
    #expect(view.contentOffset == .zero)
    fingers.touch(.ended, 50, 100, after: 0.5)
    dragUp()
    #expect(view.contentOffset.y == 90)
    #expect(outer.contentOffset.x == 90)
  }

  @Test func scrollingMayBeTurnedOff() {
    view.isScrollEnabled = false
    dragUp()
    #expect(view.contentOffset == .zero)
    #expect(!view.isTracking)
  }

  @Test func twoFingersZoom() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    view.addSubview(page)
    notes.zoomedView = page
    view.maximumZoomScale = 4
    fingers.touch(.began, 90, 100)
    fingers.touch(.began, 110, 100, id: 2)
    fingers.touch(.moved, 80, 100)
    fingers.touch(.moved, 120, 100, id: 2)
    #expect(view.isZooming)
    #expect(abs(view.zoomScale - 2) < 1e-9, "from 20 to 40 points apart")
    fingers.touch(.ended, 80, 100)
    fingers.touch(.ended, 120, 100, id: 2)
    #expect(!view.isZooming && !view.isDragging)
    #expect(notes.steps.contains("willZoom"))
    #expect(notes.steps.contains("didZoom 2.0"))
  }

  @Test func aWheelOverItScrolls() {
    fingers.send(.wheel(location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: 30), isZoom: false))
    #expect(view.contentOffset.y == 30)
  }

  @Test func leavingTheWindowLosesTheFinger() {
    dragUp()
    view.removeFromSuperview()
    #expect(!view.isDragging)
    fingers.touch(.moved, 100, 20)
    fingers.touch(.ended, 100, 20)
    #expect(!view.isTracking && !view.isDragging)
  }
}
