// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// An object that calls closures when chosen traits of it change.
///
/// Apple's protocol also takes selectors, which Swift has not on Linux.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure for a change; it gets the object whose traits changed, and the traits from before.
  typealias TraitChangeHandler<TraitEnvironment: UITraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls `handler` whenever one of `traits` has changed, until the object goes or the token is taken back.
  ///
  /// Name the type of the closure's first parameter: `{ (self: Self, previous: UITraitCollection) in … }`.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration

  /// Stops observing; a token that is not known here does nothing.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}
