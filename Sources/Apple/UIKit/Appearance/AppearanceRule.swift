// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// An appearance proxy, and which views it is for.
@MainActor
struct AppearanceRule {
  private let type: UIView.Type
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private let proxy: UIView
  /// What a new view of the class is like.
  private let model: UIView

  /// The rules of the program, in the order in which they were made: what Apple's class methods stand for.
  private static var all: [AppearanceRule] = []

  /// The proxy of a rule, which is made if there is none; nil if no view of the class can be made.
  static func proxy(
    of type: UIView.Type, in containers: [any UIAppearanceContainer.Type], for traits: UITraitCollection?
  ) -> UIView? {
    let identifiers = containers.map { ObjectIdentifier($0) }
    for rule in all where rule.type == type && rule.traits == traits {
      if rule.containers.map({ ObjectIdentifier($0) }) == identifiers { return rule.proxy }
    }
    let runtime = RuntimeClass(type)
    guard let proxy = runtime.makeView(of: UIView.self, frame: .zero),
      let model = runtime.makeView(of: UIView.self, frame: .zero)
    else { return nil }
    all.append(AppearanceRule(type: type, containers: containers, traits: traits, proxy: proxy, model: model))
    return proxy
  }

  /// Gives a view what the rules for it say, the more special ones last.
  static func apply(to view: UIView) {
    guard !all.isEmpty else { return }
    // Sorting keeps the order of equals.
    let rules = all.filter { $0.matches(view) }.sorted { $0.specialty < $1.specialty }
    // A value that an earlier rule gave is none of the view's own.
    var given: Set<String> = []
    for rule in rules { rule.apply(to: view, given: &given) }
  }

  /// How special the rule is: by its class, then by its containers, then by its traits.
  private var specialty: (Int, Int, Int) {
    (Self.superclasses(of: type).count, containers.count, traits == nil ? 0 : 1)
  }

  private func matches(_ view: UIView) -> Bool {
    guard Self.superclasses(of: Swift.type(of: view)).contains(where: { $0 == type }) else { return false }
    if let traits, !view.traitCollection.containsTraits(in: traits) { return false }
    var rest = containers[...]
    var responder = view.next
    while let container = rest.first, let current = responder {
      let classes = Self.superclasses(of: Swift.type(of: current))
      if classes.contains(where: { ObjectIdentifier($0) == ObjectIdentifier(container) }) { rest.removeFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }

  private func apply(to view: UIView, given: inout Set<String>) {
    for attribute in UIView.attributesForAppearance(of: type) {
      let (value, initial) = (attribute.read(proxy), attribute.read(model))
      guard !Self.areEqual(value, initial) else { continue }
      guard given.contains(attribute.name) || Self.areEqual(attribute.read(view), initial) else { continue }
      if attribute.write(view, value) { given.insert(attribute.name) }
    }
  }

  /// A class and those above it.
  private static func superclasses(of type: AnyClass) -> [AnyClass] {
    Array(sequence(first: type) { _getSuperclass($0) })
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == other as? Value }
    return (one as? any Equatable).map { isEqual($0) } ?? false
  }
}
