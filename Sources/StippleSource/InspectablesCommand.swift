// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// `stipple-source inspectables`: reads the Swift files of one module and writes one file of attribute tables.
///
/// Warnings go to standard error in the compiler's form, so that build logs and editors link them to the source.
/// The output is the same for the same sources, whatever order they come in, and is left untouched when nothing in it
/// changes, so that a build goes on only if it must.
struct InspectablesCommand {
  static let usage = """
    usage: stipple-source inspectables --module NAME --output FILE SOURCE.swift...

    Writes by-name getters and setters for the @IBInspectable properties of a module.
    """

  private var module = ""
  private var output = ""
  private var sources: [String] = []

  init(arguments: ArraySlice<String>) throws {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--module": module = try Self.value(of: argument, in: &rest)
      case "--output": output = try Self.value(of: argument, in: &rest)
      case _ where argument.hasPrefix("--"): throw ToolError.usage("unknown option '\(argument)'")
      default: sources.append(argument)
      }
    }
    if module.isEmpty { throw ToolError.usage("no --module") }
    if output.isEmpty { throw ToolError.usage("no --output") }
  }

  func run() throws {
    var scan = ModuleScan(module: module)
    for path in sources.sorted() { scan.read(try text(of: path), path: path) }
    let tables = TableBuilder(scan: scan)
    for warning in tables.warnings {
      FileHandle.standardError.write(Data("\(warning)\n".utf8))
    }
    try write(TableWriter(module: module, tables: tables).text)
  }

  private func text(of path: String) throws -> String {
    do {
      return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    } catch {
      throw ToolError.unreadable(path: path, reason: error.localizedDescription)
    }
  }

  private func write(_ text: String) throws {
    let url = URL(fileURLWithPath: output)
    let data = Data(text.utf8)
    // No output yet is the usual case, not an error.
    if let old = try? Data(contentsOf: url), old == data { return }
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw ToolError.unwritable(path: output, reason: error.localizedDescription)
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw ToolError.usage("no value after '\(option)'") }
    return value
  }
}
