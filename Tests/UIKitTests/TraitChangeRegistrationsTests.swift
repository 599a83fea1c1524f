// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

private struct BadgeTrait: UITraitDefinition {
  static let defaultValue = 0
}

/// An environment that calls its registrations when its traits are set, as views do.
@MainActor
private class Environment: NSObject, UITraitEnvironment, UITraitChangeObservable {
  private let registrations = TraitChangeRegistrations()
  var calls: [String] = []

  var traitCollection = UITraitCollection.standard {
    didSet { registrations.notify(self, previous: oldValue) }
  }

  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @discardableResult
  func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    registrations.add(traits, handler: handler)
  }

  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations.remove(registration)
  }

  /// Registers as Apple's reference shows it: with `self` as the parameter's name and `Self` as its type.
  func observeStyle() {
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
      self.calls.append("style from \(previous.userInterfaceStyle.rawValue)")
    }
  }
}

private final class Subenvironment: Environment {}

@MainActor
struct TraitChangeRegistrationsTests {
  @Test func aHandlerIsCalledForItsTraitsOnly() {
    let environment = Environment()
    environment.observeStyle()
    environment.traitCollection = environment.traitCollection.modifyingTraits { $0.displayScale = 3 }
    #expect(environment.calls.isEmpty)
    environment.traitCollection = environment.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(environment.calls == ["style from 1"])
  }

  @Test func anUnchangedValueCallsNothing() {
    let environment = Environment()
    environment.observeStyle()
    environment.traitCollection = environment.traitCollection.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(environment.calls.isEmpty)
  }

  @Test func oneHandlerForTwoTraitsIsCalledOnce() {
    let environment = Environment()
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitDisplayScale.self]) {
      (environment: Environment, _) in environment.calls.append("both")
    }
    environment.traitCollection = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(environment.calls == ["both"])
  }

  @Test func customTraitsCanBeObserved() {
    let environment = Environment()
    environment.registerForTraitChanges([BadgeTrait.self]) { (environment: Environment, _) in
      environment.calls.append("\(environment.traitCollection[BadgeTrait.self])")
    }
    environment.traitCollection = environment.traitCollection.replacing(BadgeTrait.self, value: 5)
    #expect(environment.calls == ["5"])
  }

  @Test func handlersRunInTheOrderOfRegistrationUnderTheNewTraits() {
    let environment = Environment()
    for number in 1...3 {
      environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Environment, _) in
        environment.calls.append("\(number) \(UITraitCollection.current.userInterfaceStyle.rawValue)")
      }
    }
    environment.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(environment.calls == ["1 2", "2 2", "3 2"])
  }

  @Test func anUnregisteredHandlerIsNotCalled() {
    let environment = Environment()
    let registration = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (environment: Environment, _) in environment.calls.append("called")
    }
    environment.unregisterForTraitChanges(registration)
    environment.unregisterForTraitChanges(registration)
    environment.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(environment.calls.isEmpty)
  }

  @Test func aHandlerMayTakeBackTheNextOne() {
    let environment = Environment()
    var second: (any UITraitChangeRegistration)?
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Environment, _) in
      environment.calls.append("first")
      second.map(environment.unregisterForTraitChanges)
    }
    second = environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Environment, _) in
      environment.calls.append("second")
    }
    environment.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(environment.calls == ["first"])
  }

  @Test func aHandlerForAnotherTypeIsNotCalled() {
    let environment = Environment()
    environment.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (environment: Subenvironment, _) in
      environment.calls.append("sub")
    }
    environment.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(environment.calls.isEmpty)
    let subenvironment = Subenvironment()
    subenvironment.observeStyle()
    subenvironment.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    #expect(subenvironment.calls == ["style from 1"])
  }

  @Test func registrationsDoNotKeepTheirObjectAlive() {
    weak var environment: Environment?
    do {
      let object = Environment()
      object.observeStyle()
      environment = object
      #expect(environment != nil)
    }
    #expect(environment == nil)
  }
}
