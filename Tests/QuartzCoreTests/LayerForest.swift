// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore

/// Layer trees, and changes of them, that a seed makes up: the same in every run.
struct LayerForest {
  /// Draws a few strokes, of the layer's own size.
  final class Drawing: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setStrokeColor(.blue)
      ctx.setLineWidth(1.5)
      ctx.stroke(bounds.insetBy(dx: 1.25, dy: 2.5))
      ctx.strokeLineSegments(between: [bounds.origin, CGPoint(x: bounds.maxX, y: bounds.maxY)])
    }
  }

  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    range.lowerBound + CGFloat(next(4096)) / 4096 * (range.upperBound - range.lowerBound)
  }

  private mutating func color() -> CGColor {
    CGColor(srgbRed: number(0...1), green: number(0...1), blue: number(0...1), alpha: next(3) == 0 ? 0.5 : 1)
  }

  private mutating func rect() -> CGRect {
    // Half of them on whole points, as most layers are.
    let rect = CGRect(x: number(-10...50), y: number(-10...50), width: number(4...30), height: number(4...30))
    return next(2) == 0 ? rect : rect.integral
  }

  private mutating func transform() -> CATransform3D {
    let turned = CATransform3DMakeRotation(number(-3...3), 0, 0, 1)
    return CATransform3DScale(turned, number(0.5...1.5), number(0.5...1.5), 1)
  }

  private mutating func path() -> CGPath {
    let path = CGMutablePath()
    if next(3) == 0 {
      path.addLines(between: (0..<3 + next(4)).map { _ in CGPoint(x: number(-20...30), y: number(-20...30)) })
    } else {
      path.addEllipse(in: rect().offsetBy(dx: -20, dy: -20))
    }
    return path
  }

  private mutating func picture() -> CGImage? {
    let context = CGContext(
      data: nil, width: 9, height: 7, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(color())
    context?.fill(CGRect(x: 1, y: 2, width: 5, height: 4))
    return context?.makeImage()
  }

  /// A layer of any kind, with some of what a layer may have.
  mutating func layer() -> CALayer {
    let layer: CALayer
    switch next(8) {
    case 0:
      let shape = CAShapeLayer()
      (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path(), color(), color(), number(0.5...6))
      if next(2) == 0 { shape.lineDashPattern = [3, 2] }
      if next(2) == 0 { (shape.lineCap, shape.lineJoin) = (.square, .round) }
      layer = shape
    case 1:
      let text = CATextLayer()
      (text.string, text.fontSize, text.foregroundColor) = ("Tap me", number(6...14), color())
      layer = text
    case 2:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color()]
      layer = gradient
    case 3:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 3
      let step = CATransform3DMakeTranslation(number(-9...9), number(-9...9), 0)
      replicator.instanceTransform = next(3) == 0 ? CATransform3DConcat(transform(), step) : step
      if next(2) == 0 { replicator.instanceAlphaOffset = -0.3 }
      layer = replicator
    case 4:
      layer = Drawing()
      layer.setNeedsDisplay()
    default: layer = CALayer()
    }
    layer.frame = rect()
    for _ in 0..<next(4) { change(layer) }
    return layer
  }

  /// A tree of some layers within one of 64 by 64 points.
  mutating func tree() -> CALayer {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    var all = [root]
    for _ in 0..<3 + next(8) {
      let layer = layer()
      all[next(all.count)].addSublayer(layer)
      all.append(layer)
    }
    return root
  }

  /// Any layer of a tree but its root, masks too; nil if there is none.
  mutating func pick(from root: CALayer) -> CALayer? {
    var all: [CALayer] = []
    func add(_ layer: CALayer) {
      all.append(layer)
      layer.sublayers?.forEach(add)
      if let mask = layer.mask { add(mask) }
    }
    add(root)
    return all.count > 1 ? all[1 + next(all.count - 1)] : nil
  }

  /// Begins animations, explicit ones, or ends those that there are.
  mutating func animate(_ root: CALayer) {
    guard let layer = pick(from: root) else { return }
    switch next(6) {
    case 0: layer.removeAllAnimations()
    case 1: layer.superlayer?.speed = next(2) == 0 ? 1 : Float(number(0...2))
    default:
      let keys = ["position.x", "opacity", "transform.rotation.z", "bounds.size.width", "cornerRadius"]
      let key = keys[next(keys.count)]
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue) = (number(0...1), key == "opacity" ? number(0...1) : number(0...40))
      (animation.duration, animation.autoreverses) = (Double(number(0...0.6)), next(2) == 0)
      if next(3) == 0 { (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false) }
      if next(3) == 0 { animation.beginTime = CACurrentMediaTime() + Double(number(0...0.3)) }
      layer.add(animation, forKey: next(2) == 0 ? key : nil)
    }
  }

  /// Changes something of a tree.
  mutating func changeTree(_ root: CALayer) {
    guard let layer = pick(from: root) else { return root.addSublayer(self.layer()) }
    switch next(10) {
    case 0: layer.addSublayer(self.layer())
    case 1: layer.removeFromSuperlayer()
    case 2: root.insertSublayer(layer, at: 0)
    case 3: root.sublayers = root.sublayers?.reversed()
    case 4: layer.mask = layer.mask == nil ? self.layer() : nil
    case 5: layer.setNeedsDisplay()
    default: change(layer)
    }
  }

  /// Changes something of a layer.
  mutating func change(_ layer: CALayer) {
    switch next(26) {
    case 0: layer.position = CGPoint(x: number(0...60), y: number(0...60))
    case 1: layer.opacity = next(3) == 0 ? 1 : Float(number(0...1))
    case 2: layer.isHidden.toggle()
    case 3: layer.transform = next(2) == 0 ? CATransform3DIdentity : transform()
    case 4: layer.bounds = CGRect(x: number(-4...4), y: 0, width: number(0...40), height: number(4...40))
    case 5: layer.cornerRadius = number(0...12)
    case 6: (layer.shadowOpacity, layer.shadowRadius) = (Float(next(2)), number(0...(next(4) == 0 ? 14 : 4)))
    case 7: layer.shadowPath = next(2) == 0 ? nil : path()
    case 8: layer.shadowOffset = CGSize(width: number(-8...8), height: number(-8...8))
    case 9: layer.backgroundColor = next(4) == 0 ? nil : color()
    case 10: (layer.borderWidth, layer.borderColor) = (number(0...3), color())
    case 11: layer.masksToBounds.toggle()
    case 12: layer.contents = next(3) == 0 ? nil : picture()
    case 13: layer.contentsGravity = next(2) == 0 ? .center : .resizeAspectFill
    case 14: layer.zPosition = number(-1...1)
    case 15: layer.sublayerTransform = next(2) == 0 ? CATransform3DIdentity : transform()
    case 16: (layer.shouldRasterize, layer.rasterizationScale) = (!layer.shouldRasterize, number(0.4...2))
    case 17: layer.cornerCurve = next(2) == 0 ? .circular : .continuous
    case 18: layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
    case 19: (layer as? CAShapeLayer)?.strokeEnd = number(0...1)
    case 20: (layer as? CATextLayer)?.string = next(2) == 0 ? "Tap" : "Grid"
    case 21: layer.contentsCenter = CGRect(x: 0.3, y: 0.3, width: number(0.1...0.5), height: 0.4)
    case 22: (layer.contentsScale, layer.magnificationFilter) = (number(0.5...3), next(2) == 0 ? .nearest : .linear)
    case 23: (layer as? CAShapeLayer)?.path = path()
    case 24: (layer as? CAGradientLayer)?.type = next(2) == 0 ? .radial : .axial
    default: (layer as? CAReplicatorLayer)?.instanceCount = next(5)
    }
  }
}
