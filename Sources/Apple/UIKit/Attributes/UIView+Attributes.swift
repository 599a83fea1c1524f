// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib

extension UIView {
  /// The inspectable attributes of a view class: its own first, in the order of its source, then those it inherits.
  ///
  /// Left out are properties whose type cannot be set by name; setting one says so.
  package static func attributes(of type: UIView.Type) -> [InspectableAttribute] {
    inspectables(of: type).filter { $0.type != nil }
  }

  /// What an appearance proxy hands on: the inspectable attributes of a class, and what UIKit's own classes have for it.
  static func attributesForAppearance(of type: UIView.Type) -> [InspectableAttribute] {
    attributes(of: type) + (type is UILabel.Type ? UILabel.labelAttributesForAppearance : [])
      + viewAttributesForAppearance
  }

  /// Sets an attribute from a value of a document, by the key path that the document names it by.
  ///
  /// It goes by way of `setValue(_:forKeyPath:)` and `setValue(_:forUndefinedKey:)`, so what a view overrides counts.
  /// - Parameters:
  ///   - value: See `InspectableType.value(converting:isStrict:)` for what fits; nothing is cut to fit.
  ///   - keyPath: A key, or one of the view's layer, such as `layer.cornerRadius`.
  /// - Throws: `AttributeError` for an unknown key, a value that does not fit, or a text that the setter takes none of;
  ///   the view is then unchanged.
  package func setAttribute(_ value: Any?, forKeyPath keyPath: String) throws(AttributeError) {
    let before = text(forKey: keyPath)
    try AttributeReport.throwing { setValue(value, forKeyPath: keyPath) }
    // A name of a choice that there is not: the setter of a property cannot throw, but it can leave all as it was.
    if let before, let text = value as? String, self.text(forKey: keyPath) == before,
      text.caseInsensitiveCompare(before) != .orderedSame
    {
      throw attributeError(.notTaken(value: "'\(text.inMessage)'", kept: "'\(before.inMessage)'"), forKey: keyPath)
    }
  }

  /// The value of an attribute that holds text.
  private func text(forKey key: String) -> String? {
    Self.attribute(of: type(of: self), forKey: key)?.read(self) as? String
  }

  /// Sets an attribute from text, as a person writes it: `lineColor` from `#ff0000` or `systemRed`.
  ///
  /// - Parameters:
  ///   - text: See `InspectableType.value(parsing:)` for the forms.
  ///   - key: A key, or one of the view's layer, such as `layer.cornerRadius`.
  /// - Throws: `AttributeError` for an unknown key or a text of another form; the view is then unchanged.
  package func setAttribute(parsing text: String, forKey key: String) throws(AttributeError) {
    var value: Any? = text
    if let type = attributeType(forKeyPath: key) {
      do {
        value = try type.value(parsing: text)
      } catch {
        throw attributeError(error, forKey: key)
      }
    }
    try setAttribute(value, forKeyPath: key)
  }

  /// The type of what a key or key path of this view names.
  private func attributeType(forKeyPath keyPath: String) -> InspectableType? {
    guard let (key, rest) = Self.split(keyPath) else {
      return Self.attribute(of: type(of: self), forKey: keyPath)?.type
    }
    return key == "layer" ? layer.attributeType(forKeyPath: rest) : nil
  }

  func attributeError(_ reason: AttributeError.Reason, forKey key: String) -> AttributeError {
    AttributeError(className: String(describing: type(of: self)), key: key, reason: reason)
  }
}

extension UIView {
  /// The attribute of a class that a key names: one of UIKit's own, or an inspectable.
  ///
  /// As Apple's key-value coding finds `hidden` by its getter `isHidden` too, so does this.
  static func attribute(of type: UIView.Type, forKey key: String) -> InspectableAttribute? {
    let declared = inspectables(of: type)
    return declared.first { $0.name == key }
      ?? builtInAttributes(of: type).first { $0.name == key || "is" + $0.name.capitalizedFirst == key }
  }

  /// The name of the attribute of a class that is written most like `key`, if one is at all.
  static func attributeName(of type: UIView.Type, nearestTo key: String) -> String? {
    key.nearest(in: (inspectables(of: type) + builtInAttributes(of: type)).map(\.name))
  }

  /// A key path before and after its first dot.
  static func split(_ keyPath: String) -> (key: String, rest: String)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return nil }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// What the tables of a class and of its superclasses list. Of equal names the subclass's counts.
  ///
  /// Kept for each class: to find the tables takes time in step with the number of types in the program.
  private static func inspectables(of type: UIView.Type) -> [InspectableAttribute] {
    if let known = knownInspectables[ObjectIdentifier(type)] { return known }
    let found = listedInspectables(of: type)
    knownInspectables[ObjectIdentifier(type)] = found
    return found
  }

  private static var knownInspectables: [ObjectIdentifier: [InspectableAttribute]] = [:]

  private static func listedInspectables(of type: UIView.Type) -> [InspectableAttribute] {
    var names: Set<String> = []
    var found: [InspectableAttribute] = []
    var next: AnyClass? = type
    while let current = next, current is UIView.Type {
      for table in tables(of: current) {
        found += table.attributes.filter { $0.root == current && names.insert($0.name).inserted }
      }
      next = _getSuperclass(current)
    }
    return found
  }

  /// The tables that the build plugin wrote for a class: that of its own module, then those of modules that extend it.
  private static func tables(of type: AnyClass) -> [InspectableTable] {
    // "Module.View"; a class within another is "Module.Outer.View" and has the table "Module.Outer_View__Inspectables".
    // The names of private and generic classes hold more than identifiers, and no table is named after them.
    guard let (module, path) = split(String(reflecting: type)) else { return [] }
    let name = path.replacing(".", with: "_") + "__Inspectables"
    let modules = TopLevelClass.modules(declaring: name)
    return (modules.filter { $0 == module } + modules.filter { $0 != module }).compactMap {
      (TopLevelClass.named(name, in: $0) as? InspectableTable.Type)?.init()
    }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
