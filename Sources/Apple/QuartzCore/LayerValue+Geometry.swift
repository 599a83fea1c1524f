// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A structure of numbers, archived as their array.
protocol NumericLayerValue: LayerValue {
  var numbers: [CGFloat] { get }
  init?(numbers: [CGFloat])
  /// The parts that a key path may name, such as `size.width`.
  static var fields: [String: LayerField<Self>] { get }
}

extension NumericLayerValue {
  var archived: NSObject {
    NSArray(array: numbers.map { NSNumber(value: $0.native) })
  }

  static func value(archived: NSObject) -> Self? {
    guard let array = archived as? NSArray else { return nil }
    let numbers = array.compactMap { CGFloat.value(from: $0) }
    return numbers.count == array.count ? Self(numbers: numbers) : nil
  }
}

extension CGPoint: NumericLayerValue {
  var numbers: [CGFloat] {
    [x, y]
  }

  init?(numbers: [CGFloat]) {
    guard numbers.count == 2 else { return nil }
    self.init(x: numbers[0], y: numbers[1])
  }

  static var fields: [String: LayerField<CGPoint>] {
    ["x": LayerField(\.x), "y": LayerField(\.y)]
  }
}

extension CGSize: NumericLayerValue {
  var numbers: [CGFloat] {
    [width, height]
  }

  init?(numbers: [CGFloat]) {
    guard numbers.count == 2 else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }

  static var fields: [String: LayerField<CGSize>] {
    ["width": LayerField(\.width), "height": LayerField(\.height)]
  }
}

extension CGRect: NumericLayerValue {
  var numbers: [CGFloat] {
    origin.numbers + size.numbers
  }

  init?(numbers: [CGFloat]) {
    guard let origin = CGPoint(numbers: Array(numbers.prefix(2))),
      let size = CGSize(numbers: Array(numbers.dropFirst(2)))
    else { return nil }
    self.init(origin: origin, size: size)
  }

  static var fields: [String: LayerField<CGRect>] {
    [
      "origin": LayerField(\.origin), "origin.x": LayerField(\.origin.x), "origin.y": LayerField(\.origin.y),
      "size": LayerField(\.size), "size.width": LayerField(\.size.width), "size.height": LayerField(\.size.height),
    ]
  }
}

extension CATransform3D: NumericLayerValue {
  static func value(from any: Any?) -> CATransform3D? {
    any as? CATransform3D ?? (any as? CGAffineTransform).map(CATransform3DMakeAffineTransform)
  }

  var numbers: [CGFloat] {
    rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } }
  }

  init?(numbers: [CGFloat]) {
    guard numbers.count == 16 else { return nil }
    let values = numbers.map(\.native)
    self.init(rows: stride(from: 0, to: 16, by: 4).map { SIMD4(values[$0..<$0 + 4]) })
  }

  static var fields: [String: LayerField<CATransform3D>] {
    [
      "translation": LayerField(\.translation), "translation.x": LayerField(\.m41),
      "translation.y": LayerField(\.m42), "translation.z": LayerField(\.m43),
      "rotation": LayerField(\.rotation), "rotation.z": LayerField(\.rotation),
      "scale": LayerField(\.scale), "scale.x": LayerField(\.scaleX), "scale.y": LayerField(\.scaleY),
      "scale.z": LayerField(\.m33),
    ]
  }
}

/// The plane part of a transform as a scale, then a slant, then a rotation, then a translation.
extension CATransform3D {
  /// The translation in the plane.
  var translation: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }

  /// The rotation in the plane, in radians. Setting it keeps all else.
  var rotation: CGFloat {
    get { atan2(m12, m11) }
    set {
      let turn = CGAffineTransform(rotationAngle: newValue - rotation)
      (m11, m12) = (m11 * turn.a + m12 * turn.c, m11 * turn.b + m12 * turn.d)
      (m21, m22) = (m21 * turn.a + m22 * turn.c, m21 * turn.b + m22 * turn.d)
    }
  }

  /// The mean of the three scales, as Apple reads it. Setting it sets all three.
  var scale: CGFloat {
    get { (scaleX + scaleY + m33) / 3 }
    set {
      scaleX = newValue
      scaleY = newValue
      m33 = newValue
    }
  }

  /// The scale along the turned x axis.
  var scaleX: CGFloat {
    get { hypot(m11, m12) }
    set {
      // An axis scaled to nothing has lost its direction: the other one, turned back a quarter, tells it.
      let axis = direction(m11, m12) ?? direction(m22, -m21) ?? (1, 0)
      (m11, m12) = (axis.x * newValue, axis.y * newValue)
    }
  }

  /// The scale across the turned x axis, negative in a mirrored space.
  var scaleY: CGFloat {
    get { scaleX > 0 ? (m11 * m22 - m12 * m21) / scaleX : hypot(m21, m22) }
    set {
      let old = scaleY
      let axis = old != 0 ? (x: m21 / old, y: m22 / old) : direction(-m12, m11) ?? (0, 1)
      (m21, m22) = (axis.x * newValue, axis.y * newValue)
    }
  }

  private func direction(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat)? {
    let length = hypot(x, y)
    return length > 0 ? (x / length, y / length) : nil
  }
}
