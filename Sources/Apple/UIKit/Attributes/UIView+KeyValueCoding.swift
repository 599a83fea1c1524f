// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the overridable methods of key-value coding in the class body do.
extension UIView {
  /// The value of an attribute; for an unknown key what `value(forUndefinedKey:)` gives.
  func attributeValue(forKey key: String) -> Any? {
    switch key {
    case "layer": layer
    case "superview": superview
    default:
      if let attribute = Self.attribute(of: type(of: self), forKey: key) {
        attribute.read(self)
      } else {
        value(forUndefinedKey: key)
      }
    }
  }

  /// The value at the end of a key path, through `layer` and `superview`; nil once a key on the way holds nothing.
  func attributeValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
    switch value(forKey: key) {
    case let view as UIView: return view.value(forKeyPath: rest)
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case nil: return nil
    default:
      AttributeReport.add(attributeError(.noObject, forKey: key))
      return nil
    }
  }

  /// Sets an attribute by its key, converting the value; an unknown key goes to `setValue(_:forUndefinedKey:)`.
  func setAttributeValue(_ value: Any?, forKey key: String) {
    guard let attribute = Self.attribute(of: type(of: self), forKey: key) else {
      setValue(value, forUndefinedKey: key)
      return
    }
    do {
      try attribute.set(value, of: self)
    } catch {
      AttributeReport.add(attributeError(error, forKey: key))
    }
  }

  /// Sets an attribute by its key path, through `layer` and `superview`.
  func setAttributeValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = Self.split(keyPath) else {
      setValue(value, forKey: keyPath)
      return
    }
    switch self.value(forKey: key) {
    case let view as UIView: view.setValue(value, forKeyPath: rest)
    case let layer as CALayer: set(value, of: layer, forKeyPath: rest, from: keyPath)
    default: AttributeReport.add(attributeError(.noObject, forKey: key))
    }
  }

  /// Reports a key that the class does not have.
  func reportUndefined(key: String) {
    let nearest = Self.attributeName(of: type(of: self), nearestTo: key)
    AttributeReport.add(attributeError(.unknownKey(nearest: nearest), forKey: key))
  }

  /// A layer keeps values for keys that it does not know, as Apple's does; but within a report such a key is a failure.
  private func set(_ value: Any?, of layer: CALayer, forKeyPath rest: String, from keyPath: String) {
    guard AttributeReport.current != nil else { return layer.setValue(value, forKeyPath: rest) }
    do {
      try layer.setAttribute(value, forKeyPath: rest)
    } catch {
      AttributeReport.add(attributeError(error, forKey: keyPath))
    }
  }
}

extension InspectableAttribute {
  /// Sets the attribute of an object, converting the value; strictly within a report, else as Apple would.
  fileprivate func set(_ value: Any?, of object: AnyObject) throws(AttributeError.Reason) {
    guard let type else {
      if write(object, value) { return }
      throw .unsupportedType(typeName)
    }
    let converted = try type.value(converting: value, isStrict: AttributeReport.current != nil)
    guard write(object, converted) else {
      throw .wrongType(value: AttributeValue(value).quoted, expected: type.expectation)
    }
  }
}
