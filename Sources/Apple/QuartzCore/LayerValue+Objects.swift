// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

extension CGColor: LayerValue {
  /// The components in sRGB: an archive does not keep the colour space.
  var archived: NSObject {
    let (red, green, blue, alpha) = rgba
    return NSArray(array: [red, green, blue, alpha].map { NSNumber(value: $0) })
  }

  static func value(archived: NSObject) -> Self? {
    guard let numbers = archived as? NSArray, numbers.count == 4 else { return nil }
    let parts = numbers.compactMap { CGFloat.value(from: $0) }
    guard parts.count == 4 else { return nil }
    return Self(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension NSNumber: LayerValue {
  static func value(from any: Any?) -> Self? {
    any as? Self
  }

  var archived: NSObject {
    self
  }

  static func value(archived: NSObject) -> Self? {
    archived as? Self
  }
}

extension Array: LayerValue where Element: LayerValue {
  static func value(from any: Any?) -> [Element]? {
    guard let array = any as? [Any] else { return nil }
    let values = array.compactMap { Element.value(from: $0) }
    return values.count == array.count ? values : nil
  }

  var archived: NSObject {
    NSArray(array: map(\.archived))
  }

  static func value(archived: NSObject) -> [Element]? {
    guard let array = archived as? NSArray else { return nil }
    let values = array.compactMap { ($0 as? NSObject).flatMap { Element.value(archived: $0) } }
    return values.count == array.count ? values : nil
  }
}

extension CGImage: LayerValue {
  /// The image as PNG.
  var archived: NSObject {
    pngData().map { NSData(data: $0) } ?? NSNull()
  }

  static func value(archived: NSObject) -> Self? {
    (archived as? NSData).flatMap { Self(pngData: Data(copying: $0)) }
  }
}

extension CGPath: LayerValue {
  /// One array an element: how many points it has, 0 for a subpath's start, -1 for its closing, then the coordinates.
  package var archived: NSObject {
    elements.map(\.numbers).archived
  }

  /// Reads what `archived` gave; nil if it does not fit.
  package static func value(archived: NSObject) -> Self? {
    guard let arrays = [[CGFloat]].value(archived: archived) else { return nil }
    let elements = arrays.compactMap(PathElement.init(numbers:))
    let beginsSubpath = if case .move? = elements.first { true } else { elements.isEmpty }
    guard elements.count == arrays.count, beginsSubpath else { return nil }
    return CGPath(elements: elements) as? Self
  }
}

extension PathElement {
  /// The numbers that archive the element.
  fileprivate var numbers: [CGFloat] {
    let kind =
      switch self {
      case .move: 0
      case .close: -1
      case .line, .quad, .cubic: points.count
      }
    return [CGFloat(kind)] + points.flatMap { [$0.x, $0.y] }
  }

  /// Reads the numbers that archive an element.
  fileprivate init?(numbers: [CGFloat]) {
    let points = stride(from: 1, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    switch (numbers.first, points.count, numbers.count) {
    case (0, 1, 3): self = .move(points[0])
    case (-1, 0, 1): self = .close
    case (1, 1, 3): self = .line(points[0])
    case (2, 2, 5): self = .quad(control: points[0], end: points[1])
    case (3, 3, 7): self = .cubic(control1: points[0], control2: points[1], end: points[2])
    default: return nil
    }
  }
}
