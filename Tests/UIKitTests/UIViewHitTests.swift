// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

@MainActor struct UIViewHitTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
  private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

  init() {
    parent.addSubview(back)
    parent.addSubview(front)
  }

  @Test func frontmostViewIsHit() {
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(parent.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 5, y: 5), with: nil) === parent)
    #expect(parent.hitTest(CGPoint(x: 100, y: 5), with: nil) == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func viewsThatAreNowhereArePassedBy(value: CGFloat) {
    front.bounds = CGRect(x: value, y: value, width: value, height: value)
    #expect(!front.point(inside: .zero, with: nil))
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
  }

  @Test(arguments: [(0.009, false), (0.01, true), (0.5, true), (0, false)] as [(CGFloat, Bool)])
  func nearlyClearViewsArePassedBy(alpha: CGFloat, isHit: Bool) {
    front.alpha = alpha
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === (isHit ? front : back))
  }

  @Test func hiddenAndInactiveViewsArePassedBy() {
    front.isHidden = true
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === parent)
    parent.isUserInteractionEnabled = false
    #expect(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) == nil)
  }

  @Test func whatSticksOutOfTheParentIsNotHit() {
    let child = UIView(frame: CGRect(x: 45, y: 0, width: 30, height: 10))
    back.addSubview(child)
    #expect(parent.hitTest(CGPoint(x: 57, y: 15), with: nil) === child)
    #expect(parent.hitTest(CGPoint(x: 70, y: 15), with: nil) === parent)
  }

  @Test func pointInsideMayBeOverridden() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let wide = Wide(frame: CGRect(x: 85, y: 5, width: 5, height: 5))
    parent.addSubview(wide)
    #expect(parent.hitTest(CGPoint(x: 80, y: 1), with: nil) === wide)
  }

  @Test func pointInsideIsHalfOpen() {
    #expect(back.point(inside: .zero, with: nil))
    #expect(!back.point(inside: CGPoint(x: 50, y: 0), with: nil))
  }

  @Test func transformedViewIsHitWhereItIsShown() {
    front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(parent.hitTest(CGPoint(x: 32, y: 32), with: nil) === back)
    #expect(parent.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
  }
}
