// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// The attributes that a document's author added, set once all objects are made.
extension NibLoader {
  func setAttributes(of view: UIView, _ object: NibObject) {
    for attribute in object.attributes {
      do {
        try set(attribute, of: view)
      } catch {
        warn(error.message, about: object, line: attribute.line, isError: error.isError)
      }
      if case .color = attribute.value, attribute.keyPath.hasPrefix("layer.") {
        // A CGColor is wanted there, and what a document gives is a UIColor.
        let key = attribute.keyPath.inMessage
        warn("\(key): on iOS a layer does not take a document's colour", about: object, line: attribute.line)
      }
    }
  }

  private func set(_ attribute: NibAttribute, of view: UIView) throws(NibProblem) {
    let value: Any?
    do {
      value = try self.value(of: attribute)
    } catch {
      throw NibProblem("\(attribute.keyPath.inMessage): \(error.message)")
    }
    do {
      try view.setAttribute(value, forKeyPath: attribute.keyPath)
    } catch {
      throw NibProblem(error.description, isError: isCertain(error, of: view))
    }
  }

  /// Whether an app would stop there, too: a plain UIView may stand for another class, and UIKit's own classes and
  /// layers have more keys on iOS.
  private func isCertain(_ error: AttributeError, of view: UIView) -> Bool {
    guard type(of: view) != UIView.self else { return false }
    if case .unknownKey = error.reason { return !error.key.contains(".") }
    return true
  }

  private func value(of attribute: NibAttribute) throws(NibProblem) -> Any? {
    switch attribute.value {
    case .null: return nil
    case .boolean(let value): return value
    case .integer(let value): return value
    case .real(let value): return value
    case .string(let value), .localizedString(let value): return value
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    case .range(let value): return value
    case .color(let color): return try color.color(in: document.resources)
    case .image(let name): return try image(name)
    case .unknown(let type): throw NibProblem("unknown type '\(type.inMessage)'")
    }
  }
}
