// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The modifiers before a declaration.
struct Modifiers {
  private let list: DeclModifierListSyntax

  init(_ list: DeclModifierListSyntax) {
    self.list = list
  }

  func contains(_ name: String) -> Bool {
    list.contains { $0.name.text == name }
  }

  /// The written access level, if any.
  var accessLevel: String? { level { $0.detail == nil } }

  /// The access level written for the setter alone, as in `private(set)`.
  var setterLevel: String? { level { $0.detail?.detail.text == "set" } }

  private func level(_ isWanted: (DeclModifierSyntax) -> Bool) -> String? {
    list.first { Self.levels.contains($0.name.text) && isWanted($0) }?.name.text
  }

  private static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]
}
