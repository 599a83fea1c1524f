// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A type of a layer's properties: how its values come in by key, and how they are archived.
protocol LayerValue: SendableMetatype {
  /// Reads what was set by key; nil if the value does not fit.
  static func value(from any: Any?) -> Self?

  /// The value as numbers, strings, data and arrays of these.
  var archived: NSObject { get }

  /// Reads what `archived` gave; nil if it does not fit.
  static func value(archived: NSObject) -> Self?
}

extension LayerValue {
  static func value(from any: Any?) -> Self? {
    any as? Self
  }
}

/// A part of a structure that a key path may name.
struct LayerField<Root> {
  let get: (Root) -> Any?
  /// Sets the part; gives false if the value does not fit.
  let set: (inout Root, Any?) -> Bool

  init<Value: LayerValue>(_ path: WritableKeyPath<Root, Value>) {
    get = { $0[keyPath: path] }
    set = { root, any in
      guard let value = Value.value(from: any) else { return false }
      root[keyPath: path] = value
      return true
    }
  }
}

extension Optional: LayerValue where Wrapped: LayerValue {
  static func value(from any: Any?) -> Self? {
    guard let any, !(any is NSNull) else { return .some(nil) }
    guard let value = Wrapped.value(from: any) else { return nil }
    return .some(value)
  }

  var archived: NSObject {
    self?.archived ?? NSNull()
  }

  static func value(archived: NSObject) -> Self? {
    archived is NSNull ? .some(nil) : Wrapped.value(archived: archived).map { .some($0) }
  }
}

extension CGFloat: LayerValue {
  static func value(from any: Any?) -> CGFloat? {
    any as? CGFloat ?? (any as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  var archived: NSObject {
    NSNumber(value: native)
  }

  static func value(archived: NSObject) -> CGFloat? {
    value(from: archived)
  }
}

extension Float: LayerValue {
  static func value(from any: Any?) -> Float? {
    CGFloat.value(from: any).map { Float($0) }
  }

  var archived: NSObject {
    NSNumber(value: self)
  }

  static func value(archived: NSObject) -> Float? {
    value(from: archived)
  }
}

extension Bool: LayerValue {
  static func value(from any: Any?) -> Bool? {
    (any as? NSNumber)?.boolValue
  }

  var archived: NSObject {
    NSNumber(value: self)
  }

  static func value(archived: NSObject) -> Bool? {
    value(from: archived)
  }
}

extension String: LayerValue {
  var archived: NSObject {
    NSString(string: self)
  }

  static func value(archived: NSObject) -> String? {
    archived as? String
  }
}

extension Int: LayerValue {
  static func value(from any: Any?) -> Int? {
    (any as? NSNumber)?.intValue
  }

  var archived: NSObject {
    NSNumber(value: self)
  }

  static func value(archived: NSObject) -> Int? {
    value(from: archived)
  }
}

extension Double: LayerValue {
  static func value(from any: Any?) -> Double? {
    (any as? NSNumber)?.doubleValue
  }

  var archived: NSObject {
    NSNumber(value: self)
  }

  static func value(archived: NSObject) -> Double? {
    value(from: archived)
  }
}
