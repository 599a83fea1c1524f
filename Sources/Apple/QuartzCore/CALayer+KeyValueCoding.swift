// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// The properties of every layer by key.
  package static let attributes: [String: LayerAttribute] = [
    "anchorPoint": LayerAttribute(structure: \CALayer.anchorPoint),
    "backgroundColor": LayerAttribute(\CALayer.backgroundColor),
    "borderColor": LayerAttribute(\CALayer.borderColor),
    "borderWidth": LayerAttribute(\CALayer.borderWidth),
    "bounds": LayerAttribute(structure: \CALayer.bounds),
    "contents": LayerAttribute(\CALayer.picture),
    "contentsCenter": LayerAttribute(structure: \CALayer.contentsCenter),
    "contentsGravity": LayerAttribute(\CALayer.contentsGravity),
    "contentsRect": LayerAttribute(structure: \CALayer.contentsRect),
    "contentsScale": LayerAttribute(\CALayer.contentsScale),
    "cornerCurve": LayerAttribute(\CALayer.cornerCurve),
    "cornerRadius": LayerAttribute(\CALayer.cornerRadius),
    "frame": LayerAttribute(structure: \CALayer.frame),
    "hidden": LayerAttribute(\CALayer.isHidden),
    "isHidden": LayerAttribute(\CALayer.isHidden),
    "magnificationFilter": LayerAttribute(\CALayer.magnificationFilter),
    "maskedCorners": LayerAttribute(\CALayer.maskedCorners),
    "masksToBounds": LayerAttribute(\CALayer.masksToBounds),
    "minificationFilter": LayerAttribute(\CALayer.minificationFilter),
    "name": LayerAttribute(\CALayer.name),
    "needsDisplayOnBoundsChange": LayerAttribute(\CALayer.needsDisplayOnBoundsChange),
    "opacity": LayerAttribute(\CALayer.opacity),
    "opaque": LayerAttribute(\CALayer.isOpaque),
    "isOpaque": LayerAttribute(\CALayer.isOpaque),
    "position": LayerAttribute(structure: \CALayer.position),
    "rasterizationScale": LayerAttribute(\CALayer.rasterizationScale),
    "shadowColor": LayerAttribute(\CALayer.shadowColor),
    "shadowOffset": LayerAttribute(structure: \CALayer.shadowOffset),
    "shadowOpacity": LayerAttribute(\CALayer.shadowOpacity),
    "shadowPath": LayerAttribute(\CALayer.shadowPath),
    "shadowRadius": LayerAttribute(\CALayer.shadowRadius),
    "shouldRasterize": LayerAttribute(\CALayer.shouldRasterize),
    "sublayerTransform": LayerAttribute(structure: \CALayer.sublayerTransform),
    "transform": LayerAttribute(structure: \CALayer.transform),
    "zPosition": LayerAttribute(\CALayer.zPosition),
  ]

  /// The contents, as far as they are drawn.
  private var picture: CGImage? {
    get { contents as? CGImage }
    set { contents = newValue }
  }

  final func valueOfProperty(forKey key: String) -> Any? {
    if let attribute = type(of: self).attribute(forKey: key) { return attribute.get(self) }
    if let value = held.container[key] { return value }
    for level in styles {
      if let value = level[key] { return value }
    }
    return type(of: self).defaultValue(forKey: key)
  }

  final func valueOfProperty(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
    return type(of: self).attribute(forKey: key)?.getField(self, rest) ?? held.container[keyPath]
  }

  /// Sets a value by key; gives false, and changes nothing, if the key's property takes no such value.
  @discardableResult
  package final func assign(_ value: Any?, forKey key: String) -> Bool {
    if let attribute = type(of: self).attribute(forKey: key) { return attribute.set(self, value) }
    change(key) { held.container[key] = value }
    return true
  }

  /// Sets a value by a dotted path; gives false, and changes nothing, if there is no such part of a property or it
  /// takes no such value.
  @discardableResult
  package final func assign(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard let (key, rest) = Self.split(keyPath) else { return assign(value, forKey: keyPath) }
    guard let attribute = type(of: self).attribute(forKey: key) else { return assign(value, forKey: keyPath) }
    return attribute.setField(self, rest, value)
  }

  /// The first key of a path and what follows it; nil for a single key.
  private static func split(_ keyPath: String) -> (key: String, rest: String)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}
