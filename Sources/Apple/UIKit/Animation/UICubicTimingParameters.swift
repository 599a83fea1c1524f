// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

/// A pace by one of UIKit's curves, or by a cubic curve from (0, 0) to (1, 1) over two control points.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, UITimingCurveProvider {
  /// The curve of UIKit's; `easeInOut` for control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  /// The kind: `builtin` or `cubic`.
  public let timingCurveType: UITimingCurveType

  /// Makes the pace of implicit animations of layers.
  public override init() {
    (animationCurve, timingCurveType) = (.easeInOut, .builtin)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
  }

  /// Makes the pace of a curve of UIKit's.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, timingCurveType) = (curve, .builtin)
    (controlPoint1, controlPoint2) = curve.function.controlPoints
  }

  /// Makes a pace of control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, timingCurveType) = (.easeInOut, .cubic)
    (controlPoint1, controlPoint2) = (point1, point2)
  }

  /// Makes a pace of an archive.
  public required init?(coder: NSCoder) {
    let numbers = ["x1", "y1", "x2", "y2"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
    timingCurveType = UITimingCurveType(rawValue: coder.decodeInteger(forKey: "type")) ?? .builtin
    controlPoint1 = CGPoint(x: numbers[0], y: numbers[1])
    controlPoint2 = CGPoint(x: numbers[2], y: numbers[3])
  }

  /// Writes the pace.
  open func encode(with coder: NSCoder) {
    let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
    for (key, number) in zip(["x1", "y1", "x2", "y2"], numbers) { coder.encode(number.native, forKey: key) }
    coder.encode(animationCurve.rawValue, forKey: "curve")
    coder.encode(timingCurveType.rawValue, forKey: "type")
  }

  /// Gives the object itself, as it does not change.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The pace itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }

  /// Nil: it is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
  }
}

extension CAMediaTimingFunction {
  fileprivate var controlPoints: (CGPoint, CGPoint) {
    var values: [Float] = [0, 0, 0, 0]
    getControlPoint(at: 1, values: &values)
    let first = CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
    getControlPoint(at: 2, values: &values)
    return (first, CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1])))
  }
}
