// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

// Foundation archives classes at the top level of a module only, and stops for private ones.
final class PartlyArchivedLayer: CALayer {
  override func shouldArchiveValue(forKey key: String) -> Bool {
    key != "name" && super.shouldArchiveValue(forKey: key)
  }
}

struct CALayerCodingTests {
  private func roundTrip<Layer: CALayer>(_ layer: Layer) throws -> Layer {
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Layer.self, from: data))
  }

  @Test func propertiesComeBack() throws {
    let layer = box(1, 2, 30, 40, CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    (layer.name, layer.opacity, layer.isHidden, layer.zPosition) = ("n", 0.3, true, 2)
    (layer.cornerRadius, layer.maskedCorners, layer.borderWidth) = (5, .layerMinXMaxYCorner, 0.1)
    (layer.borderColor, layer.contentsGravity, layer.contentsScale) = (nil, .topLeft, 2)
    layer.setNeedsDisplay()
    let copy = try roundTrip(layer)
    #expect(copy.frame == layer.frame)
    #expect(copy.bounds == layer.bounds)
    #expect(copy.backgroundColor == layer.backgroundColor)
    #expect(CATransform3DEqualToTransform(copy.transform, layer.transform))
    #expect((copy.name, copy.opacity, copy.isHidden, copy.zPosition) == ("n", 0.3, true, 2))
    #expect((copy.cornerRadius, copy.maskedCorners, copy.borderWidth) == (5, .layerMinXMaxYCorner, 0.1))
    #expect(copy.borderColor == nil)
    #expect((copy.contentsGravity, copy.contentsScale) == (.topLeft, 2))
    #expect(copy.needsDisplay())
  }

  @Test func defaultsComeBack() throws {
    let copy = try roundTrip(CALayer())
    #expect(copy.borderColor == CALayer().borderColor)
    #expect(copy.backgroundColor == nil)
    #expect(copy.sublayers == nil)
    #expect(copy.contents == nil)
    #expect(!copy.needsDisplay())
  }

  @Test func treeAndPictureComeBack() throws {
    let (root, shape, gradient) = (box(0, 0, 40, 40), CAShapeLayer(), CAGradientLayer())
    let path = CGMutablePath()
    path.addRoundedRect(in: CGRect(x: 1, y: 1, width: 20, height: 20), cornerWidth: 4, cornerHeight: 4)
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 30, y: 3), control: CGPoint(x: 20, y: 40))
    (shape.path, shape.strokeColor, shape.lineWidth, shape.lineJoin) = (path, .red, 3, .round)
    (shape.lineDashPattern, shape.lineCap, shape.fillRule, shape.strokeEnd) = ([1, 4], .round, .evenOdd, 0.8)
    gradient.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
    (gradient.colors, gradient.locations, gradient.type) = ([CGColor.red, CGColor.blue], [0.2, 0.8], .radial)
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    root.contents = try Canvas(2, 2).context.makeImage()
    root.sublayers = [shape, gradient]
    let copy = try roundTrip(root)
    #expect(copy.sublayers?.map { type(of: $0) == CAShapeLayer.self } == [true, false])
    #expect((copy.sublayers?.first as? CAShapeLayer)?.path == path)
    #expect(copy.sublayers?.first?.superlayer === copy)
    #expect((copy.contents as? CGImage)?.width == 2)
    #expect(try Bitmap(layer: copy, width: 40, height: 40) == Bitmap(layer: root, width: 40, height: 40))
  }

  @Test func keysThatAreNotToBeArchivedAreLeftOut() throws {
    let layer = PartlyArchivedLayer()
    (layer.name, layer.cornerRadius) = ("n", 3)
    let copy = try roundTrip(layer)
    #expect(copy.name == nil)
    #expect(copy.cornerRadius == 3)
  }
}
