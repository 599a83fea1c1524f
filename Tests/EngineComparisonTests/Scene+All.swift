// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  static let all = strokes + dashes + fills + gradients + layers + compositing + images + views + texts

  private static func shape(
    _ path: UIBezierPath, fill: UIColor? = nil, stroke: UIColor? = nil, width: CGFloat = 1
  ) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = fill?.cgColor
    shape.strokeColor = stroke?.cgColor
    shape.lineWidth = width
    return shape
  }

  private static func line(_ points: CGPoint...) -> UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  private static var wave: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 10, y: 40))
    path.addCurve(
      to: CGPoint(x: 110, y: 40), controlPoint1: CGPoint(x: 45, y: -25), controlPoint2: CGPoint(x: 75, y: 105))
    return path
  }

  private static var star: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<5 {
      let angle = Double(corner) * 4 / 5 * .pi
      let point = CGPoint(x: 60 + 36 * sin(angle), y: 42 - 36 * cos(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  // MARK: - Strokes

  private static let strokes: [Scene] = [
    Scene("a thin slanting line") {
      $0.layer.addSublayer(shape(line(CGPoint(x: 8, y: 9), CGPoint(x: 112, y: 71)), stroke: .black, width: 1))
    },
    Scene("caps") { view in
      for (index, cap) in [CAShapeLayerLineCap.butt, .round, .square].enumerated() {
        let y = 16 + 20 * CGFloat(index)
        let stroke = shape(
          line(CGPoint(x: 20, y: y), CGPoint(x: 100, y: y + 9)), stroke: .systemBlue, width: 11)
        stroke.lineCap = cap
        view.layer.addSublayer(stroke)
      }
    },
    Scene("joins") { view in
      for (index, join) in [CAShapeLayerLineJoin.miter, .round, .bevel].enumerated() {
        let x = 6 + 38 * CGFloat(index)
        let stroke = shape(
          line(CGPoint(x: x, y: 68), CGPoint(x: x + 16, y: 18), CGPoint(x: x + 32, y: 68)),
          stroke: .systemRed, width: 9)
        stroke.lineJoin = join
        view.layer.addSublayer(stroke)
      }
    },
    Scene("a wide curve", limit: curveLimit) { $0.layer.addSublayer(shape(wave, stroke: .systemGreen, width: 14)) },
  ]

  // MARK: - Dashes

  private static func dashed(
    _ path: UIBezierPath, _ pattern: [NSNumber], phase: CGFloat = 0, cap: CAShapeLayerLineCap = .butt, width: CGFloat
  ) -> CAShapeLayer {
    let stroke = shape(path, stroke: .black, width: width)
    stroke.lineDashPattern = pattern
    stroke.lineDashPhase = phase
    stroke.lineCap = cap
    return stroke
  }

  private static let dashes: [Scene] = [
    Scene("an even pattern with a phase") {
      $0.layer.addSublayer(dashed(line(CGPoint(x: 5, y: 40), CGPoint(x: 115, y: 40)), [12, 7], phase: 5, width: 6))
    },
    Scene("an odd pattern") {
      $0.layer.addSublayer(dashed(line(CGPoint(x: 5, y: 20), CGPoint(x: 115, y: 60)), [10, 5, 3], width: 6))
    },
    Scene("round dots on a line") {
      $0.layer.addSublayer(
        dashed(line(CGPoint(x: 10, y: 40), CGPoint(x: 110, y: 40)), [0.01, 10], cap: .round, width: 6))
    },
    Scene("round dots on a slanting line") {
      $0.layer.addSublayer(
        dashed(line(CGPoint(x: 10, y: 10), CGPoint(x: 110, y: 70)), [0.01, 7.5], cap: .round, width: 5))
    },
    Scene("dashes along a curve", limit: curveLimit) {
      $0.layer.addSublayer(dashed(wave, [9, 6], cap: .round, width: 4))
    },
    // It begins and ends in a gap: where a dash at the end meets one at the start, Cairo joins them and Skia does not.
    Scene("dashes around a rectangle") {
      let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 100, height: 60))
      $0.layer.addSublayer(dashed(path, [15, 5], phase: 17.5, width: 4))
    },
  ]

  // MARK: - Fills

  private static let fills: [Scene] = [
    Scene("a star, nonzero") { $0.layer.addSublayer(shape(star, fill: .systemOrange)) },
    Scene("a star, even-odd") {
      let shape = shape(star, fill: .systemOrange, stroke: .systemIndigo, width: 3)
      shape.fillRule = .evenOdd
      $0.layer.addSublayer(shape)
    },
    Scene("an ellipse, half opaque") {
      $0.layer.addSublayer(
        shape(
          UIBezierPath(ovalIn: CGRect(x: 12.3, y: 9.7, width: 95, height: 60.5)),
          fill: UIColor.systemPurple.withAlphaComponent(0.5)))
    },
    Scene("a rounded rectangle") {
      $0.layer.addSublayer(
        shape(
          UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 100, height: 60), cornerRadius: 18), fill: .systemTeal))
    },
  ]

  // MARK: - Gradients

  /// No edge, but a ramp: the engines round, and Skia dithers, by a step or two of 255.
  static let rampLimit = 4

  private static func gradient(
    _ colors: [UIColor], at locations: [NSNumber]? = nil, from start: CGPoint, to end: CGPoint,
    type: CAGradientLayerType = .axial
  ) -> CAGradientLayer {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(origin: .zero, size: Scene.size)
    gradient.type = type
    gradient.colors = colors.map(\.cgColor)
    gradient.locations = locations
    gradient.startPoint = start
    gradient.endPoint = end
    return gradient
  }

  private static let gradients: [Scene] = [
    Scene("three colours from top to bottom", limit: rampLimit) {
      $0.layer.addSublayer(
        gradient(
          [.red, .yellow, .blue], at: [0, 0.3, 1], from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 0.5, y: 1)))
    },
    Scene("two colours, slanting, short of the corners", limit: rampLimit) {
      $0.layer.addSublayer(
        gradient([.systemPink, .systemTeal], from: CGPoint(x: 0.2, y: 0.1), to: CGPoint(x: 0.8, y: 0.9)))
    },
    Scene("from the middle outwards", limit: rampLimit) {
      $0.layer.addSublayer(
        gradient(
          [.white, .systemIndigo], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1), type: .radial))
    },
  ]

  // MARK: - Layers

  private static let layers: [Scene] = [
    Scene("opacity of a group") { view in
      let group = CALayer()
      group.frame = CGRect(origin: .zero, size: Scene.size)
      group.opacity = 0.5
      group.addSublayer(
        shape(UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 60, height: 60)), fill: .systemRed))
      group.addSublayer(
        shape(UIBezierPath(ovalIn: CGRect(x: 50, y: 10, width: 60, height: 60)), fill: .systemBlue))
      view.layer.addSublayer(group)
    },
    Scene("border, background and round corners") { view in
      let box = CALayer()
      box.frame = CGRect(x: 12, y: 10, width: 96, height: 60)
      box.backgroundColor = UIColor.systemYellow.cgColor
      box.borderColor = UIColor.systemBrown.cgColor
      box.borderWidth = 5
      box.cornerRadius = 20
      view.layer.addSublayer(box)
    },
    Scene("clipped to round corners") { view in
      let box = CALayer()
      box.frame = CGRect(x: 20, y: 10, width: 80, height: 60)
      box.masksToBounds = true
      box.cornerRadius = 25
      box.addSublayer(shape(star, fill: .systemMint, stroke: .black, width: 6))
      view.layer.addSublayer(box)
    },
    Scene("turned") { view in
      let box = CALayer()
      box.frame = CGRect(x: 35, y: 20, width: 50, height: 40)
      box.backgroundColor = UIColor.systemCyan.cgColor
      box.setAffineTransform(CGAffineTransform(rotationAngle: 0.4))
      view.layer.addSublayer(box)
    },
  ]
}
