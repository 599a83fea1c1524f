// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor struct UIViewGeometryTests {
  @Test func frameGivesBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func viewMadeWithoutFrameIsEmpty() {
    #expect(UIView().frame == .zero)
    #expect(UIView().bounds == .zero)
  }

  @Test func boundsSizeGrowsFrameAboutCenter() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
  }

  @Test func boundsOriginLeavesFrameAlone() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.bounds.origin = CGPoint(x: 5, y: -5)
    #expect(view.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(view.bounds == CGRect(x: 5, y: -5, width: 8, height: 8))
  }

  @Test func theTransformIsTheAffinePartOfTheOneInSpace() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(view.layer.transform.m33 == 4)
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.transform3D))
  }

  @Test func frameIsTheBoxAroundATransformedView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    #expect(view.bounds.size == CGSize(width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test func rotatedFrameIsTheBoundingBox() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 150 / 2.0.squareRoot()
    // Sines of pi / 4 are rounded.
    #expect(abs(view.frame.width - side) < 1e-9)
    #expect(abs(view.frame.height - side) < 1e-9)
    #expect(abs(view.frame.midX - 50) < 1e-9)
  }

  @Test func settingFrameUnderATransformSetsBoundsAndCenter() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.transform = CGAffineTransform(scaleX: 2, y: 4)
    view.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 40))
  }

  @Test func transformIsAboutTheAnchorPoint() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.anchorPoint = .zero
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    #expect(view.center == .zero)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test func negativeSizeIsMadePositive() {
    let view = UIView()
    view.bounds = CGRect(x: 10, y: 10, width: -10, height: -5)
    #expect(view.bounds == CGRect(x: 0, y: 5, width: 10, height: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300])
  func oddGeometryNeverTraps(value: CGFloat) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: CGRect(x: value, y: value, width: value, height: value))
    let child = UIView(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight]
    parent.addSubview(view)
    view.addSubview(child)
    view.bounds = CGRect(x: value, y: 0, width: value, height: 10)
    view.center = CGPoint(x: value, y: 0)
    view.transform = CGAffineTransform(scaleX: value, y: 0)
    view.frame = CGRect(x: 0, y: value, width: 10, height: value)
    view.alpha = value
    view.contentScaleFactor = value
    _ = view.convert(CGPoint(x: value, y: 1), to: child)
    _ = parent.hitTest(CGPoint(x: value, y: value), with: nil)
    view.sizeToFit()
    parent.layoutIfNeeded()
    #expect(view.superview === parent)
    #expect(parent.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width + 6, height: 7) }
    }
    let view = Fitting(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 16, height: 7))
  }

  @Test func sizeThatFitsIsTheBoundsSize() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 20))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 10, height: 20))
  }

  @Test func intrinsicSizeIsNone() {
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func overriddenFrameObserverRunsOncePerChange() {
    final class Observing: UIView {
      var changes = 0
      override var frame: CGRect { didSet { changes += 1 } }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = Observing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.changes == 0)
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.frame.size.width = 20
    #expect(view.changes == 1)
    parent.frame.size.width = 20
    #expect(view.changes == 1)
  }

  @Test func pointsConvertThroughBoundsOriginAndTransform() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scrolled = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    scrolled.bounds.origin = CGPoint(x: 0, y: 20)
    let child = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    parent.addSubview(scrolled)
    scrolled.addSubview(child)
    #expect(scrolled.convert(CGPoint(x: 1, y: 21), to: parent) == CGPoint(x: 11, y: 11))
    #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 15, y: 15))
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 5, y: 5))
    #expect(child.convert(CGPoint(x: 5, y: 5), from: parent) == CGPoint.zero)
    #expect(child.convert(child.bounds, to: parent) == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(child.convert(CGRect(x: 5, y: 5, width: 20, height: 20), from: parent) == child.bounds)
  }

  @Test func convertingToNilMeansTheTopmostView() {
    let parent = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    parent.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(child.convert(CGPoint(x: 10, y: 20), from: nil) == .zero)
    #expect(child.convert(child.bounds, to: nil) == child.frame)
  }

  @Test func contentScaleFollowsTraitsUntilItIsSet() {
    let view = UIView()
    #expect(view.contentScaleFactor == 1)
    view.traitOverrides.displayScale = 3
    #expect(view.contentScaleFactor == 3)
    #expect(view.layer.contentsScale == 3)
    view.contentScaleFactor = 2
    view.traitOverrides.displayScale = 1
    #expect(view.contentScaleFactor == 2)
    view.contentScaleFactor = 0
    #expect(view.contentScaleFactor == 1)
  }
}
