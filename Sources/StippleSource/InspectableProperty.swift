// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// One `@IBInspectable` property as written: what it is called and whether it can be set by name.
struct InspectableProperty {
  /// The name as an expression, with backticks where the source has them.
  let name: String
  let place: Place
  /// The written type; nil where the compiler infers it.
  let type: TypeSyntax?
  let documentation: DocComment
  let isDeprecated: Bool
  let condition: Condition
  /// Why it cannot be set by name whatever its type is, or nil.
  let obstacle: String?

  /// The key by which it is set: the name without backticks.
  var key: String { name.filter { $0 != "`" } }

  /// Whether what is written of its type lets it be text.
  var mayBeText: Bool { type.map { $0.trimmedDescription.contains("String") } ?? true }
}
