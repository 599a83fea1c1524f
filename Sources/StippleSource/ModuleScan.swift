// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// What the files of a module declare, as far as attributes by name are concerned.
struct ModuleScan {
  /// Classes and extensions, in the order of files and within them.
  fileprivate(set) var declarations: [TypeDeclaration] = []
  /// What else has a name here: protocols, structures, enumerations, actors.
  fileprivate(set) var otherTypes: Set<String> = []
  fileprivate(set) var aliases: [String: TypeSyntax] = [:]
  /// Whether a file imports UIKit with an access level; then the generated file must, too.
  fileprivate(set) var importsWithAccessLevel = false

  mutating func read(_ source: String, path: String) {
    let tree = Parser.parse(source: source)
    let visitor = SourceVisitor(scan: self, locations: SourceLocationConverter(fileName: path, tree: tree))
    visitor.walk(tree)
    self = visitor.scan
  }
}

/// Walks one file. Bodies of functions are not entered: what is declared there has no name outside.
private final class SourceVisitor: SyntaxVisitor {
  var scan: ModuleScan
  private let locations: SourceLocationConverter
  private var scopes: [Scope] = []
  private var condition = Condition(clauses: [])

  /// A type or extension around what is being read.
  private struct Scope {
    let path: [String]
    let obstacle: String?
    let isDeprecated: Bool
    /// Where in `scan.declarations` its properties go; nil for what is neither a class nor an extension.
    let index: Int?
  }

  init(scan: ModuleScan, locations: SourceLocationConverter) {
    self.scan = scan
    self.locations = locations
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = condition
    for branch in Condition.branches(of: node) {
      condition = outer.adding(branch.clause)
      walk(branch.elements)
    }
    condition = outer
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "UIKit", Modifiers(node.modifiers).accessLevel != nil {
      scan.importsWithAccessLevel = true
    }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, named: node.name.text, generic: node.genericParameterClause != nil, members: node.memberBlock) {
      TypeDeclaration(
        path: $0.path, place: self.place(of: node.name), isExtension: false,
        inherited: node.inheritanceClause?.inheritedTypes.map(\.type) ?? [], condition: self.condition,
        isDesignable: Attributes(node.attributes).contains("IBDesignable"), isDeprecated: $0.isDeprecated,
        obstacle: $0.obstacle)
    }
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var path = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    // A module's name may stand before the type; the types of this package's modules are the ones to reach so.
    if path.count > 1, ["UIKit", "QuartzCore", "Stipple"].contains(path[0]) { path.removeFirst() }
    let constrained = node.genericWhereClause != nil || node.extendedType.trimmedDescription.contains("<")
    return read(node, path: path, generic: constrained, members: node.memberBlock) {
      TypeDeclaration(
        path: path, place: self.place(of: node.extendedType), isExtension: true, inherited: [], condition: self.condition,
        isDesignable: false, isDeprecated: $0.isDeprecated, obstacle: $0.obstacle)
    }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, named: node.name.text, generic: node.genericParameterClause != nil, members: node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, named: node.name.text, generic: node.genericParameterClause != nil, members: node.memberBlock)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    read(node, named: node.name.text, generic: node.genericParameterClause != nil, members: node.memberBlock)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    scan.otherTypes.insert(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.genericParameterClause == nil { scan.aliases[node.name.text] = node.initializer.value.trimmed }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes)
    guard attributes.contains("IBInspectable"), !attributes.isUnavailable, let index = scopes.last?.index else {
      return .skipChildren
    }
    scan.declarations[index].properties += properties(of: node, isDeprecated: attributes.isDeprecated)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

// MARK: - Types

extension SourceVisitor {
  /// Reads a type that is declared here: its name stands in the scope around it.
  private func read(
    _ node: some DeclGroupSyntax, named name: String, generic: Bool, members: MemberBlockSyntax,
    declaration: ((Scope) -> TypeDeclaration)? = nil
  ) -> SyntaxVisitorContinueKind {
    if declaration == nil { scan.otherTypes.insert(name) }
    return read(
      node, path: (scopes.last?.path ?? []) + [name], generic: generic, members: members, declaration: declaration)
  }

  private func read(
    _ node: some DeclGroupSyntax, path: [String], generic: Bool, members: MemberBlockSyntax,
    declaration: ((Scope) -> TypeDeclaration)? = nil
  ) -> SyntaxVisitorContinueKind {
    let attributes = Attributes(node.attributes)
    if attributes.isUnavailable { return .skipChildren }
    let around = Scope(
      path: path, obstacle: scopes.last?.obstacle ?? obstacle(to: node, path: path, generic: generic),
      isDeprecated: attributes.isDeprecated || scopes.last?.isDeprecated == true, index: nil)
    var index: Int?
    if let declaration {
      index = scan.declarations.count
      scan.declarations.append(declaration(around))
    }
    scopes.append(
      Scope(path: path, obstacle: around.obstacle, isDeprecated: around.isDeprecated, index: index))
    walk(members)
    scopes.removeLast()
    return .skipChildren
  }

  private func obstacle(to node: some DeclGroupSyntax, path: [String], generic: Bool) -> String? {
    let subject = node.is(ExtensionDeclSyntax.self) ? "the extension" : "'\(path.joined(separator: "."))'"
    if let level = Modifiers(node.modifiers).accessLevel, ["private", "fileprivate"].contains(level) {
      return "\(subject) is \(level); make it internal at least"
    }
    return generic ? "\(subject) is generic, and a name stands for one class; move it to a class that is not" : nil
  }

  private func place(of node: some SyntaxProtocol) -> Place {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(file: location.file, line: location.line, column: location.column)
  }
}

// MARK: - Properties

extension SourceVisitor {
  private func properties(of node: VariableDeclSyntax, isDeprecated: Bool) -> [InspectableProperty] {
    let documentation = DocComment(node.leadingTrivia)
    var type: TypeSyntax?
    // `var a, b: CGFloat` gives both the type that stands last.
    let properties = node.bindings.reversed().map { binding in
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      let isName = binding.pattern.is(IdentifierPatternSyntax.self)
      return InspectableProperty(
        name: binding.pattern.trimmedDescription, place: place(of: binding.pattern), type: type?.trimmed,
        documentation: documentation, isDeprecated: isDeprecated, condition: condition,
        obstacle: isName ? obstacle(to: node, binding) : "it is part of a tuple; declare it on its own")
    }
    return properties.reversed()
  }

  private func obstacle(to node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> String? {
    let modifiers = Modifiers(node.modifiers)
    if modifiers.contains("static") || modifiers.contains("class") { 
      return "it belongs to the class, not to one view; make it an instance property"
    }
    if let level = modifiers.accessLevel, ["private", "fileprivate"].contains(level) {
      return "it is \(level); make it internal at least"
    }
    if node.bindingSpecifier.text == "let" { return "it is a constant; make it a variable" }
    if let level = modifiers.setterLevel, ["private", "fileprivate"].contains(level) {
      return "its setter is \(level); make it internal at least"
    }
    return isGetOnly(binding) ? "it has no setter; give it one" : nil
  }

  private func isGetOnly(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let list): list.allSatisfy { ["get", "_read", "read"].contains($0.accessorSpecifier.text) }
    default: false
    }
  }
}
