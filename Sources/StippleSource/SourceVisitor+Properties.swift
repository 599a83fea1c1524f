// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SourceVisitor {
  /// The properties of an `@IBInspectable` declaration, one for each name in it.
  func properties(of node: VariableDeclSyntax, isDeprecated: Bool) -> [InspectableProperty] {
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
