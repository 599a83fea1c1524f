// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The trait registrations of one object, in the order in which they were made.
///
/// A class, so that a handler may register and unregister while handlers are being called.
@MainActor
package final class TraitChangeRegistrations {
  private var registrations: [TraitChangeRegistration] = []

  package nonisolated init() {}

  /// Adds a handler for changes of `traits`; it is called for objects that are a `TraitEnvironment`.
  package func add<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits) { environment, previous in
      guard let environment = environment as? TraitEnvironment else { return }
      handler(environment, previous)
    }
    registrations.append(registration)
    return registration
  }

  /// Takes a handler back.
  package func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of all traits that differ between `previous` and the object's traits, under those traits.
  package func notify(_ environment: any UITraitEnvironment, previous: UITraitCollection) {
    let current = environment.traitCollection
    let changed = Set(current.changedTraits(from: previous).map { ObjectIdentifier($0) })
    guard !changed.isEmpty else { return }
    for registration in registrations where registration.observes(changed) {
      // A handler before this one may have taken it back.
      guard registrations.contains(where: { $0 === registration }) else { continue }
      current.performAsCurrent { registration.handler(environment, previous) }
    }
  }
}

/// One registration: the traits it is for, and what to call.
@MainActor
private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  let traits: Set<ObjectIdentifier>
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = Set(traits.map { ObjectIdentifier($0) })
    self.handler = handler
    super.init()
  }

  func observes(_ changed: Set<ObjectIdentifier>) -> Bool {
    !traits.isDisjoint(with: changed)
  }

  /// The token itself: it stands for one registration.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
