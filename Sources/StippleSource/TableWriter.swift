// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Writes a module's tables and its index as Swift.
///
/// The text compiles without warnings in Swift 5 and in Swift 6 mode, whatever the classes in it turn out to be: a
/// class that is no view has a table that nobody looks up, and the index leaves it out when it is asked.
struct TableWriter {
  let module: String
  let tables: TableBuilder

  var text: String {
    var lines = ["// Written by stipple-source from the sources of \(module): attributes by name. Do not edit."]
    if !tables.classes.isEmpty || !tables.tables.isEmpty {
      // One file with an access level on an import asks for one on all others; without any, none may have it.
      lines += ["", tables.importsWithAccessLevel ? "internal import UIKit" : "import UIKit"]
    }
    for table in tables.tables { lines += [""] + guarded(self.lines(of: table), by: table.condition) }
    if !tables.classes.isEmpty { lines += [""] + index }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of table: TableBuilder.Table) -> [String] {
    let entries = table.properties.map { property in
      (
        condition: property.condition.relative(to: table.condition),
        line: "attributes.append(UIKit.InspectableAttribute(\(arguments(of: property, root: table.root))))"
      )
    }
    return (table.isDeprecated ? [Self.deprecated] : []) + [
      "final class \(Self.tableName(of: table.path)): UIKit.InspectableTable {",
      "  override var attributes: [UIKit.InspectableAttribute] {",
      "    var attributes: [UIKit.InspectableAttribute] = []",
      "    attributes.reserveCapacity(\(entries.count))",
    ] + body(entries) + [
      "    return attributes",
      "  }",
      "}",
    ]
  }

  private var index: [String] {
    let entries = tables.classes.map { (condition: $0.condition, line: "classes.append(\($0.name).self)") }
    return (tables.classes.contains(where: \.isDeprecated) ? [Self.deprecated] : []) + [
      "final class Inspectables__Index: UIKit.InspectableIndex {",
      "  override var views: [UIKit.UIView.Type] {",
      "    var classes: [AnyClass] = []",
      "    classes.reserveCapacity(\(entries.count))",
    ] + body(entries) + [
      "    return classes.compactMap { $0 as? UIKit.UIView.Type }",
      "  }",
      "}",
    ]
  }

  /// Statements, each under its own condition; neighbours with the same one share an `#if`.
  private func body(_ entries: [(condition: Condition, line: String)]) -> [String] {
    var lines: [String] = []
    var rest = entries[...]
    while let first = rest.first {
      let run = rest.prefix { $0.condition == first.condition }
      lines += guarded(run.map { "    " + $0.line }, by: first.condition)
      rest = rest.dropFirst(run.count)
    }
    return lines
  }

  private func guarded(_ lines: [String], by condition: Condition) -> [String] {
    condition.isEmpty ? lines : ["#if \(condition.text)"] + lines + ["#endif"]
  }

  private func arguments(of property: InspectableProperty, root: String) -> String {
    var arguments = [Self.literal(property.key), "\\\(root).\(property.name)"]
    let comment = property.documentation
    if let unit = comment.unit { arguments.append("unit: \(Self.literal(unit))") }
    if !comment.summary.isEmpty { arguments.append("summary: \(Self.literal(comment.summary))") }
    if comment.text != comment.summary { arguments.append("documentation: \(Self.literal(comment.text))") }
    if property.mayBeText, !comment.choices.isEmpty {
      arguments.append("choices: [\(comment.choices.map(Self.literal).joined(separator: ", "))]")
    }
    return arguments.joined(separator: ", ")
  }

  /// What uses deprecated names is deprecated itself, or the compiler warns. Nobody names it: it is found at run time.
  private static let deprecated = "@available(*, deprecated)"

  /// A class at the top of the module, since only those are found by name at run time: `Outer.Inner` has
  /// `Outer_Inner__Inspectables`.
  private static func tableName(of path: [String]) -> String {
    let name = path.joined(separator: "_").filter { $0 != "`" } + "__Inspectables"
    return name.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber } ? name : "`\(name)`"
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
