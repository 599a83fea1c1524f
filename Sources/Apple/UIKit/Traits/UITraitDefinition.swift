// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A type that names one trait and says what its value is where nobody sets it.
///
/// The type itself is the key under which a ``UITraitCollection`` keeps the value. A custom trait needs only
/// ``defaultValue``; give it an `Equatable` value, since changes are found by comparing. Values that cannot be compared
/// count as changed.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// The value in a collection that has none for this trait; it never changes.
  static var defaultValue: Value { get }

  /// A name for people; the type's name by default.
  static var name: String { get }

  /// A name that tells the trait from all others; the type's full name by default.
  static var identifier: String { get }

  /// Whether dynamic colours may look at this trait, so that views are redrawn when it changes; false by default.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: Self.self) }
  /// The type's name with its module's.
  public static var identifier: String { String(reflecting: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as it is named in a list of traits: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any UITraitDefinition.Type
