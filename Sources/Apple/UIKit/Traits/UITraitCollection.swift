// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// The traits of an interface environment: appearance, display scale, layout direction, and custom traits.
///
/// Immutable. A trait that nobody set reads as its default value, which for the system's traits means unspecified.
/// Two collections are equal when all their traits have equal values. Apple's collection has more system traits (idiom,
/// size classes, contrast and so on), which do not exist here.
// Unchecked: nothing is mutable after init; a custom trait's value is a constant that its author shares between threads.
open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let values: TraitValues

  /// Makes a collection in which every trait is unspecified.
  public override init() {
    values = TraitValues()
    super.init()
  }

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection of an archive that ``encode(with:)`` wrote; what it lacks is unspecified.
  public required convenience init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    self.init { traits in
      let numbers = coder.decodeNumbers(forKey: "traits") ?? []
      guard numbers.count == 3 else { return }
      traits.userInterfaceStyle =
        Int(exactly: numbers[0]).flatMap { UIUserInterfaceStyle(rawValue: $0) } ?? .unspecified
      traits.displayScale = numbers[1]
      traits.layoutDirection =
        Int(exactly: numbers[2]).flatMap { UITraitEnvironmentLayoutDirection(rawValue: $0) } ?? .unspecified
    }
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the system's traits with a keyed archiver; custom ones are not written, since their values may be anything.
  open func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encodeNumbers(
      [CGFloat(userInterfaceStyle.rawValue), displayScale, CGFloat(layoutDirection.rawValue)], forKey: "traits")
  }

  /// Makes a collection that holds an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Makes a collection that holds a display scale, in pixels a point.
  public convenience init(displayScale scale: CGFloat) {
    self.init { $0.displayScale = scale }
  }

  /// Makes a collection that holds a layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Merges collections: of each trait, the last value that is specified wins.
  ///
  /// Apple merges system traits only and takes custom ones from the first collection; here all are merged.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections {
      values.mergeSpecified(collection.values)
    }
    self.init(values: values)
  }

  /// Makes a collection by setting traits on an empty one.
  public convenience init(mutations: TraitMutations) {
    self.init(values: TraitValues().mutated(by: mutations))
  }

  /// Makes a collection that holds the value of one trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    self.init { $0[trait] = value }
  }

  /// A closure that sets traits.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// The same collection: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether all traits have equal values here and there.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values.traitsThatDiffer(from: other.values).isEmpty
  }

  /// Equal for equal collections; custom traits do not count.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(layoutDirection)
    return hasher.finalize()
  }

  /// The traits that are specified, by name; without the object's address.
  open override var description: String {
    let traits = values.specifiedTraits.map { trait in "\(trait.name) = \(value(of: trait))" }
    return "<UITraitCollection: \(traits.joined(separator: ", "))>"
  }

  private func value<T: UITraitDefinition>(of trait: T.Type) -> String {
    String(describing: self[trait])
  }
}

extension UITraitCollection {
  /// The value of a trait; its default value where none is set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle { self[UITraitUserInterfaceStyle.self] }

  /// The number of pixels a point; 0 is unspecified.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { self[UITraitLayoutDirection.self] }

  /// A collection with these traits set, all others as here.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.mutated(by: mutations))
  }

  /// A collection with one trait set, all others as here.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }

  /// Whether every trait that is specified in `trait` has that value here.
  ///
  /// Nothing contains more than an empty collection, nor does nil.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.specifiedTraits.allSatisfy { !values.differs(from: trait.values, in: $0) }
  }

  /// The traits whose values differ from those in `traitCollection`; from the defaults if it is nil.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.traitsThatDiffer(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether dynamic colours could look different under another collection.
  ///
  /// That is so if the appearance differs, or a custom trait that says so by
  /// ``UITraitDefinition/affectsColorAppearance``.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The system traits that UIKit's dynamic colours depend on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }

  /// This collection with every trait that is overridden replaced.
  package func applying(_ overrides: UITraitOverrides) -> UITraitCollection {
    var values = values
    values.merge(overrides.values)
    return UITraitCollection(values: values)
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}
