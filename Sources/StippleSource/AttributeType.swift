// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Which types of property can be set by name.
enum AttributeType {
  /// The types that have a form in a document and on the command line.
  static let names: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Bool", "String", "UIColor", "CGPoint", "CGSize", "CGRect", "UIImage",
  ]

  /// The modules that they come from, or come through.
  private static let modules: Set<String> = ["Swift", "Foundation", "CoreGraphics", "QuartzCore", "UIKit"]

  /// Whether a written type is one of them, or an optional of one, seen through the module's own type aliases.
  static func isSupported(_ type: TypeSyntax, aliases: [String: TypeSyntax]) -> Bool {
    name(of: wrapped(in: resolved(type, aliases)), aliases).map(names.contains) ?? false
  }

  private static func wrapped(in type: TypeSyntax) -> TypeSyntax {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType }
    let generic =
      type.as(IdentifierTypeSyntax.self).flatMap { $0.name.text == "Optional" ? $0.genericArgumentClause : nil }
      ?? type.as(MemberTypeSyntax.self).flatMap { $0.name.text == "Optional" ? $0.genericArgumentClause : nil }
    if let generic, let only = generic.arguments.first?.argument, case .type(let wrapped) = only { return wrapped }
    return type
  }

  private static func name(of type: TypeSyntax, _ aliases: [String: TypeSyntax]) -> String? {
    let type = resolved(type, aliases)
    if let identifier = type.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause == nil {
      return identifier.name.text
    }
    // A module's name before the type, as in `UIKit.UIColor`.
    guard let member = type.as(MemberTypeSyntax.self), modules.contains(member.baseType.trimmedDescription) else {
      return nil
    }
    return member.name.text
  }

  /// Follows aliases, at most as many as there are, so that a circle of them ends.
  private static func resolved(_ type: TypeSyntax, _ aliases: [String: TypeSyntax]) -> TypeSyntax {
    var type = type
    for _ in 0...aliases.count {
      if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        type = only.type
      } else if let attributed = type.as(AttributedTypeSyntax.self) {
        type = attributed.baseType
      } else if let name = type.as(IdentifierTypeSyntax.self)?.name.text, let next = aliases[name] {
        type = next
      } else {
        break
      }
    }
    return type
  }
}
