// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// One inspectable property of a view class, reachable by its name.
///
/// The build plugin `Inspectables` writes these into a class's `InspectableTable`; Apple's UIKit needs none, since
/// Objective-C's runtime finds properties by name. Setting runs the property's own setter, so `didSet` runs.
@preconcurrency @MainActor public struct InspectableAttribute {
  /// The name of the property.
  public let name: String
  /// What the property holds; nil if it is no type that can be set by name.
  public let type: InspectableType?
  /// The unit of the value, such as "pt", where the property's documentation names one.
  public let unit: String?
  /// The first sentence of the property's documentation.
  public let summary: String
  /// All of the property's documentation but its unit; an empty line is between paragraphs.
  public let documentation: String
  /// The names that the property takes, where it holds text and its documentation lists them.
  public let choices: [String]

  /// The type as Swift writes it, also where `type` is nil.
  package let typeName: String
  /// The class that has the property.
  package let root: AnyClass
  /// The value of an object; nil too for an object of another class.
  package let read: @MainActor (AnyObject) -> Any?
  /// Sets a value that has the type already, and tells whether the object and the value were of the right type.
  let write: @MainActor (AnyObject, Any?) -> Bool

  /// An attribute of a type that can be set by name.
  public init<Root: UIView, Value: InspectableValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, unit: String? = nil, summary: String = "",
    documentation: String? = nil, choices: [String] = []
  ) {
    self.init(
      name, type: Value.inspectableType, unit: unit, summary: summary, documentation: documentation, choices: choices,
      get: { (root: Root) in root[keyPath: keyPath] },
      set: { (root: Root, value: Value) in root[keyPath: keyPath] = value })
  }

  /// An attribute of a type that no document and no text can give, or of an object that is no view; its `type` is nil.
  ///
  /// The plugin sees no types of other modules, so it lists both: the compiler decides by taking this initializer.
  @_disfavoredOverload
  public init<Root: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>, unit: String? = nil, summary: String = "",
    documentation: String? = nil, choices: [String] = []
  ) {
    self.init(
      name, type: nil, unit: unit, summary: summary, documentation: documentation, choices: choices,
      get: { (root: Root) in root[keyPath: keyPath] },
      set: { (root: Root, value: Value) in root[keyPath: keyPath] = value })
  }

  /// An attribute of any object, by functions: for what UIKit itself can set by name.
  init<Root: AnyObject, Value>(
    _ name: String, type: InspectableType?, unit: String? = nil, summary: String = "", documentation: String? = nil,
    choices: [String] = [],
    get: @escaping @MainActor (Root) -> Value, set: @escaping @MainActor (Root, Value) -> Void
  ) {
    self.name = name
    self.type = type
    self.unit = unit
    self.summary = summary
    self.documentation = documentation ?? summary
    self.choices = type?.kind == .string ? choices : []
    self.root = Root.self
    typeName = type?.description ?? String(describing: Value.self)
    read = { object in
      guard let root = object as? Root else { return nil }
      let value: Any = get(root)
      // An empty optional must not come out as a value that holds nothing.
      return (value as? any OptionalValue).map(\.wrapped) ?? value
    }
    write = { object, value in
      guard let root = object as? Root, let value = value as? Value else { return false }
      set(root, value)
      return true
    }
  }
}

/// Any `Optional`, to look into one whose type is not known.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
