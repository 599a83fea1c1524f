// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

/// Every property of a layer that has a key comes back from an archive, whatever properties there will be.
struct LayerPropertyCodingTests {
  /// A value of a property's type that no layer has at first.
  private func sample(_ type: Any.Type) throws -> Any? {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 40))
    let samples: [(Any.Type, Any)] = [
      (CGPoint.self, CGPoint(x: 3, y: 0.25)), (CGSize.self, CGSize(width: 5, height: 6)),
      (CGRect.self, CGRect(x: 0.25, y: 0.5, width: 0.125, height: 0.375)), (CGFloat.self, CGFloat(0.375)),
      (Double.self, 0.375), (Float.self, Float(0.375)), (Int.self, 3), (String?.self, "text"),
      (CATransform3D.self, CATransform3DMakeRotation(0.3, 1, 2, 3)),
      (CGColor?.self, CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)), (CGPath?.self, path),
      (CGImage?.self, try #require(Canvas(2, 3).context.makeImage())),
      (CACornerMask.self, CACornerMask.layerMaxXMinYCorner), (CALayerCornerCurve.self, CALayerCornerCurve.continuous),
      (CALayerContentsGravity.self, CALayerContentsGravity.topRight),
      (CALayerContentsFilter.self, CALayerContentsFilter.trilinear),
    ]
    return samples.first { $0.0 == type }?.1
  }

  private func text(_ value: Any?) -> String {
    switch value {
    case let image as CGImage: "\(image.width) x \(image.height)"
    case let color as CGColor: "\(color.components ?? [])"
    case let path as CGPath: "\(path.boundingBox)"
    default: String(describing: value)
    }
  }

  @Test(arguments: CALayer.attributes.keys.sorted())
  func aChangedPropertyComesBack(key: String) throws {
    let attribute = try #require(CALayer.attributes[key])
    let layer = CALayer()
    let initial = attribute.get(layer)
    let value: Any? = if let flag = initial as? Bool { !flag } else { try sample(attribute.valueType) }
    #expect(value != nil, "there is no sample of \(attribute.valueType)")
    #expect(attribute.set(layer, value))
    #expect(text(attribute.get(layer)) != text(initial))
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: data))
    #expect(text(attribute.get(copy)) == text(attribute.get(layer)))
  }
}
