// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// Counts its layouts, and does in each what it is told.
private final class CountingLayer: CALayer {
  var layouts = 0
  var work: (CountingLayer) -> Void = { _ in }

  override func layoutSublayers() {
    layouts += 1
    work(self)
  }
}

private final class LayoutDelegate: NSObject, CALayerDelegate {
  var layouts = 0

  func layoutSublayers(of layer: CALayer) {
    layouts += 1
  }
}

struct CALayerLayoutTests {
  @Test func requestsAreCoalesced() {
    let layer = CountingLayer()
    layer.setNeedsLayout()
    layer.setNeedsLayout()
    #expect(layer.layouts == 0)
    #expect(layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    #expect(!layer.needsLayout())
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
  }

  @Test func newLayerNeedsNoLayout() {
    #expect(!CALayer().needsLayout())
  }

  @Test func layoutClimbsWhileSuperlayersNeedIt() {
    let layers = (0..<4).map { _ in CountingLayer() }
    for (layer, sublayer) in zip(layers, layers.dropFirst()) { layer.addSublayer(sublayer) }
    layers[0].layoutIfNeeded()
    for layer in layers { layer.layouts = 0 }
    layers[0].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[3].layoutIfNeeded()
    // The chain is broken at 1, so that 0 is not reached.
    #expect(layers.map(\.layouts) == [0, 0, 1, 0])
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[3].layoutIfNeeded()
    #expect(layers.map(\.layouts) == [1, 1, 2, 0])
  }

  @Test func layoutReachesTheWholeTreeBelow() {
    let (root, middle, leaf) = (CountingLayer(), CALayer(), CountingLayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    root.layoutIfNeeded()
    leaf.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layouts == 1)
    #expect(leaf.layouts == 1)
  }

  @Test func onlyBoundsAndTransformAskForLayout() {
    let changes: [((CALayer) -> Void, Bool)] = [
      ({ $0.bounds.size.width += 1 }, true), ({ $0.bounds.origin.x += 1 }, true), ({ $0.frame.size.width += 1 }, true),
      ({ $0.transform = CATransform3DMakeScale(2, 2, 1) }, true),
      ({ $0.setAffineTransform(CGAffineTransform(translationX: 1, y: 0)) }, true),
      ({ $0.position.x += 1 }, false), ({ $0.frame.origin.x += 1 }, false), ({ $0.bounds = $0.bounds }, false),
      ({ $0.anchorPoint = .zero }, false), ({ $0.opacity = 0.5 }, false),
    ]
    for (index, (change, asks)) in changes.enumerated() {
      let (parent, layer) = (CALayer(), CALayer())
      parent.addSublayer(layer)
      parent.layoutIfNeeded()
      change(layer)
      #expect(layer.needsLayout() == asks, "change \(index)")
      #expect(parent.needsLayout() == asks, "change \(index)")
    }
  }

  @Test func changeOfSublayersAsksForLayout() {
    let (parent, layer) = (CALayer(), CALayer())
    parent.addSublayer(layer)
    #expect(parent.needsLayout())
    parent.layoutIfNeeded()
    layer.removeFromSuperlayer()
    #expect(parent.needsLayout())
  }

  @Test func implicitRequestsInsideOnesOwnLayoutAreIgnored() {
    let (layer, sublayer) = (CountingLayer(), CALayer())
    layer.work = { layer in
      layer.bounds.size.width += 1
      layer.addSublayer(sublayer)
      sublayer.bounds.size.width += 1
    }
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout())
    #expect(layer.layouts == 1)
  }

  @Test func explicitRequestInsideOnesOwnLayoutStands() {
    let layer = CountingLayer()
    layer.work = { $0.setNeedsLayout() }
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    #expect(layer.needsLayout())
  }

  @Test func aLayoutThatForcesItselfIsDoneOnce() {
    let (layer, sublayer) = (CountingLayer(), CountingLayer())
    layer.addSublayer(sublayer)
    layer.layoutIfNeeded()
    (layer.layouts, sublayer.layouts) = (0, 0)
    layer.work = { layer in
      layer.setNeedsLayout()
      sublayer.setNeedsLayout()
      sublayer.layoutIfNeeded()
      layer.layoutIfNeeded()
    }
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(layer.layouts == 1)
    #expect(sublayer.layouts == 1)
    #expect(layer.needsLayout())
  }

  @Test func delegateLaysOut() {
    let (layer, delegate) = (CALayer(), LayoutDelegate())
    layer.delegate = delegate
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(delegate.layouts == 1)
  }

  @Test func renderingDoesThePendingLayout() throws {
    let layer = CountingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let sublayer = box(0, 0, 1, 1, .red)
    layer.addSublayer(sublayer)
    layer.work = { sublayer.frame = $0.bounds }
    #expect(try Bitmap(layer: layer, width: 10, height: 10).opaqueCount == 100)
  }

  @Test func renderingSettlesALayerThatResizesItself() throws {
    let (parent, child) = (CountingLayer(), CountingLayer())
    parent.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    child.backgroundColor = .red
    parent.addSublayer(child)
    child.work = { $0.bounds.size = CGSize(width: 4, height: 4) }
    parent.work = { _ in child.frame.origin = CGPoint(x: 10 - child.frame.width, y: 0) }
    parent.setNeedsLayout()
    child.setNeedsLayout()
    #expect(try Bitmap(layer: parent, width: 20, height: 20).inkedBox == CGRect(x: 6, y: 0, width: 4, height: 4))
  }

  @Test func renderingEndsThoughALayerAsksForEver() throws {
    let layer = CountingLayer()
    layer.work = { $0.setNeedsLayout() }
    layer.setNeedsLayout()
    #expect(try Bitmap(layer: layer, width: 1, height: 1).inkedCount == 0)
    #expect(layer.layouts <= 16)
  }
}
