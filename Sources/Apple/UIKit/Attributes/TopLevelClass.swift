// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Looking up a class at the top of a Swift module by its name.
enum TopLevelClass {
  /// The class of a name in a module; nil if this program has none.
  ///
  /// Only names that Swift would take are looked up. Others may come from a document, and the Swift runtime reads some
  /// control characters as addresses.
  static func named(_ name: String, in module: String) -> AnyClass? {
    guard isIdentifier(name), isIdentifier(module) else { return nil }
    return NSClassFromString("\(module).\(name)")
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar == "_" || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("a"..."z").contains(scalar)
    }
  }
}
