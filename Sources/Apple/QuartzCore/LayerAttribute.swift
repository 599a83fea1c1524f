// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// How a property of a layer is read, set and archived by its key.
package struct LayerAttribute: Sendable {
  /// Reads the property.
  package let get: @Sendable (CALayer) -> Any?
  /// Sets the property; gives false, and changes nothing, if the value's type does not fit.
  package let set: @Sendable (CALayer, Any?) -> Bool
  /// The property's type.
  package let valueType: Any.Type
  let archive: @Sendable (CALayer) -> NSObject
  let unarchive: @Sendable (CALayer, NSObject) -> Void

  private(set) var getField: @Sendable (CALayer, String) -> Any? = { _, _ in nil }
  private(set) var setField: @Sendable (CALayer, String, Any?) -> Bool = { _, _, _ in false }

  /// Makes the attribute of a property of `Root`; layers of other classes have no value for it.
  init<Root: CALayer, Value: LayerValue>(_ path: any ReferenceWritableKeyPath<Root, Value> & Sendable) {
    valueType = Value.self
    get = { layer in (layer as? Root)?[keyPath: path] }
    set = { layer, any in
      guard let layer = layer as? Root, let value = Value.value(from: any) else { return false }
      layer[keyPath: path] = value
      return true
    }
    archive = { layer in (layer as? Root)?[keyPath: path].archived ?? NSNull() }
    unarchive = { layer, object in
      guard let layer = layer as? Root, let value = Value.value(archived: object) else { return }
      layer[keyPath: path] = value
    }
  }

  /// Makes the attribute of a structure, whose parts can be named.
  init<Root: CALayer, Value: NumericLayerValue>(structure path: any ReferenceWritableKeyPath<Root, Value> & Sendable) {
    self.init(path)
    getField = { layer, name in
      guard let layer = layer as? Root else { return nil }
      return Value.fields[name]?.get(layer[keyPath: path])
    }
    setField = { layer, name, any in
      guard let layer = layer as? Root, let field = Value.fields[name] else { return false }
      var value = layer[keyPath: path]
      guard field.set(&value, any) else { return false }
      layer[keyPath: path] = value
      return true
    }
  }
}
