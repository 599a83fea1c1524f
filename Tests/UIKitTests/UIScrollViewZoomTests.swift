// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct UIScrollViewZoomTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let notes = ScrollNotes()

  init() {
    view.scrolling.isDrivenByHand = true
    window.addSubview(view)
    view.addSubview(page)
    view.contentSize = page.bounds.size
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 4)
    notes.zoomedView = page
    view.delegate = notes
  }

  /// The point of the page that is at a point of the view.
  private func pagePoint(at x: CGFloat, _ y: CGFloat) -> CGPoint {
    view.convert(CGPoint(x: x + view.contentOffset.x, y: y + view.contentOffset.y), to: page)
  }

  private func isClose(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test func zoomingIsAboutTheMiddle() {
    view.contentOffset = CGPoint(x: 50, y: 50)
    let middle = pagePoint(at: 50, 50)
    view.zoomScale = 2
    #expect(view.zoomScale == 2)
    #expect(page.transform.a == 2)
    #expect(page.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(view.contentSize == CGSize(width: 400, height: 400))
    #expect(isClose(pagePoint(at: 50, 50), middle))
    #expect(notes.steps == ["zoom"])
  }

  @Test func scalesAreLimited() {
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0
    #expect(view.zoomScale == 0.5)
    view.zoomScale = .nan
    #expect(view.zoomScale == 0.5)
    notes.zoomedView = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 0.5)
  }

  @Test func anAnimatedZoomTakesItsTime() {
    view.setZoomScale(3, animated: true)
    #expect(notes.calls == ["willZoom"])
    view.advance(to: 0)
    view.advance(to: 0.15)
    #expect(abs(view.zoomScale - 2) < 1e-9, "half of the way, rounded")
    view.advance(to: 0.3)
    #expect(view.zoomScale == 3)
    #expect(notes.steps.last == "didZoom 3.0")
  }

  @Test func aRectangleFillsTheView() {
    view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 25), animated: false)
    #expect(view.zoomScale == 2)
    #expect(isClose(pagePoint(at: 50, 50), CGPoint(x: 125, y: 112.5)))
    view.zoom(to: CGRect(x: 0, y: 0, width: 1000, height: 1000), animated: false)
    #expect(view.zoomScale == 0.5)
    view.zoom(to: .zero, animated: false)
    view.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
    #expect(view.zoomScale == 0.5)
  }

  @Test func thePointUnderTheFingersStaysThere() {
    view.contentOffset = CGPoint(x: 20, y: 30)
    let point = pagePoint(at: 30, 70)
    view.beginPinch(at: CGPoint(x: 30, y: 70))
    #expect(view.isZooming)
    for (factor, x, y) in [(1.5, 30, 70), (2, 30, 70), (2.5, 40, 60)] as [(CGFloat, CGFloat, CGFloat)] {
      view.pinch(by: factor, at: CGPoint(x: x, y: y))
      #expect(view.zoomScale == factor)
      #expect(isClose(pagePoint(at: x, y), point))
    }
    view.endPinch()
    #expect(!view.isZooming && !view.isZoomBouncing)
    #expect(notes.steps == ["willZoom", "zoom", "zoom", "zoom", "didZoom 2.5"])
  }

  @Test func beyondTheLimitsScalesResistAndComeBack() {
    view.beginPinch(at: CGPoint(x: 50, y: 50))
    view.pinch(by: 8, at: CGPoint(x: 50, y: 50))
    #expect(view.zoomScale == 4 * (1 + RubberBand.stretch(of: 1, in: 1)))
    view.pinch(by: 1e9, at: CGPoint(x: 50, y: 50))
    #expect(view.zoomScale <= 8)
    view.endPinch()
    #expect(view.isZoomBouncing)
    view.advance(to: 0)
    view.advance(to: 1)
    #expect(view.zoomScale == 4)
    #expect(notes.steps.last == "didZoom 4.0")
    view.beginPinch(at: CGPoint(x: 50, y: 50))
    view.pinch(by: 0.05, at: CGPoint(x: 50, y: 50))
    #expect(view.zoomScale < 0.5 && view.zoomScale > 0.25)
    view.endPinch()
    view.advance(to: 2)
    view.advance(to: 3)
    #expect(view.zoomScale == 0.5)
    #expect(view.contentOffset == .zero)
  }

  @Test func withoutBounceScalesStopAtTheLimits() {
    view.bouncesZoom = false
    view.beginPinch(at: CGPoint(x: 50, y: 50))
    view.pinch(by: 8, at: CGPoint(x: 50, y: 50))
    #expect(view.zoomScale == 4)
  }

  @Test func thereIsNoZoomingWithoutAViewOrLimits() {
    #expect(view.pinchGestureRecognizer != nil)
    notes.zoomedView = nil
    view.beginPinch(at: .zero)
    #expect(!view.isZooming)
    notes.zoomedView = page
    view.maximumZoomScale = 0.5
    #expect(view.pinchGestureRecognizer == nil)
    view.beginPinch(at: .zero)
    #expect(!view.isZooming)
  }

  @Test func aWheelZoomsAboutThePointer() {
    view.contentOffset = CGPoint(x: 50, y: 50)
    let point = pagePoint(at: 20, 80)
    let turn = WheelTurn(
      delta: CGVector(dx: 0, dy: -100), isZoom: true, location: CGPoint(x: 20, y: 80), timestamp: 0)
    #expect(view.wheelTurned(turn))
    #expect(abs(view.zoomScale - exp(0.5)) < 1e-12, "rounding of exp")
    #expect(isClose(pagePoint(at: 20, 80), point))
    #expect(notes.steps.first == "willZoom")
    view.maximumZoomScale = 0.5
    #expect(!view.wheelTurned(turn))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e300])
  func numbersThatMakeNoSenseAreHarmless(value: CGFloat) {
    view.minimumZoomScale = value
    view.zoomScale = value
    view.maximumZoomScale = value
    view.setZoomScale(value, animated: true)
    view.advance(to: 0)
    view.advance(to: 1)
    view.beginPinch(at: CGPoint(x: value, y: value))
    view.beginPinch(at: .zero)
    view.pinch(by: value, at: CGPoint(x: value, y: value))
    view.pinch(by: value, at: .zero)
    view.endPinch()
    view.advance(to: 2)
    view.advance(to: 3)
    #expect(view.zoomScale > 0 && view.zoomScale.isFinite)
    #expect(view.contentOffset.x.isFinite)
  }
}
