// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// Attributes of a view's layer, which documents and the command reach as `layer.cornerRadius`.
extension CALayer {
  /// The type of what a key path names; nil for an unknown one, and for a property that has no type that can be parsed.
  func attributeType(forKeyPath keyPath: String) -> InspectableType? {
    let type: Any.Type? =
      if keyPath.contains(".") {
        value(forKeyPath: keyPath).map { Swift.type(of: $0) }
      } else {
        Swift.type(of: self).attribute(forKey: keyPath)?.valueType
      }
    return (type as? any InspectableValue.Type)?.inspectableType
  }

  /// Sets what a key path names, converting the value.
  ///
  /// A `UIColor` becomes a `CGColor`, resolved once against `UITraitCollection.current`.
  func setAttribute(_ value: Any?, forKeyPath keyPath: String) throws(AttributeError.Reason) {
    let key = String(keyPath.prefix { $0 != "." })
    guard type(of: self).attribute(forKey: key) != nil else {
      throw .unknownKey(nearest: keyPath.nearest(in: Self.attributes.keys.sorted()).map { "layer." + $0 })
    }
    let type = attributeType(forKeyPath: keyPath)
    let converted = try type?.value(converting: value, isStrict: true) ?? value
    guard assign(converted, forKeyPath: keyPath) else {
      let expected = type?.expectation ?? "a value of the property's own type"
      throw .wrongType(value: AttributeValue(value).quoted, expected: expected)
    }
  }
}
