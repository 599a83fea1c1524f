// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Values of traits by trait: what collections and overrides are made of.
struct TraitValues: UIMutableTraits {
  private struct Entry {
    let trait: UITrait
    let value: Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { entries[ObjectIdentifier(trait)]?.value as? T.Value ?? T.defaultValue }
    set { entries[ObjectIdentifier(trait)] = Entry(trait: trait, value: newValue) }
  }

  func contains(_ trait: UITrait) -> Bool {
    entries[ObjectIdentifier(trait)] != nil
  }

  mutating func remove(_ trait: UITrait) {
    entries[ObjectIdentifier(trait)] = nil
  }

  /// Takes over every value that is set in `other`.
  mutating func merge(_ other: TraitValues) {
    entries.merge(other.entries) { _, new in new }
  }

  /// Takes over every value in `other` that is not its trait's default.
  mutating func mergeSpecified(_ other: TraitValues) {
    for (key, entry) in other.entries where !Self.isDefault(entry) {
      entries[key] = entry
    }
  }

  /// The traits that have a value other than their default, in the order of their identifiers.
  var specifiedTraits: [UITrait] {
    entries.values.filter { !Self.isDefault($0) }.map(\.trait).sorted { $0.identifier < $1.identifier }
  }

  /// The traits whose values differ, in the order of their identifiers, so that callers do the same every time.
  func traitsThatDiffer(from other: TraitValues) -> [UITrait] {
    var traits = entries.mapValues(\.trait)
    traits.merge(other.entries.mapValues(\.trait)) { own, _ in own }
    return traits.values.filter { differs(from: other, in: $0) }.sorted { $0.identifier < $1.identifier }
  }

  /// Whether the value of one trait differs.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    !Self.isSame(value(of: trait), other.value(of: trait))
  }

  private func value(of trait: UITrait) -> Any {
    entries[ObjectIdentifier(trait)]?.value ?? Self.defaultValue(of: trait)
  }

  private static func isDefault(_ entry: Entry) -> Bool {
    isSame(entry.value, defaultValue(of: entry.trait))
  }

  private static func defaultValue<T: UITraitDefinition>(of trait: T.Type) -> Any {
    trait.defaultValue
  }

  private static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return false }
    return isEqual(one, other)
  }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    one == other as? Value
  }
}
