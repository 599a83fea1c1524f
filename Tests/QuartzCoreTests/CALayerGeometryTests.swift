// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

struct CALayerGeometryTests {
  /// Turned frames come from sines and cosines, which are right to about 1e-16 of numbers below 1000.
  private func expectClose(_ a: CGRect, _ b: CGRect, sourceLocation: SourceLocation = #_sourceLocation) {
    let differences = [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(a) \(b)", sourceLocation: sourceLocation)
  }

  @Test func defaults() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(layer.contents == nil)
    #expect(layer.contentsScale == 1)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    #expect(layer.opacity == 1)
    #expect(!layer.isHidden)
    #expect(!layer.isOpaque)
    #expect(!layer.masksToBounds)
    #expect(!layer.needsDisplayOnBoundsChange)
    #expect(layer.name == nil)
    #expect(layer.delegate == nil)
    #expect(layer.actions == nil)
    #expect(layer.style == nil)
    #expect(layer.superlayer == nil)
  }

  @Test func frameSetsBoundsSizeAndPosition() {
    let layer = CALayer()
    layer.bounds.origin = CGPoint(x: 3, y: 4)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 3, y: 4, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    #expect(layer.preferredFrameSize() == CGSize(width: 30, height: 40))
  }

  @Test func anchorPointMovesTheFrame() {
    let layer = box(10, 20, 30, 40)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.position == CGPoint(x: 1, y: 2))
  }

  @Test func frameIsTheBoxAroundTheTurnedBounds() {
    let layer = box(0, 0, 20, 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    expectClose(layer.frame, CGRect(x: 5, y: -5, width: 10, height: 20))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let side = 30 / CGFloat(2).squareRoot()
    expectClose(layer.frame, CGRect(x: 10 - side / 2, y: 5 - side / 2, width: side, height: side))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -3, y: 1),
    CGAffineTransform(rotationAngle: .pi / 2),
    CGAffineTransform(translationX: 7, y: 9), CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 4, ty: 5),
  ])
  func frameSetUnderATransformIsRead(transform: CGAffineTransform) {
    let layer = CALayer()
    (layer.bounds.origin, layer.anchorPoint) = (CGPoint(x: 5, y: 6), CGPoint(x: 0.2, y: 0.9))
    layer.setAffineTransform(transform)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expectClose(layer.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func negativeSizesAreStandardized() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.bounds == CGRect(x: 6, y: 4, width: 4, height: 6))
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func affineTransformIsThePartOfTheTransform() {
    let layer = CALayer()
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layer.setAffineTransform(transform)
    #expect(layer.affineTransform() == transform)
    #expect(CATransform3DEqualToTransform(layer.transform, CATransform3DMakeAffineTransform(transform)))
  }

  /// A root with two branches: a turned one of two layers and a scrolled one.
  private func branches() -> (root: CALayer, outer: CALayer, inner: CALayer, scrolled: CALayer) {
    let (root, outer, inner, scrolled) = (
      box(100, 100, 200, 200), box(0, 0, 20, 10), box(5, 2, 4, 4), box(50, 60, 70, 80)
    )
    outer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    root.sublayers = [outer, scrolled]
    outer.addSublayer(inner)
    return (root, outer, inner, scrolled)
  }

  /// Turned points come from sines and cosines, as frames do.
  private func expectClose(_ a: CGPoint, _ b: CGPoint, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(hypot(a.x - b.x, a.y - b.y) < 1e-9, "\(a) \(b)", sourceLocation: sourceLocation)
  }

  @Test func pointsConvertThroughTransforms() {
    let (root, outer, inner, scrolled) = branches()
    // (5, 2) of outer, turned a quarter about (10, 5), is (13, 0) of root.
    expectClose(inner.convert(CGPoint.zero, to: root), CGPoint(x: 13, y: 0))
    #expect(outer.convert(CGPoint(x: 1, y: 1), from: inner) == CGPoint(x: 6, y: 3))
    let other = scrolled.convert(CGPoint.zero, from: inner)
    expectClose(other, CGPoint(x: -37, y: -30))
    expectClose(inner.convert(other, from: scrolled), .zero)
    #expect(inner.convert(CGPoint(x: 3, y: 4), to: inner) == CGPoint(x: 3, y: 4))
  }

  @Test func nilIsTheSpaceAroundTheTopmostLayer() {
    let (root, _, _, scrolled) = branches()
    #expect(root.convert(CGPoint.zero, to: nil) == CGPoint(x: 100, y: 100))
    #expect(scrolled.convert(CGPoint(x: 150, y: 160), from: nil) == CGPoint(x: 0, y: 30))
  }

  @Test func layersWithoutACommonOneConvertThroughTheSpaceAroundBoth() {
    let (a, b) = (box(10, 10, 5, 5), box(20, 30, 5, 5))
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -10, y: -20))
    #expect(a.convert(CGPoint.zero, from: b) == CGPoint(x: 10, y: 20))
  }

  @Test func rectanglesConvertToTheBoxAround() {
    let (root, _, inner, _) = branches()
    expectClose(inner.convert(inner.bounds, to: root), CGRect(x: 9, y: 0, width: 4, height: 4))
    expectClose(inner.convert(CGRect(x: 9, y: 0, width: 4, height: 4), from: root), inner.bounds)
  }

  @Test func containsItsOwnBoundsOnly() {
    let layer = box(10, 10, 20, 20)
    #expect(layer.contains(CGPoint(x: 0, y: 19)))
    #expect(!layer.contains(CGPoint(x: 20, y: 0)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func boundsThatAreNowhereHoldNothing(value: CGFloat) {
    let layer = CALayer()
    layer.bounds = CGRect(x: value, y: value, width: value, height: value)
    #expect(!layer.contains(.zero))
    #expect(!layer.contains(CGPoint(x: CGFloat.nan, y: 1)))
    #expect(layer.hitTest(.zero) == nil)
  }

  @Test func hitTestFindsTheFrontmostDeepestLayer() {
    let (root, outer, inner, scrolled) = branches()
    root.frame.origin = .zero
    #expect(root.hitTest(CGPoint(x: 12, y: 1)) === inner)
    #expect(root.hitTest(CGPoint(x: 7, y: 14)) === outer)
    #expect(root.hitTest(CGPoint(x: 60, y: 70)) === scrolled)
    #expect(root.hitTest(CGPoint(x: 190, y: 190)) === root)
    #expect(root.hitTest(CGPoint(x: 300, y: 0)) == nil)
  }

  @Test func hitTestGoesByTheOrderOfTheArray() {
    let (root, a, b) = (box(0, 0, 10, 10), box(0, 0, 10, 10), box(0, 0, 10, 10))
    root.sublayers = [a, b]
    a.zPosition = 5
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === b)
    b.isHidden = true
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === a)
  }

  @Test func hitTestLeavesOutWhatIsMasked() {
    let (root, outside) = (box(0, 0, 10, 10), box(20, 20, 10, 10))
    root.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) === outside)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 25)) == nil)
  }

  @Test(arguments: [0, CGFloat.nan, .infinity])
  func hitTestPassesOverLayersThatCannotBeInverted(scale: CGFloat) {
    let (root, odd) = (box(0, 0, 10, 10), box(0, 0, 10, 10))
    root.addSublayer(odd)
    odd.setAffineTransform(CGAffineTransform(scaleX: scale, y: 1))
    #expect(root.hitTest(CGPoint(x: 1, y: 1)) === root)
  }
}
