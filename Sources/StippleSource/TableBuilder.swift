// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Decides what of a module can be named and set by name: its tables, its index, and what to warn of.
struct TableBuilder {
  /// The attributes that one class declares, or that the module adds to a class of another module.
  struct Table {
    let path: [String]
    /// The class as the module's code names it: the path, or the same with a module's name before it.
    let root: String
    let condition: Condition
    let isDeprecated: Bool
    let properties: [InspectableProperty]
  }

  /// In source order; classes of other modules come last.
  private(set) var tables: [Table] = []
  /// The classes that may be views, in source order, without bases. Only the running program knows which of them are
  /// views: a superclass may come from anywhere.
  private(set) var classes: [TypeDeclaration] = []
  private(set) var warnings: [Warning] = []
  let importsWithAccessLevel: Bool

  private let scan: ModuleScan
  private let declared: [String: [TypeDeclaration]]

  init(scan: ModuleScan) {
    self.scan = scan
    importsWithAccessLevel = scan.importsWithAccessLevel
    declared = Dictionary(grouping: scan.declarations.filter { !$0.isExtension }, by: \.name)
    var added: [String: [InspectableProperty]] = [:]
    var order: [(name: String, root: String)] = []
    for declaration in scan.declarations where declaration.isExtension && !declaration.properties.isEmpty {
      let name = target(of: declaration)
      if added[name] == nil { order.append((name, declaration.name)) }
      added[name, default: []] += settable(declaration)
    }
    for declaration in scan.declarations where !declaration.isExtension {
      addClass(declaration, extensions: added[declaration.name] ?? [])
    }
    for (name, root) in order where declared[name] == nil {
      addTable(
        path: name.split(separator: ".").map(String.init), root: root, condition: Condition(clauses: []),
        isDeprecated: false, properties: added[name] ?? [])
    }
    leaveOutBases()
    warnings.sort { $0.place < $1.place }
  }

  /// Takes out what is not designable while classes that inherit from it are: it is there for them, and only they are made.
  private mutating func leaveOutBases() {
    var bases: Set<String> = []
    for declaration in classes where declaration.isDesignable {
      var current = declaration
      while let base = superclass(of: current), bases.insert(base.name).inserted { current = base }
    }
    classes.removeAll { !$0.isDesignable && bases.contains($0.name) }
  }

  private mutating func addClass(_ declaration: TypeDeclaration, extensions: [InspectableProperty]) {
    let isMeant = declaration.isDesignable || !declaration.properties.isEmpty
    if let obstacle = declaration.obstacle ?? obstacleAround(declaration) {
      if isMeant { warn(declaration.place, "view '\(declaration.name)' is left out: \(obstacle)") }
      return
    }
    guard isPossiblyView(declaration) else {
      if isMeant {
        warn(declaration.place, "'\(declaration.name)' is left out: it is no view, since it has no superclass")
      }
      return
    }
    classes.append(declaration)
    addTable(
      path: declaration.path, root: declaration.name, condition: declaration.condition,
      isDeprecated: declaration.isDeprecated, properties: settable(declaration) + extensions)
  }

  private mutating func addTable(
    path: [String], root: String, condition: Condition, isDeprecated: Bool, properties: [InspectableProperty]
  ) {
    guard !properties.isEmpty else { return }
    tables.append(
      Table(
        path: path, root: root, condition: condition,
        isDeprecated: isDeprecated || properties.contains(where: \.isDeprecated), properties: properties))
  }

  /// The properties of a declaration that can be set by name; warns of the others.
  private mutating func settable(_ declaration: TypeDeclaration) -> [InspectableProperty] {
    if declaration.isExtension, let obstacle = extensionObstacle(declaration) {
      warn(
        declaration.place, "the @IBInspectable properties of '\(declaration.name)' here are left out: \(obstacle)")
      return []
    }
    return declaration.properties.filter { property in
      var obstacle = property.obstacle
      if obstacle == nil, let type = property.type, !AttributeType.isSupported(type, aliases: scan.aliases) {
        obstacle = "no document can hold a value of type '\(type.trimmedDescription)'"
      }
      if let obstacle { warn(property.place, "@IBInspectable '\(property.key)' is left out: \(obstacle)") }
      return obstacle == nil
    }
  }

  private mutating func warn(_ place: Place, _ message: String) {
    warnings.append(Warning(place: place, message: message))
  }
}

// MARK: - Names

extension TableBuilder {
  private func extensionObstacle(_ declaration: TypeDeclaration) -> String? {
    let name = target(of: declaration)
    if declared[name] == nil, scan.otherTypes.contains(name) { return "it is no class" }
    return declaration.obstacle ?? declared[name]?.first?.obstacle
  }

  /// Why a class that stands in an extension of a type cannot be named: the type cannot.
  private func obstacleAround(_ declaration: TypeDeclaration) -> String? {
    declaration.path.indices.lazy.compactMap { scan.obstacles[declaration.path[..<$0].joined(separator: ".")] }.first
  }

  /// The name of the type that an extension extends, behind aliases and without the name of its module.
  private func target(of declaration: TypeDeclaration) -> String {
    var path = declaration.path
    if path.count > 1, declared[declaration.name] == nil, scan.modules.contains(path[0]) { path.removeFirst() }
    var name = path.joined(separator: ".")
    for _ in scan.aliases.keys {
      guard declared[name] == nil, let next = scan.aliases[name]?.trimmedDescription else { break }
      name = next
    }
    return name
  }

  /// Whether the chain of superclasses leaves the module, so that it may reach UIView.
  private func isPossiblyView(_ declaration: TypeDeclaration) -> Bool {
    var current = declaration
    // A circle is the compiler's to complain about; here it only has to end.
    for _ in 0...scan.declarations.count {
      guard let first = current.inherited.first, !first.is(AttributedTypeSyntax.self) else { return false }
      let name = Self.plainName(of: first)
      guard let next = lookUp(name, from: current.path) else { return !scan.otherTypes.contains(name) }
      current = next
    }
    return false
  }

  /// The class that a name means inside a type: one nested in it or in the types around it, or one of the module.
  private func lookUp(_ name: String, from path: [String]) -> TypeDeclaration? {
    for depth in stride(from: path.count, through: 0, by: -1) {
      let full = (path.prefix(depth) + [name]).joined(separator: ".")
      if let found = declared[full]?.first, found.path != path { return found }
    }
    return nil
  }

  /// The class of the module that a class inherits from.
  private func superclass(of declaration: TypeDeclaration) -> TypeDeclaration? {
    guard let first = declaration.inherited.first, !first.is(AttributedTypeSyntax.self) else { return nil }
    return lookUp(Self.plainName(of: first), from: declaration.path)
  }

  private static func plainName(of type: TypeSyntax) -> String {
    if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.name.text }
    if let member = type.as(MemberTypeSyntax.self) { return "\(plainName(of: member.baseType)).\(member.name.text)" }
    return type.trimmedDescription
  }
}
