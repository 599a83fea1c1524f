// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Walks one file. Bodies of functions are not entered: what is declared there has no name outside.
final class SourceVisitor: SyntaxVisitor {
  private(set) var scan: ModuleScan
  private let locations: SourceLocationConverter
  private var scopes: [Scope] = []
  private(set) var condition = Condition(clauses: [])

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
    let module = node.path.first?.name.text ?? ""
    scan.modules.insert(module)
    if module == "UIKit", Modifiers(node.modifiers).accessLevel != nil { scan.importsWithAccessLevel = true }
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
    let path = node.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    let constrained = node.genericWhereClause != nil || node.extendedType.trimmedDescription.contains("<")
    return read(node, path: path, generic: constrained, members: node.memberBlock) {
      TypeDeclaration(
        path: path, place: self.place(of: node.extendedType), isExtension: true, inherited: [],
        condition: self.condition, isDesignable: false, isDeprecated: $0.isDeprecated, obstacle: $0.obstacle)
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
    guard
      attributes.contains("IBInspectable"), !attributes.isUnavailable, let scope = scopes.last, let index = scope.index
    else { return .skipChildren }
    scan.declarations[index].properties += properties(
      of: node, isDeprecated: attributes.isDeprecated || scope.isDeprecated)
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
    let path = (scopes.last?.path ?? []) + [name]
    if declaration == nil { scan.otherTypes.insert(name) }
    scan.obstacles[path.joined(separator: ".")] = obstacle(to: node, path: path, generic: generic)
    return read(node, path: path, generic: generic, members: members, declaration: declaration)
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

  func place(of node: some SyntaxProtocol) -> Place {
    let location = locations.location(for: node.positionAfterSkippingLeadingTrivia)
    return Place(file: location.file, line: location.line, column: location.column)
  }
}
