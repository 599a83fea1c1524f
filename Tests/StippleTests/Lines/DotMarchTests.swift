// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Marks that move. Reduced motion is a state that a process has once: these run one after another.
@MainActor @Suite(.serialized) struct DotMarchTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  private func show<View: DottedStrokeView>(_ view: View) -> View {
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    (view.mark, view.fit) = (.circle, .whole)
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  private func line(of view: UIView) throws -> CAShapeLayer {
    try #require(view.layer.sublayers?.first as? CAShapeLayer)
  }

  private func animation(of view: UIView) throws -> CABasicAnimation? {
    try line(of: view).animation(forKey: "march") as? CABasicAnimation
  }

  @Test func marksMoveByAWholePeriodOverAndOver() throws {
    let view = show(DottedLineView())
    #expect(try animation(of: view) == nil)
    view.marchSpeed = 12
    let animation = try #require(try animation(of: view))
    #expect(animation.keyPath == "lineDashPhase")
    // A period of 6 at 12 points a second.
    #expect(abs(animation.duration - 0.5) < 1e-9)
    #expect(animation.repeatCount == .infinity)
    #expect(!animation.isRemovedOnCompletion)
    #expect((animation.toValue as? CGFloat).map { abs($0 + 6) < 1e-9 } == true)
    window.layer.tick(timestamp: 1)
    window.layer.tick(timestamp: 1.25)
    // A quarter of a second is three points towards the end.
    let phase = try #require(try line(of: view).presentation()).lineDashPhase
    #expect(abs(phase + 3) < 1e-9)
    window.layer.tick(timestamp: 101)
    #expect(try self.animation(of: view) != nil)
  }

  @Test func signIsTheDirection() throws {
    let view = show(DottedLineView())
    view.marchSpeed = -12
    #expect((try animation(of: view)?.toValue as? CGFloat).map { abs($0 - 6) < 1e-9 } == true)
  }

  @Test func marksStopWithoutSpeedAndWithoutAWindow() throws {
    let view = show(DottedLineView())
    view.marchSpeed = 10
    view.removeFromSuperview()
    #expect(try animation(of: view) == nil)
    window.addSubview(view)
    #expect(try animation(of: view) != nil)
    view.marchSpeed = 0
    #expect(try animation(of: view) == nil)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0] as [CGFloat])
  func speedThatIsNoneMovesNothing(speed: CGFloat) throws {
    let view = show(DottedLineView())
    view.marchSpeed = speed
    #expect(try animation(of: view) == nil)
  }

  @Test(arguments: [1e-12, 1e12, -1e12] as [CGFloat])
  func extremeSpeedsHaveADuration(speed: CGFloat) throws {
    let view = show(DottedLineView())
    view.marchSpeed = speed
    let duration = try #require(try animation(of: view)).duration
    #expect(duration >= 1.0 / 240 && duration <= 86_400)
  }

  @Test func layoutDoesNotStartItAnew() throws {
    let view = show(DottedLineView())
    view.marchSpeed = 12
    window.layer.tick(timestamp: 200)
    window.layer.tick(timestamp: 200.25)
    let first = try #require(try animation(of: view))
    view.lineColor = .red
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(try animation(of: view) === first)
    // Another period goes on from where the marks are.
    view.dotSpacing = 12
    #expect((try animation(of: view)?.fromValue as? CGFloat).map { $0 > 1 } == true)
  }

  @Test func lessMotionIsRespectedAtOnce() async throws {
    let view = show(DottedLineView())
    view.marchSpeed = 12
    UIAccessibility.setReduceMotionEnabled(true)
    for _ in 0..<1000 where try animation(of: view) != nil { await Task.yield() }
    #expect(try animation(of: view) == nil)
    // Nor does another start.
    let other = show(DottedBorderView())
    other.marchSpeed = 5
    #expect(try animation(of: other) == nil)
    UIAccessibility.setReduceMotionEnabled(false)
    for _ in 0..<1000 where try animation(of: view) == nil { await Task.yield() }
    #expect(try animation(of: view) != nil)
  }

  @Test func borderMovesAroundWithoutASeam() throws {
    let view = show(DottedBorderView())
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
    (view.borderRadius, view.marchSpeed) = (8, 10)
    view.layoutIfNeeded()
    let line = try line(of: view)
    let pattern = try #require(line.lineDashPattern).map { CGFloat($0.doubleValue) }
    let path = try #require(line.path)
    let length = MeasuredContour.contours(of: path).reduce(0) { $0 + $1.length }
    let turns = length / pattern.reduce(0, +)
    #expect(abs(turns - turns.rounded()) < 1e-9)
    // The same number of marks as at rest.
    view.marchSpeed = 0
    var count = 0
    line.path?.applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
    #expect(count == Int(turns.rounded()))
  }
}
