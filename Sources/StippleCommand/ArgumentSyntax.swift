// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The arguments that a subcommand takes: reads them, and writes the help about them.
struct ArgumentSyntax: Sendable {
  /// One option.
  struct Option: Sendable {
    /// With their dashes, the one that messages use first.
    let names: [String]
    /// What the help calls the value; nil for an option without one.
    let value: String?
    /// What it is for; several lines are set below each other.
    let summary: String
    var repeats = false
    /// Whether it is for this program itself, and help does not tell of it.
    var isHidden = false
  }

  let name: String
  let summary: String
  /// Each way to call it, after the program's name.
  let usages: [String]
  let options: [Option]
  /// What else the help says, at its end.
  var notes = ""

  private var shownOptions: [Option] { options.filter { !$0.isHidden } }

  /// Reads arguments: `--option value`, `--option=value`, `-o value`, `-ovalue`, `-o=value`, and after `--` operands only.
  ///
  /// - Returns: nil where help is asked for.
  func parse(_ arguments: ArraySlice<String>) throws(CommandFailure) -> Arguments? {
    var parsed = Arguments()
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        parsed.operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        parsed.operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" { return nil }
      try parseOption(argument, &rest, into: &parsed)
    }
    return parsed
  }

  private func parseOption(
    _ argument: String, _ rest: inout ArraySlice<String>, into parsed: inout Arguments
  ) throws(CommandFailure) {
    var (name, value) = Self.split(argument)
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      throw failure("unknown option '\(name)'" + Self.hint(name.nearest(in: shownOptions.flatMap(\.names))))
    }
    if option.value == nil {
      if value != nil { throw failure("option '\(name)' takes no value") }
    } else if value == nil {
      // An option that stands where a value should is one whose value was forgotten.
      guard let next = rest.first, !options.contains(where: { $0.names.contains(Self.split(next).name) }), next != "--"
      else { throw failure("option '\(name)' needs a value: \(option.value ?? "")") }
      value = rest.removeFirst()
    }
    name = option.names[0]
    if !option.repeats, parsed.values[name] != nil { throw failure("option '\(name)' is given twice; give it once") }
    parsed.values[name, default: []].append(value ?? "")
  }

  /// An argument before and after its first "=", or the letter of a short option and what follows it or its "=".
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--") {
      guard let sign = argument.firstIndex(of: "=") else { return (argument, nil) }
      return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
    }
    let (name, value) = (String(argument.prefix(2)), argument.dropFirst(2))
    return (name, value.isEmpty ? nil : String(value.first == "=" ? value.dropFirst() : value))
  }

  /// A failure of the command line, with the way to the help.
  func failure(_ message: String) -> CommandFailure {
    CommandFailure(.usage, "\(message); see 'stipple \(name) --help'")
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { ", the nearest is '\($0)'" } ?? ""
  }

  /// The text for `--help`.
  var help: String {
    let rows = shownOptions.map { option in
      ([option.names.joined(separator: ", ")] + (option.value.map { [$0] } ?? [])).joined(separator: " ")
    }
    let usage = usages.map { "stipple \(name) \($0)" }.joined(separator: "\n       ")
    let table = Self.table(zip(rows, shownOptions.map(\.summary)) + [("-h, --help", "Show this.")])
    return "\(summary)\n\nusage: \(usage)\n\n\(table)\n" + (notes.isEmpty ? "" : "\n\(notes)\n")
  }

  /// Two columns, the second one below itself where it has several lines.
  static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      let padding = String(repeating: " ", count: width - left.count)
      let margin = "\n" + String(repeating: " ", count: width + 4)
      return "  \(left)\(padding)  \(right.replacing("\n", with: margin))"
    }.joined(separator: "\n")
  }
}
