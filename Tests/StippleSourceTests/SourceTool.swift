// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// Runs `stipple-source inspectables` over source texts.
struct SourceTool {
  /// What the tool made of the sources.
  struct Result {
    let status: Int32
    let generated: String
    /// Standard error by lines, without the folder of the sources.
    let warnings: [String]

    /// The statements that list attributes, in order, as "key keyPath …".
    var attributes: [String] { arguments(of: "attributes.append(UIKit.InspectableAttribute(", "))") }

    /// The classes that the index lists, in order.
    var classes: [String] { arguments(of: "classes.append(", ".self)") }

    private func arguments(of start: String, _ end: String) -> [String] {
      generated.split(separator: "\n").compactMap { line in
        let line = line.trimmingCharacters(in: .whitespaces)
        return line.hasPrefix(start) && line.hasSuffix(end)
          ? String(line.dropFirst(start.count).dropLast(end.count)) : nil
      }
    }
  }

  /// The result for one file, or several.
  static func read(_ sources: String..., module: String = "Sample") async throws -> Result {
    let folder = try TemporaryFolder()
    let files = try sources.enumerated().map { try folder.write($1, to: "File\($0).swift").path }
    let output = folder.url.appending(path: "Output.swift")
    let run = try await ProgramRun.product(
      "stipple-source", ["inspectables", "--module", module, "--output", output.path] + files)
    let errors = run.errorText.replacing(folder.url.path + "/", with: "")
    return Result(
      status: run.status, generated: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      warnings: errors.split(separator: "\n").map(String.init))
  }

  /// The result for the members of one view class.
  static func read(members: String) async throws -> Result {
    try await read("import UIKit\nclass Sample: UIView {\n\(members)\n}\n")
  }
}
