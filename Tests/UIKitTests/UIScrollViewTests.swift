// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct UIScrollViewTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let notes = ScrollNotes()

  init() {
    // Ticks are told here: those of other tests, which run meanwhile, are not to count.
    view.scrolling.isDrivenByHand = true
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = notes
  }

  /// Drags a finger up by a way, and lifts it with a speed in points a second.
  private func drag(_ way: CGPoint, velocity: CGPoint = .zero) {
    view.touchChanged(isDown: true)
    view.beginDrag(.zero)
    view.drag(way)
    view.endDrag(velocity: velocity)
  }

  // MARK: Offset

  @Test func theOffsetIsTheOriginOfTheBounds() {
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40)
    #expect(notes.calls == ["scroll", "scroll"])
    view.contentOffset.y = 40
    #expect(notes.calls.count == 2)
    #expect(view.clipsToBounds)
  }

  @Test func anOffsetMayBeSetToAnything() {
    view.contentOffset = CGPoint(x: 0, y: -500)
    #expect(view.contentOffset.y == -500)
    view.contentOffset = CGPoint(x: CGFloat.nan, y: 12)
    #expect(view.contentOffset == CGPoint(x: 0, y: 12))
    view.contentOffset = CGPoint(x: 1, y: CGFloat.infinity)
    #expect(view.contentOffset == CGPoint(x: 1, y: 12))
  }

  @Test func lessContentBringsTheOffsetBack() {
    view.contentOffset.y = 800
    view.contentSize.height = 500
    #expect(view.contentOffset.y == 300)
    view.frame.size.height = 400
    #expect(view.contentOffset.y == 100)
    view.contentSize = .zero
    #expect(view.contentOffset == .zero)
  }

  @Test func insetsMoveContentThatIsAtItsTop() {
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    #expect(view.contentOffset == CGPoint(x: 0, y: -20))
    #expect(view.adjustedContentInset.top == 20)
    view.contentOffset.y = 100
    view.contentInset.top = 50
    #expect(view.contentOffset.y == 100)
    #expect(notes.steps == ["inset", "inset"])
  }

  @Test func theSafeAreaIsAddedWhereContentScrolls() {
    view.setSafeAreaInsets(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    #expect(view.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0))
    view.alwaysBounceHorizontal = true
    #expect(view.adjustedContentInset.left == 20)
    view.contentInsetAdjustmentBehavior = .never
    #expect(view.adjustedContentInset == .zero)
    view.alwaysBounceHorizontal = false
    view.contentInsetAdjustmentBehavior = .always
    #expect(view.adjustedContentInset.right == 40)
  }

  @Test func rectanglesAreShown() {
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    #expect(view.contentOffset.y == 350)
    notes.calls = []
    view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: true)
    #expect(notes.calls.isEmpty)
    #expect(view.scrolling.motion == nil)
  }

  // MARK: Animated changes

  @Test func anAnimatedChangeTakesItsTime() {
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(view.contentOffset.y == 0)
    view.advance(to: 5)
    #expect(view.contentOffset.y == 0)
    view.advance(to: 5.15)
    #expect(abs(view.contentOffset.y - 50) < 1e-9, "5.15 - 5 is not exact")
    #expect(notes.steps.isEmpty)
    view.advance(to: 5.31)
    #expect(view.contentOffset.y == 100)
    #expect(notes.steps == ["didAnimate"])
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    #expect(view.scrolling.motion == nil)
  }

  @Test func settingTheOffsetEndsAMotionButNotInTheDelegate() {
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    view.advance(to: 0)
    notes.onScroll = { $0.contentOffset.x = 0 }
    view.advance(to: 0.1)
    #expect(view.scrolling.motion != nil)
    view.contentOffset.y = 7
    view.advance(to: 0.2)
    #expect(view.contentOffset.y == 7)
  }

  @Test func aMotionMayBeFollowedByAnother() {
    notes.onScroll = { [notes] scrollView in
      guard scrollView.contentOffset.y > 50, notes.steps.isEmpty else { return }
      notes.calls.append("again")
      scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    }
    view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    for frame in 0...60 { view.advance(to: Double(frame) / 60) }
    #expect(view.contentOffset.y == 10)
    #expect(notes.steps == ["again", "didAnimate"])
  }

  // MARK: Dragging

  @Test func aDragMovesTheContent() {
    drag(CGPoint(x: 0, y: -60))
    #expect(view.contentOffset.y == 60)
    #expect(notes.calls == ["willDrag", "scroll", "willEndDrag", "didEndDrag false"])
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  @Test func theFirstPointsOfAWayDoNotCount() {
    view.beginDrag(CGPoint(x: 0, y: -12))
    #expect(view.contentOffset.y == 2)
    view.drag(CGPoint(x: 0, y: -60))
    #expect(view.contentOffset.y == 50)
    #expect(view.isDragging && view.isTracking)
  }

  @Test func overAnEdgeContentResistsAndComesBack() {
    view.touchChanged(isDown: true)
    view.beginDrag(.zero)
    view.drag(CGPoint(x: 0, y: 100))
    #expect(view.contentOffset.y == -RubberBand.stretch(of: 100, in: 200))
    view.drag(CGPoint(x: 0, y: 0))
    #expect(view.contentOffset.y == 0)
    view.drag(CGPoint(x: 0, y: 100))
    let over = view.contentOffset.y
    view.endDrag(velocity: .zero)
    #expect(notes.proposal == .zero)
    #expect(notes.steps == ["willDrag", "willEndDrag", "didEndDrag true", "willDecelerate"])
    #expect(view.isDecelerating)
    view.advance(to: 1)
    view.advance(to: 1.1)
    #expect(abs(view.contentOffset.y - over * exp(-1) * 2) < 1e-6, "1.1 - 1 is not exact")
    view.advance(to: 3)
    #expect(view.contentOffset.y == 0)
    #expect(notes.steps.last == "didDecelerate")
  }

  @Test func withoutBounceContentStopsAtItsEdge() {
    view.bounces = false
    drag(CGPoint(x: 0, y: 100), velocity: CGPoint(x: 0, y: 1000))
    #expect(view.contentOffset.y == 0)
    #expect(notes.steps == ["willDrag", "willEndDrag", "didEndDrag false"])
  }

  @Test func contentThatWasLetGoSlowsDown() {
    drag(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 30, y: -500))
    #expect(notes.velocity == CGPoint(x: 0, y: 0.5))
    #expect(abs(notes.proposal.y - (100 + 249.75)) < 0.01, "given to two places")
    view.advance(to: 20)
    for time in [0.1, 0.5, 1] {
      view.advance(to: 20 + time)
      let expected = 100 + 500 / (1000 * log(0.998)) * (pow(0.998, 1000 * time) - 1)
      #expect(abs(view.contentOffset.y - expected) < 1e-6, "20.1 - 20 is not exact")
    }
    view.advance(to: 30)
    #expect(abs(view.contentOffset.y - 349.75) < 0.01, "given to two places")
    #expect(notes.steps == ["willDrag", "willEndDrag", "didEndDrag true", "willDecelerate", "didDecelerate"])
  }

  @Test func theFastRateGoesLessFar() {
    view.decelerationRate = .fast
    drag(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -500))
    #expect(abs(notes.proposal.y - 149.75) < 0.01, "given to two places")
  }

  @Test func theDelegateMayChangeWhereItComesToRest() {
    notes.target = CGPoint(x: 0, y: 300)
    drag(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -100))
    for frame in 0...300 { view.advance(to: Double(frame) / 60) }
    #expect(view.contentOffset.y == 300)
    notes.target = CGPoint(x: CGFloat.nan, y: 1e300)
    drag(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -100))
    for frame in 0...1200 { view.advance(to: Double(frame) / 60) }
    #expect(view.contentOffset == CGPoint(x: 0, y: 800))
  }

  @Test(arguments: [(-40, 0, 0), (-110, 0, 200), (-20, -400, 200), (-20, 400, 0)] as [(CGFloat, CGFloat, CGFloat)])
  func pagesAreMultiplesOfTheSize(way: CGFloat, velocity: CGFloat, page: CGFloat) {
    view.isPagingEnabled = true
    drag(CGPoint(x: 0, y: way), velocity: CGPoint(x: 0, y: velocity))
    #expect(notes.proposal.y == page)
    for frame in 0...600 { view.advance(to: Double(frame) / 60) }
    #expect(view.contentOffset.y == page)
    #expect(!view.isDecelerating)
  }

  @Test func contentThatFitsDoesNotMoveUnlessItAlwaysBounces() {
    drag(CGPoint(x: -60, y: 0))
    #expect(view.contentOffset.x == 0)
    #expect(!view.mayDrag(CGPoint(x: -20, y: 5)))
    #expect(view.mayDrag(CGPoint(x: -5, y: 20)))
    view.alwaysBounceHorizontal = true
    #expect(view.mayDrag(CGPoint(x: -20, y: 5)))
    view.beginDrag(.zero)
    view.drag(CGPoint(x: -60, y: 0))
    #expect(view.contentOffset.x == RubberBand.stretch(of: 60, in: 100))
    view.isScrollEnabled = false
    #expect(!view.mayDrag(CGPoint(x: -20, y: 5)))
  }

  @Test(
    arguments: [(CGPoint(x: -60, y: -20), 60, 0), (CGPoint(x: -20, y: -60), 0, 60), (CGPoint(x: -40, y: -30), 40, 30)]
      as [(CGPoint, CGFloat, CGFloat)])
  func aLockedDirectionStays(way: CGPoint, x: CGFloat, y: CGFloat) {
    view.contentSize = CGSize(width: 1000, height: 1000)
    view.isDirectionalLockEnabled = true
    drag(way)
    #expect(view.contentOffset == CGPoint(x: x, y: y))
  }

  @Test func aFingerStopsContentThatMoves() {
    drag(CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -500))
    view.advance(to: 0)
    view.advance(to: 0.1)
    let offset = view.contentOffset
    view.touchChanged(isDown: true)
    #expect(view.isTracking && !view.isDecelerating && !view.isDragging)
    #expect(notes.steps.last == "didDecelerate")
    view.advance(to: 0.2)
    #expect(view.contentOffset == offset)
    view.touchChanged(isDown: false)
    #expect(view.contentOffset == offset)
  }

  @Test func aFingerThatStopsABounceLetsItComeBack() {
    drag(CGPoint(x: 0, y: 100))
    view.advance(to: 0)
    view.touchChanged(isDown: true)
    let offset = view.contentOffset.y
    #expect(offset < 0)
    view.beginDrag(.zero)
    #expect(abs(view.contentOffset.y - offset) < 1e-9, "there and back through the formula")
    view.endDrag(velocity: .zero)
    view.advance(to: 1)
    view.advance(to: 3)
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = -30
    view.touchChanged(isDown: true)
    view.touchChanged(isDown: false)
    view.advance(to: 4)
    view.advance(to: 6)
    #expect(view.contentOffset.y == 0)
  }

  @Test func leavingTheWindowEndsEverything() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    window.addSubview(view)
    view.touchChanged(isDown: true)
    view.beginDrag(.zero)
    view.removeFromSuperview()
    #expect(!view.isDragging && !view.isTracking)
    view.drag(CGPoint(x: 0, y: -100))
    #expect(view.contentOffset == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -100, 1e300])
  func numbersThatMakeNoSenseAreHarmless(value: CGFloat) {
    let point = CGPoint(x: value, y: value)
    view.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    view.contentSize = CGSize(width: value, height: value)
    view.alwaysBounceVertical = true
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: value)
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    drag(point, velocity: point)
    view.setContentOffset(point, animated: true)
    view.scrollRectToVisible(CGRect(x: value, y: value, width: value, height: value), animated: true)
    for frame in 0...10 { view.advance(to: Double(frame) / 6) }
    view.advance(to: value)
    view.frame = CGRect(x: 0, y: 0, width: value, height: value)
    view.layoutIfNeeded()
    drag(CGPoint(x: 10, y: 10), velocity: point)
    view.advance(to: 100)
    view.advance(to: 200)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    #expect(!view.contentOffset.x.isNaN && !view.contentOffset.y.isNaN)
  }

  // MARK: Wheel

  private func turn(_ dx: CGFloat, _ dy: CGFloat) -> Bool {
    view.wheelTurned(WheelTurn(delta: CGVector(dx: dx, dy: dy), isZoom: false, location: .zero, timestamp: 0))
  }

  @Test func aWheelMovesContentAsFarAsThereIsAny() {
    #expect(turn(0, 50))
    #expect(view.contentOffset.y == 50)
    #expect(turn(0, 5000))
    #expect(view.contentOffset.y == 800)
    #expect(!turn(0, 10))
    #expect(!turn(30, 0))
    #expect(!turn(.nan, 3))
    view.isScrollEnabled = false
    #expect(!turn(0, -10))
  }

  @Test func aWheelTurnsPages() {
    view.isPagingEnabled = true
    #expect(turn(0, 10))
    #expect(turn(0, 10))
    view.advance(to: 0)
    view.advance(to: 1)
    #expect(view.contentOffset.y == 200)
    #expect(turn(0, -10))
    view.advance(to: 2)
    view.advance(to: 3)
    #expect(view.contentOffset.y == 0)
    #expect(!turn(0, -10))
  }

  // MARK: Indicators

  @Test func barsShowWhileContentMovesAndFade() throws {
    #expect(view.subviews.isEmpty)
    view.beginDrag(.zero)
    view.drag(CGPoint(x: 0, y: -400))
    let bar = try #require(view.subviews.first)
    #expect(view.subviews.count == 1, "there is nothing to see at the sides")
    #expect(bar.frame.maxX == 97)
    #expect(bar.frame.width == 3)
    #expect(bar.frame.minY > 400 && bar.frame.maxY < 600)
    view.endDrag(velocity: .zero)
    view.advance(to: 1)
    #expect(bar.alpha == 1)
    view.advance(to: 1.525)
    #expect(abs(bar.alpha - 0.5) < 1e-6, "alpha is a Float")
    view.advance(to: 1.66)
    #expect(view.subviews.isEmpty)
    view.showsVerticalScrollIndicator = false
    view.flashScrollIndicators()
    #expect(view.subviews.isEmpty)
  }

  @Test func archivesHoldWhatScrolls() throws {
    view.contentOffset.y = 70
    view.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.maximumZoomScale = 3
    view.isPagingEnabled = true
    view.decelerationRate = .fast
    let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let root = unarchiver.decodeObject(of: [UIScrollView.self], forKey: NSKeyedArchiveRootObjectKey)
    let copy = try #require(root as? UIScrollView)
    #expect(copy.contentSize == view.contentSize)
    #expect(copy.contentInset == view.contentInset)
    #expect(copy.contentOffset == view.contentOffset)
    #expect(copy.maximumZoomScale == 3)
    #expect(copy.isPagingEnabled && copy.bounces)
    #expect(copy.decelerationRate == .fast)
  }
}
