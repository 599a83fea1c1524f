// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct ImplicitAnimationTests {
  @Test func changesOfAShownLayerTakeAQuarterOfASecond() throws {
    let stage = Stage()
    stage.layer.opacity = 0
    stage.root.tick(timestamp: 1)
    let curve = CAMediaTimingFunction(name: .default)
    let expected = 1 - curve.value(at: 0.4)
    #expect(abs(Double(try #require(stage.value("opacity", at: 1.1, as: Float.self))) - expected) < 1e-6)
    #expect(stage.layer.opacity == 0)
    #expect(stage.layer.animationKeys() == ["opacity"])
    #expect(stage.value("opacity", at: 1.25, as: Float.self) == 0)
    #expect(!stage.root.hasAnimations)
  }

  @Test func anotherChangeGoesOnFromWhatIsShown() throws {
    let stage = Stage()
    stage.layer.position.x = 25
    stage.root.tick(timestamp: 1)
    let halfway = try #require(stage.value("position.x", at: 1.125))
    stage.layer.position.x = 5
    #expect(stage.value("position.x", at: 1.125) == halfway)
    #expect(stage.layer.animationKeys() == ["position"])
  }

  @Test func theTransactionSaysHow() throws {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.cornerRadius = 8
    CATransaction.commit()
    stage.root.tick(timestamp: 1)
    #expect(stage.value("cornerRadius", at: 1.5) == 2)
    for duration in [0, -1, Double.nan] {
      let stage = Stage()
      CATransaction.begin()
      CATransaction.setAnimationDuration(duration)
      stage.layer.cornerRadius = 8
      CATransaction.commit()
      #expect(stage.layer.animationKeys() == nil)
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.layer.opacity = 0
    CATransaction.commit()
    #expect(stage.layer.animation(forKey: "opacity") == nil)
  }

  @Test func newLayersAndOtherKeysDoNotAnimate() {
    let stage = Stage()
    let new = box(0, 0, 4, 4, .red)
    stage.root.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil)
    let shape = CAShapeLayer()
    stage.root.addSublayer(shape)
    stage.root.tick(timestamp: 1)
    shape.path = CGPath(rect: .zero, transform: nil)
    shape.name = "shape"
    stage.layer.contents = nil
    stage.layer.isHidden = true
    #expect(shape.animationKeys() == nil)
    #expect(stage.layer.animationKeys() == nil)
    shape.strokeEnd = 0.5
    #expect(shape.animationKeys() == ["strokeEnd"])
    new.opacity = 1
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test func actionsComeFirst() throws {
    let stage = Stage()
    stage.layer.actions = ["opacity": NSNull(), "cornerRadius": CABasicAnimation()]
    stage.layer.opacity = 0.5
    #expect(stage.layer.animationKeys() == nil)
    stage.layer.cornerRadius = 8
    let own = try #require(stage.layer.animation(forKey: "cornerRadius") as? CABasicAnimation)
    #expect(own.keyPath == "cornerRadius")
    stage.root.tick(timestamp: 1)
    #expect(stage.value("cornerRadius", at: 1.125) == 4)
  }
}
