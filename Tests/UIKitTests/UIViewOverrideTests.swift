// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What Apple lets people override can be overridden here too, and is what gets called.
@MainActor struct UIViewOverrideTests {
  private final class Overriding: UIView {
    var calls: Set<String> = []

    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var frame: CGRect { didSet { calls.insert("frame") } }
    override var bounds: CGRect { didSet { calls.insert("bounds") } }
    override var center: CGPoint { didSet { calls.insert("center") } }
    override var transform: CGAffineTransform { didSet { calls.insert("transform") } }
    override var contentMode: UIView.ContentMode { didSet { calls.insert("contentMode") } }
    override var backgroundColor: UIColor? { didSet { calls.insert("backgroundColor") } }
    override var tintColor: UIColor! { didSet { calls.insert("tintColor") } }
    override var isHidden: Bool { didSet { calls.insert("isHidden") } }
    override var alpha: CGFloat { didSet { calls.insert("alpha") } }
    override var tag: Int { didSet { calls.insert("tag") } }
    override var isOpaque: Bool {
      get { false }
      set { calls.insert("isOpaque") }
    }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
    override var next: UIResponder? { nil }

    override func draw(_ rect: CGRect) { calls.insert("draw") }
    override func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.insert("draw(layer)")
      super.draw(layer, in: ctx)
    }
    override func display(_ layer: CALayer) {
      calls.insert("display")
      super.display(layer)
    }
    override func layerWillDraw(_ layer: CALayer) { calls.insert("layerWillDraw") }
    override func layoutSublayers(of layer: CALayer) {
      calls.insert("layoutSublayers")
      super.layoutSublayers(of: layer)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.insert("layoutSubviews")
    }
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      super.action(for: layer, forKey: event)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      calls.insert("hitTest")
      return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      calls.insert("point(inside)")
      return super.point(inside: point, with: event)
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      calls.insert("sizeThatFits")
      return size
    }
    override func setNeedsDisplay() {
      super.setNeedsDisplay()
      calls.insert("setNeedsDisplay")
    }
    override func setNeedsLayout() {
      super.setNeedsLayout()
      calls.insert("setNeedsLayout")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      calls.insert("traits")
    }
    override func tintColorDidChange() { calls.insert("tint") }
    override func willMove(toSuperview newSuperview: UIView?) { calls.insert("willMove") }
    override func didMoveToSuperview() { calls.insert("didMove") }
    override func didAddSubview(_ subview: UIView) { calls.insert("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.insert("willRemove") }
  }

  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let view = Overriding(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func makingAViewCallsNoSetter() {
    #expect(view.calls.isDisjoint(with: ["frame", "bounds", "center", "backgroundColor", "contentMode", "isOpaque"]))
  }

  @Test func gettersAndClassesAreTheOnesOverridden() {
    #expect(view.layer is CAShapeLayer)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(!view.isOpaque)
    parent.addSubview(view)
    #expect(view.next == nil)
  }

  @Test func autoresizingSetsTheFrame() {
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    view.calls = []
    parent.frame.size.width = 20
    #expect(view.calls == ["frame"])
  }

  @Test func layoutAndDisplayGoThroughTheDelegate() {
    view.layer.layoutIfNeeded()
    view.layer.displayIfNeeded()
    let expected: Set = ["layoutSublayers", "layoutSubviews", "display", "layerWillDraw", "draw(layer)", "draw"]
    #expect(view.calls.isSuperset(of: expected))
  }

  @Test func hierarchyHitsTraitsAndTint() {
    parent.addSubview(view)
    #expect(view.calls.isSuperset(of: ["willMove", "didMove", "setNeedsLayout"]))
    let child = UIView()
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.calls.isSuperset(of: ["didAdd", "willRemove"]))
    #expect(parent.hitTest(CGPoint(x: 1, y: 1), with: nil) === view)
    #expect(view.calls.isSuperset(of: ["hitTest", "point(inside)"]))
    parent.overrideUserInterfaceStyle = .dark
    #expect(view.calls.isSuperset(of: ["traits", "tint", "setNeedsDisplay"]))
  }

  @Test func sizeToFitAsksForTheSizeThatFits() {
    view.sizeToFit()
    #expect(view.calls.isSuperset(of: ["sizeThatFits", "frame"]))
  }

  @Test func layerIsOpaqueAsTheOverriddenGetterSays() {
    #expect(!view.layer.isOpaque)
  }
}
