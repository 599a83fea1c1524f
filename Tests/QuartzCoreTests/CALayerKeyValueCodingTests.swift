// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import Testing

private final class ProgressLayer: CALayer {
  override class func defaultValue(forKey key: String) -> Any? {
    key == "progress" ? 0.25 : super.defaultValue(forKey: key)
  }
}

struct CALayerKeyValueCodingTests {
  @Test func valuesComeAsThePropertysOwnType() {
    let layer = box(1, 2, 30, 40, .red)
    layer.name = "n"
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == .red)
    #expect(layer.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 0)
    #expect(layer.value(forKey: "opacity") as? Float == 1)
    #expect(layer.value(forKey: "hidden") as? Bool == false)
    #expect(layer.value(forKey: "name") as? String == "n")
    #expect(layer.value(forKey: "unknown") == nil)
  }

  @Test(arguments: [3, 3.0, CGFloat(3), Float(3), NSNumber(value: 3)] as [any Sendable])
  func numbersOfAnyTypeAreTaken(number: any Sendable) {
    let layer = CALayer()
    layer.setValue(number, forKey: "cornerRadius")
    #expect(layer.cornerRadius == 3)
  }

  @Test func eachPropertyIsSetByKey() {
    let layer = CALayer()
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(NSNumber(value: true), forKey: "isHidden")
    layer.setValue(0.5, forKey: "opacity")
    layer.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "bounds")
    layer.setValue("center", forKey: "contentsGravity")
    layer.setValue(CACornerMask.layerMaxXMaxYCorner, forKey: "maskedCorners")
    layer.setValue(nil, forKey: "borderColor")
    layer.setValue(CGAffineTransform(scaleX: 2, y: 2), forKey: "transform")
    #expect(layer.masksToBounds)
    #expect(layer.isHidden)
    #expect(layer.opacity == 0.5)
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.contentsGravity == .center)
    #expect(layer.maskedCorners == .layerMaxXMaxYCorner)
    #expect(layer.borderColor == nil)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func valuesThatDoNotFitChangeNothing() {
    let layer = CALayer()
    layer.borderWidth = 4
    #expect(!layer.assign("wide", forKey: "borderWidth"))
    #expect(!layer.assign(nil, forKey: "borderWidth"))
    #expect(!layer.assign(CGPoint.zero, forKey: "bounds"))
    #expect(!layer.assign("red", forKey: "borderColor"))
    #expect(!layer.assign(1, forKeyPath: "bounds.middle"))
    #expect(!layer.assign("x", forKeyPath: "bounds.size.width"))
    #expect(layer.borderWidth == 4)
    #expect(layer.borderColor != nil)
    #expect(layer.assign(5, forKeyPath: "borderWidth"))
    #expect(layer.borderWidth == 5)
  }

  @Test func unknownKeysAreKept() {
    let layer = ProgressLayer()
    #expect(layer.value(forKey: "progress") as? Double == 0.25)
    layer.style = ["progress": 0.5, "style": ["other": 1]]
    #expect(layer.value(forKey: "progress") as? Double == 0.5)
    #expect(layer.value(forKey: "other") as? Int == 1)
    layer.setValue(0.75, forKey: "progress")
    #expect(layer.value(forKey: "progress") as? Double == 0.75)
    #expect(ProgressLayer(layer: layer).value(forKey: "progress") as? Double == 0.75)
    layer.setValue(nil, forKey: "progress")
    #expect(layer.value(forKey: "progress") as? Double == 0.5)
    layer.setValue(1, forKeyPath: "a.b")
    #expect(layer.value(forKeyPath: "a.b") as? Int == 1)
  }

  @Test func pathsReachThePartsOfStructures() {
    let layer = CALayer()
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(20, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(0.25, forKeyPath: "anchorPoint.y")
    #expect(layer.position == CGPoint(x: 7, y: 0))
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 20, height: 0))
    #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 20)
    #expect(layer.value(forKeyPath: "frame.size") as? CGSize == CGSize(width: 20, height: 0))
    #expect(layer.value(forKeyPath: "anchorPoint.y") as? CGFloat == 0.25)
    #expect(layer.value(forKeyPath: "cornerRadius") as? CGFloat == 0)
    #expect(layer.value(forKeyPath: "bounds.odd") == nil)
  }

  @Test func pathsReachTheFactorsOfATransform() throws {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(3, forKeyPath: "transform.scale.y")
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    layer.setValue(CGSize(width: 4, height: 5), forKeyPath: "transform.translation")
    let expected = CGAffineTransform(translationX: 4, y: 5).rotated(by: 0.5).scaledBy(x: 2, y: 3)
    let actual = layer.affineTransform()
    for (a, b) in [
      (actual.a, expected.a), (actual.b, expected.b), (actual.c, expected.c), (actual.d, expected.d),
      (actual.tx, expected.tx), (actual.ty, expected.ty),
    ] {
      // Sines and cosines are added, which costs a few bits of the last place.
      #expect(abs(a - b) < 1e-12)
    }
    let rotation = try #require(layer.value(forKeyPath: "transform.rotation") as? CGFloat)
    #expect(abs(rotation - 0.5) < 1e-12)
    let scale = try #require(layer.value(forKeyPath: "transform.scale") as? CGFloat)
    #expect(abs(scale - (2 + 3 + 2) / 3) < 1e-12)
    layer.setValue(0, forKeyPath: "transform.scale")
    layer.setValue(1, forKeyPath: "transform.scale.x")
    #expect(layer.affineTransform().a.isFinite)
    #expect(layer.value(forKeyPath: "transform.scale.x") as? CGFloat == 1)
  }

  @Test func subclassesAddTheirKeys() {
    let shape = CAShapeLayer()
    shape.setValue([1, 2.5], forKey: "lineDashPattern")
    shape.setValue("round", forKey: "lineCap")
    shape.setValue(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), forKey: "path")
    shape.setValue(3, forKey: "borderWidth")
    #expect(shape.lineDashPattern == [1, 2.5])
    #expect(shape.lineCap == .round)
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(shape.borderWidth == 3)
    let gradient = CAGradientLayer()
    gradient.setValue([CGColor.red, CGColor.blue], forKey: "colors")
    gradient.setValue(0.5, forKeyPath: "startPoint.y")
    #expect(gradient.colors as? [CGColor] == [.red, .blue])
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test func defaultsAreKnownByKey() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? CGFloat == 1)
    #expect(CAShapeLayer.defaultValue(forKey: "opacity") as? Float == 1)
    #expect(CAGradientLayer.defaultValue(forKey: "endPoint") as? CGPoint == CGPoint(x: 0.5, y: 1))
  }
}
