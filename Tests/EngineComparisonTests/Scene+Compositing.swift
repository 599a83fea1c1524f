// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  static let compositing: [Scene] = [
    Scene("masked by a disc") { view in
      let layer = striped()
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(ovalIn: CGRect(x: 25, y: 5, width: 70, height: 70)).cgPath
      layer.mask = mask
      view.layer.addSublayer(layer)
    },
    Scene("masked by a gradient", limit: rampLimit) { view in
      let (layer, mask) = (CALayer(), CAGradientLayer())
      layer.frame = CGRect(origin: .zero, size: Scene.size)
      layer.backgroundColor = UIColor.systemBlue.cgColor
      mask.frame = layer.bounds
      mask.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
      layer.mask = mask
      view.layer.addSublayer(layer)
    },
    Scene("half opaque and masked") { view in
      let layer = striped()
      layer.opacity = 0.5
      layer.mask = box(20, 15, 80, 50, .black, cornerRadius: 20)
      view.layer.addSublayer(layer)
    },
    Scene("replicated around the middle") { view in
      let spokes = CAReplicatorLayer()
      spokes.frame = CGRect(x: 20, y: 0, width: 80, height: 80)
      spokes.instanceCount = 12
      spokes.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      spokes.instanceColor = UIColor.white.cgColor
      spokes.instanceGreenOffset = -0.08
      spokes.instanceAlphaOffset = -0.05
      spokes.addSublayer(box(37, 5, 6, 18, UIColor(red: 0.9, green: 1, blue: 0.3, alpha: 1), cornerRadius: 3))
      view.layer.addSublayer(spokes)
    },
    Scene("sublayers turned together") { view in
      let layer = striped()
      layer.sublayerTransform = CATransform3DMakeRotation(0.3, 0, 0, 1)
      view.layer.addSublayer(layer)
    },
    Scene("a shadow, turned") { view in
      let layer = box(35, 25, 50, 30, .systemYellow, cornerRadius: 6)
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.6, 4, CGSize(width: 6, height: 5))
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      view.layer.addSublayer(layer)
    },
    Scene("the shadow of a path", limit: rampLimit) { view in
      let layer = CALayer()
      (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 5, .zero)
      layer.shadowColor = UIColor.systemBlue.cgColor
      layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 30, y: 20, width: 60, height: 40)).cgPath
      view.layer.addSublayer(layer)
    },
    Scene("continuous corners") { view in
      let layer = box(15, 10, 90, 60, .systemIndigo, cornerRadius: 18)
      (layer.cornerCurve, layer.borderWidth, layer.borderColor) = (.continuous, 4, UIColor.systemYellow.cgColor)
      view.layer.addSublayer(layer)
    },
  ]

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor, cornerRadius: CGFloat = 0
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color.cgColor
    layer.cornerRadius = cornerRadius
    return layer
  }

  /// A layer with three bars on it.
  private static func striped() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: Scene.size)
    for (index, color) in [UIColor.systemRed, .systemGreen, .systemOrange].enumerated() {
      layer.addSublayer(box(15 + 30 * CGFloat(index), 10, 30, 60, color))
    }
    return layer
  }
}
