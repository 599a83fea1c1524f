// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
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

  /// The modules of this program that declare a class of a name, each once, in the order in which they were linked.
  ///
  /// Takes time in step with the number of types in the program.
  static func modules(declaring name: String) -> [String] {
    var modules: [String] = []
    for index: UInt in 0... {
      guard let module = stipple_module_declaring(name, index).map({ String(cString: $0) }) else { break }
      if !modules.contains(module), named(name, in: module) != nil { modules.append(module) }
    }
    return modules
  }

  private static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar == "_" || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("a"..."z").contains(scalar)
    }
  }
}
