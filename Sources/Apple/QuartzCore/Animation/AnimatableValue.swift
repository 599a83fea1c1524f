// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A value of a layer's property that lies between others.
enum AnimatableValue {
  /// A number, or a structure of numbers.
  case numbers([Double], Shape)
  case transform(CATransform3D)
  /// Red, green, blue and alpha.
  case color(SIMD4<Double>)
  case path([PathElement])
  case image(CGImage)
  case list([AnimatableValue])

  /// What the numbers make up.
  enum Shape: Equatable {
    case number, point, size, rect
  }

  /// Reads a value as it comes from a property or an animation; nil for one that has nothing between it and others.
  init?(_ any: Any?) {
    switch any {
    case let value as CGFloat: self = .numbers([value.native], .number)
    case let value as Double: self = .numbers([value], .number)
    case let value as Float: self = .numbers([Double(value)], .number)
    case let value as CGPoint: self = .numbers([value.x.native, value.y.native], .point)
    case let value as CGSize: self = .numbers([value.width.native, value.height.native], .size)
    case let value as CGRect: self = .numbers(value.numbers.map(\.native), .rect)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGColor: self.init(color: value)
    case let value as CGPath: self = .path(value.elements)
    case let value as CGImage: self = .image(value)
    case is Bool: return nil
    case let value as NSNumber: self = .numbers([value.doubleValue], .number)
    case let value as [Any]: self.init(list: value)
    default: return nil
    }
  }

  private init?(color: CGColor) {
    guard color.pattern == nil else { return nil }
    let (red, green, blue, alpha) = color.rgba
    self = .color(SIMD4(red, green, blue, alpha))
  }

  private init?(list: [Any]) {
    let values = list.compactMap { AnimatableValue($0) }
    guard values.count == list.count else { return nil }
    self = .list(values)
  }

  /// The value as a property takes it.
  ///
  /// - Parameter model: A value whose type of number it should have.
  func any(like model: Any?) -> Any {
    switch self {
    case .numbers(let numbers, .number):
      switch model {
      case is Float: Float(numbers[0])
      case is Double: numbers[0]
      case is Int: Int(clamping: numbers[0])
      default: CGFloat(numbers[0])
      }
    case .numbers(let numbers, .point): CGPoint(x: numbers[0], y: numbers[1])
    case .numbers(let numbers, .size): CGSize(width: numbers[0], height: numbers[1])
    case .numbers(let numbers, .rect): CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform(let transform): transform
    case .color(let parts): Self.made(parts)
    case .path(let elements): CGPath(elements: elements)
    case .image(let image): image
    case .list(let values): values.map { $0.listed }
    }
  }

  /// The value in an array: numbers as `NSNumber`, as dash patterns and locations have them.
  private var listed: Any {
    if case .numbers(let numbers, .number) = self { NSNumber(value: numbers[0]) } else { any(like: nil) }
  }

  private static func made(_ parts: SIMD4<Double>) -> CGColor {
    let parts = parts.clamped(lowerBound: .zero, upperBound: .one)
    return CGColor(srgbRed: parts.x, green: parts.y, blue: parts.z, alpha: parts.w)
  }
}

extension Int {
  /// The nearest whole number that there is; 0 for what is not a number.
  fileprivate init(clamping value: Double) {
    let rounded = value.rounded()
    self = rounded.isNaN ? 0 : Int(exactly: rounded) ?? (rounded < 0 ? .min : .max)
  }
}
