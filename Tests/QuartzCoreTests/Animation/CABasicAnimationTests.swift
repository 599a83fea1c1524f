// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import QuartzCore

struct CABasicAnimationTests {
  private func stage(_ from: Any?, _ to: Any?, by: Any? = nil, additive: Bool = false) -> Stage {
    let stage = Stage()
    stage.layer.cornerRadius = 8
    stage.layer.removeAllAnimations()
    let animation = animation("cornerRadius", from: from, to: to)
    (animation.byValue, animation.isAdditive) = (by, additive)
    stage.layer.add(animation, forKey: nil)
    stage.root.tick(timestamp: 1)
    return stage
  }

  /// All that may be set, and the values at a quarter: 8 is the property's own.
  @Test func endsComeOfWhatIsSet() {
    #expect(stage(2, 4).value("cornerRadius", at: 1.25) == 2.5)
    #expect(stage(2, nil, by: 4).value("cornerRadius", at: 1.25) == 3)
    #expect(stage(nil, 6, by: 4).value("cornerRadius", at: 1.25) == 3)
    #expect(stage(4, nil).value("cornerRadius", at: 1.25) == 5)
    #expect(stage(nil, 4).value("cornerRadius", at: 1.25) == 7)
    #expect(stage(nil, nil, by: 4).value("cornerRadius", at: 1.25) == 9)
    #expect(stage(nil, nil).value("cornerRadius", at: 1.25) == 8)
    #expect(stage(-4, 0, additive: true).value("cornerRadius", at: 1.25) == 5)
    #expect(stage(2, 4, by: 100).value("cornerRadius", at: 1.25) == 2.5)
  }

  @Test func valuesOfEveryKindAreMixed() throws {
    let stage = Stage()
    func quarter<Value>(_ key: String, _ from: Value, _ to: Value) -> Value? {
      stage.layer.removeAllAnimations()
      stage.layer.add(animation(key, from: from, to: to), forKey: nil)
      let start = CACurrentMediaTime() + 10
      stage.root.tick(timestamp: start)
      return stage.value(key, at: start + 0.25, as: Value.self)
    }
    #expect(quarter("position", CGPoint(x: 4, y: 8), CGPoint(x: 8, y: 0)) == CGPoint(x: 5, y: 6))
    #expect(
      quarter("shadowOffset", CGSize(width: 0, height: 4), CGSize(width: 4, height: 0)) == CGSize(width: 1, height: 3))
    #expect(
      quarter("bounds", CGRect(x: 0, y: 4, width: 8, height: 16), CGRect(x: 4, y: 0, width: 0, height: 20))
        == CGRect(x: 1, y: 3, width: 6, height: 17))
    #expect(quarter("opacity", Float(1), 0) == 0.75)
    #expect(quarter("bounds.size.width", CGFloat(8), 0) == 6)
    let color = try #require(quarter("backgroundColor", CGColor.red, CGColor.blue))
    #expect(color.components == [0.75, 0, 0.25, 1])
    let turned = try #require(quarter("transform", CATransform3DIdentity, CATransform3DMakeRotation(.pi / 2, 0, 0, 1)))
    #expect(abs(turned.rotation - .pi / 8) < 1e-9)
    #expect(abs(turned.scaleX - 1) < 1e-9)
    let angle: CGFloat = try #require(quarter("transform.rotation.z", 0, 2))
    #expect(abs(angle - 0.5) < 1e-12)
    #expect(quarter("transform.translation.x", CGFloat(0), 8) == 2)
    #expect(quarter("transform.scale", CGFloat(1), 3) == 1.5)
  }

  @Test func pathsOfTheSameElementsAreMixed() throws {
    let shape = CAShapeLayer()
    let stage = Stage(shape)
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let large = CGPath(rect: CGRect(x: 8, y: 4, width: 12, height: 8), transform: nil)
    shape.path = large
    shape.add(animation("path", from: small, to: large), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 4, y: 2, width: 8, height: 6))
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    shape.removeAllAnimations()
    shape.add(animation("path", from: round, to: large), forKey: nil)
    stage.root.tick(timestamp: 1)
    #expect(shape.presentation()?.path == large)
  }

  @Test func dashesColorsAndLocationsAreMixed() {
    let shape = CAShapeLayer()
    let stage = Stage(shape)
    shape.add(animation("lineDashPattern", from: [2, 4] as [NSNumber], to: [4, 8] as [NSNumber]), forKey: nil)
    shape.add(animation("strokeColor", from: nil, to: CGColor.blue), forKey: nil)
    stage.root.tick(timestamp: 0)
    #expect(stage.value("lineDashPattern", at: 0.5, as: [NSNumber].self) == [3, 6])
    #expect(shape.presentation()?.strokeColor?.components == [0, 0, 1, 0.5])
    let gradient = CAGradientLayer()
    let other = Stage(gradient)
    (gradient.colors, gradient.locations) = ([CGColor.red, CGColor.blue], [0, 1])
    gradient.removeAllAnimations()
    gradient.add(animation("colors", from: [CGColor.blue, CGColor.red], to: nil), forKey: nil)
    gradient.add(animation("locations", from: [0, 0.5] as [NSNumber], to: nil), forKey: nil)
    other.root.tick(timestamp: 0)
    #expect(other.value("locations", at: 0.5, as: [NSNumber].self) == [0, 0.75])
    let colors = gradient.presentation()?.colors as? [CGColor]
    #expect(colors?.map { $0.components ?? [] } == [[0.5, 0, 0.5, 1], [0.5, 0, 0.5, 1]])
  }

  @Test func imagesDissolve() throws {
    func image(_ color: CGColor) throws -> CGImage {
      let context = try #require(CGContext.layerBitmap(width: 4, height: 4))
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      return try #require(context.makeImage())
    }
    let stage = Stage(box(0, 0, 4, 4))
    stage.layer.contents = try image(.blue)
    stage.layer.add(animation("contents", from: try image(.red), to: try image(.blue)), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    let pixel = try stage.picture[1, 1]
    // Half of 255 is rounded either way.
    #expect(abs(Int(pixel.red) - 128) <= 1)
    #expect(abs(Int(pixel.blue) - 128) <= 1)
    #expect(pixel.alpha >= 254)
  }

  @Test func laterAnimationsCountAndAdditiveOnesAddUp() {
    let stage = Stage()
    stage.layer.add(animation("zPosition", from: 0, to: 8), forKey: "a")
    stage.layer.add(animation("zPosition", from: 100, to: 200), forKey: "b")
    stage.root.tick(timestamp: 0)
    #expect(stage.value("zPosition", at: 0.5) == 150)
    stage.layer.removeAnimation(forKey: "b")
    #expect(stage.value("zPosition", at: 0.5) == 4)
    let more = animation("zPosition", from: 1, to: 3)
    more.isAdditive = true
    stage.layer.add(more, forKey: "c")
    stage.root.tick(timestamp: 0.5)
    #expect(stage.value("zPosition", at: 0.75) == 6 + 1.5)
  }

  @Test func cumulativeRunsGoOn() {
    let stage = Stage()
    let animation = animation("cornerRadius", from: 0, to: 4)
    (animation.repeatCount, animation.isCumulative) = (3, true)
    stage.layer.add(animation, forKey: nil)
    stage.root.tick(timestamp: 0)
    #expect([0.5, 1.5, 2.5].map { stage.value("cornerRadius", at: $0) } == [2, 6, 10])
  }

  @Test func badValuesAreBorne() throws {
    for (from, to) in [(CGFloat.nan, 4), (CGFloat.infinity, 4), (0, -CGFloat.infinity), ("x", 4)] as [(Any, Any)] {
      let stage = stage(from, to)
      stage.root.tick(timestamp: 1.5)
      _ = try stage.picture
    }
    let stage = Stage()
    let odd = animation("nothing.here", from: 1, to: 2)
    stage.layer.add(odd, forKey: nil)
    stage.layer.add(CABasicAnimation(), forKey: nil)
    stage.layer.add(animation("frame", from: CGRect.zero, to: CGRect.zero), forKey: nil)
    stage.layer.add(animation("position", from: "x", to: CGColor.red), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    #expect(try stage.picture == stage.modelPicture)
  }

  @Test func aLayerTakesACopy() throws {
    let stage = Stage()
    let animation = animation("cornerRadius", from: 0, to: 4)
    animation.setValue("mine", forKey: "name")
    stage.layer.add(animation, forKey: "key")
    animation.toValue = 100
    let own = try #require(stage.layer.animation(forKey: "key") as? CABasicAnimation)
    #expect(own !== animation)
    #expect(own.toValue as? Int == 4)
    #expect(own.value(forKey: "name") as? String == "mine")
    #expect(stage.layer.animationKeys() == ["key"])
    stage.root.tick(timestamp: 3)
    #expect(own.beginTime == 3)
  }
}
