// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// A class, or an extension of some type, as far as attributes by name are concerned.
struct TypeDeclaration {
  /// The names from the outermost type inwards, with backticks where the source has them.
  let path: [String]
  let place: Place
  let isExtension: Bool
  /// What stands after the colon: superclass first, if there is one.
  let inherited: [TypeSyntax]
  let condition: Condition
  let isDesignable: Bool
  let isDeprecated: Bool
  /// Why code beside it cannot name it, or nil.
  let obstacle: String?
  var properties: [InspectableProperty] = []

  /// The dotted name, as the module's own code writes it.
  var name: String { path.joined(separator: ".") }
}
