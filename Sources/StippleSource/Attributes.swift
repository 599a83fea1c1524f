// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The attributes before a declaration, those under `#if` too.
struct Attributes {
  private let attributes: [AttributeSyntax]

  init(_ list: AttributeListSyntax) {
    attributes = Self.flattened(list)
  }

  func contains(_ name: String) -> Bool {
    attributes.contains { $0.attributeName.trimmedDescription == name }
  }

  /// Whether using the declaration brings a warning on Linux.
  var isDeprecated: Bool { availability(says: ["deprecated"]) }

  /// Whether the declaration cannot be used on Linux.
  var isUnavailable: Bool { availability(says: ["unavailable", "obsoleted"]) }

  private func availability(says words: Set<String>) -> Bool {
    attributes.contains { attribute in
      guard
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let arguments) = attribute.arguments,
        let platform = arguments.first?.argument.trimmedDescription, ["*", "swift", "Linux"].contains(platform)
      else { return false }
      return arguments.dropFirst().contains {
        switch $0.argument {
        case .token(let token): words.contains(token.text)
        case .availabilityLabeledArgument(let labeled): words.contains(labeled.label.text)
        default: false
        }
      }
    }
  }

  private static func flattened(_ list: AttributeListSyntax) -> [AttributeSyntax] {
    list.flatMap { element -> [AttributeSyntax] in
      switch element {
      case .attribute(let attribute): return [attribute]
      case .ifConfigDecl(let node):
        return Condition.branches(of: node).flatMap { branch -> [AttributeSyntax] in
          if case .attributes(let list) = branch.elements { return flattened(list) }
          return []
        }
      @unknown default: return []
      }
    }
  }
}
