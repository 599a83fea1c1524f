// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Traits that an object sets for itself and all below it.
///
/// A trait that is set here wins over what comes from above, also when the value is the trait's default.
public struct UITraitOverrides: UIMutableTraits {
  var values = TraitValues()

  /// No overrides.
  package init() {}

  /// The override of a trait; the trait's default value where there is none.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  /// Drops the override of a trait; without one, nothing happens.
  public mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
