// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// What the files of a module declare, as far as attributes by name are concerned.
struct ModuleScan {
  /// Classes and extensions, in the order of files and within them.
  var declarations: [TypeDeclaration] = []
  /// What else has a name here: protocols, structures, enumerations, actors.
  var otherTypes: Set<String> = []
  var aliases: [String: TypeSyntax] = [:]
  /// Why types that code beside them cannot name are so, by dotted name.
  var obstacles: [String: String] = [:]
  /// The module itself and those that its files import.
  var modules: Set<String>
  /// Whether a file imports UIKit with an access level; then the generated file must, too.
  var importsWithAccessLevel = false

  /// Starts with a module of which nothing has been read.
  init(module: String) {
    modules = [module]
  }

  mutating func read(_ source: String, path: String) {
    let tree = Parser.parse(source: source)
    let visitor = SourceVisitor(scan: self, locations: SourceLocationConverter(fileName: path, tree: tree))
    visitor.walk(tree)
    self = visitor.scan
  }
}
