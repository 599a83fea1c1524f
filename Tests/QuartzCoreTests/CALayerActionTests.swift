// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

private final class Action: NSObject, CAAction {
  let name: String
  var runs: [String] = []

  init(_ name: String) {
    self.name = name
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    let layer = anObject as? CALayer
    runs.append("\(event) \(layer?.cornerRadius ?? -1)")
  }
}

private final class ActionDelegate: NSObject, CALayerDelegate {
  var action: (any CAAction)?
  var radiusWhenAsked: CGFloat?

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    radiusWhenAsked = layer.cornerRadius
    return action
  }
}

private class DefaultingLayer: CALayer {
  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "odd" ? super.defaultAction(forKey: event) : Action("default")
  }
}

private final class RedrawingLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    ["cornerRadius", "progress"].contains(key)
  }
}

struct CALayerActionTests {
  private let layer = DefaultingLayer()
  private let delegate = ActionDelegate()

  private func name(_ action: (any CAAction)?) -> String? {
    (action as? Action)?.name
  }

  @Test func searchGoesFromDelegateToClass() {
    #expect(name(layer.action(forKey: "x")) == "default")
    layer.style = ["style": ["actions": ["x": Action("inner style")]], "actions": ["y": Action("style")]]
    #expect(name(layer.action(forKey: "x")) == "inner style")
    #expect(name(layer.action(forKey: "y")) == "style")
    layer.actions = ["x": Action("actions"), "y": Action("actions")]
    #expect(name(layer.action(forKey: "x")) == "actions")
    layer.delegate = delegate
    #expect(name(layer.action(forKey: "x")) == "actions")
    delegate.action = Action("delegate")
    #expect(name(layer.action(forKey: "x")) == "delegate")
    #expect(CALayer().action(forKey: "bounds") == nil)
  }

  @Test func nullEndsTheSearch() {
    layer.actions = ["x": NSNull()]
    #expect(layer.action(forKey: "x") == nil)
    layer.delegate = delegate
    delegate.action = NSNull()
    #expect(layer.action(forKey: "y") == nil)
  }

  @Test func actionIsSoughtBeforeTheChangeAndRunsAfterIt() {
    let action = Action("action")
    delegate.action = action
    layer.delegate = delegate
    layer.cornerRadius = 3
    #expect(delegate.radiusWhenAsked == 0)
    #expect(action.runs == ["cornerRadius 3.0"])
  }

  @Test func sameValueRunsNoAction() {
    let action = Action("action")
    layer.actions = ["cornerRadius": action, "bounds": action]
    layer.cornerRadius = 0
    layer.bounds = .zero
    #expect(action.runs == [])
  }

  @Test func frameRunsTheActionsOfPositionAndBounds() {
    let action = Action("action")
    layer.actions = ["position": action, "bounds": action, "frame": action]
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(action.runs == ["position 0.0", "bounds 0.0"])
  }

  @Test func disabledActionsAreNotSought() {
    layer.delegate = delegate
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 3
    CATransaction.commit()
    #expect(delegate.radiusWhenAsked == nil)
    layer.cornerRadius = 4
    #expect(delegate.radiusWhenAsked == 3)
  }

  @Test func everyPropertyHasItsEvent() {
    let changes: [(String, (CALayer) -> Void)] = [
      ("hidden", { $0.isHidden = true }), ("opacity", { $0.opacity = 0 }), ("zPosition", { $0.zPosition = 1 }),
      ("anchorPoint", { $0.anchorPoint = .zero }), ("masksToBounds", { $0.masksToBounds = true }),
      ("backgroundColor", { $0.backgroundColor = .red }), ("borderColor", { $0.borderColor = nil }),
      ("borderWidth", { $0.borderWidth = 1 }), ("maskedCorners", { $0.maskedCorners = [] }),
      ("contents", { $0.contents = nil }), ("contentsScale", { $0.contentsScale = 2 }),
      ("contentsGravity", { $0.contentsGravity = .center }), ("opaque", { $0.isOpaque = true }),
      ("transform", { $0.transform.m11 = 2 }), ("sublayers", { $0.addSublayer(CALayer()) }),
      ("custom", { $0.setValue(1, forKey: "custom") }),
    ]
    for (event, change) in changes {
      let (layer, action) = (CALayer(), Action("action"))
      layer.actions = [event: action]
      change(layer)
      #expect(action.runs == ["\(event) 0.0"])
    }
  }

  @Test func shapePropertiesHaveTheirEvents() {
    let (layer, action) = (CAShapeLayer(), Action("action"))
    layer.actions = ["path": action, "strokeEnd": action, "lineDashPattern": action]
    layer.path = CGPath(rect: .zero, transform: nil)
    layer.strokeEnd = 0.5
    layer.lineDashPattern = [1]
    #expect(action.runs == ["path 0.0", "strokeEnd 0.0", "lineDashPattern 0.0"])
  }

  @Test func keysThatNeedDisplayMarkTheLayer() {
    let layer = RedrawingLayer()
    layer.opacity = 0.5
    #expect(!layer.needsDisplay())
    layer.cornerRadius = 2
    #expect(layer.needsDisplay())
    let other = RedrawingLayer()
    other.setValue(0.5, forKey: "progress")
    #expect(other.needsDisplay())
    #expect(!CALayer.needsDisplay(forKey: "bounds"))
  }
}
