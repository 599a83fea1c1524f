// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The tool as the build calls it.
struct InspectablesCommandTests {
  @Test func theOutputIsTheSameWhateverTheOrderOfTheSources() async throws {
    let folder = try TemporaryFolder()
    let a = try folder.write("class A: UIView { @IBInspectable var x: Int = 1 }", to: "A.swift").path
    let b = try folder.write("class B: UIView { @IBInspectable var x: Int = 1 }", to: "B.swift").path
    let output = folder.url.appending(path: "Output.swift")
    var texts: [String] = []
    for sources in [[a, b], [b, a]] {
      let run = try await ProgramRun.product(
        "stipple-source", ["inspectables", "--module", "M", "--output", output.path] + sources)
      #expect(run.status == 0 && run.errorText.isEmpty && run.output.isEmpty)
      texts.append(try String(contentsOf: output, encoding: .utf8))
    }
    #expect(texts[0] == texts[1])
  }

  @Test func anOutputThatWouldNotChangeIsLeftUntouched() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("class A: UIView {}", to: "A.swift")
    let output = folder.url.appending(path: "Output.swift")
    let arguments = ["inspectables", "--module", "M", "--output", output.path, source.path]
    #expect(try await ProgramRun.product("stipple-source", arguments).status == 0)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output.path)
    try folder.write("class A: UIView { var other = 1 }", to: "A.swift")
    #expect(try await ProgramRun.product("stipple-source", arguments).status == 0)
    let date = try FileManager.default.attributesOfItem(atPath: output.path)[.modificationDate] as? Date
    #expect(date == past)
  }

  @Test(
    arguments: [
      ([], 64, "no subcommand"), (["other"], 64, "unknown subcommand 'other'"),
      (["inspectables"], 64, "no --module"), (["inspectables", "--module", "M"], 64, "no --output"),
      (["inspectables", "--output"], 64, "no value after '--output'"),
      (["inspectables", "--fast"], 64, "unknown option '--fast'"),
      (["inspectables", "--module", "M", "--output", "/nowhere/o.swift", "/nowhere/a.swift"], 66, "cannot read"),
      (["inspectables", "--module", "M", "--output", "/nowhere/o.swift"], 73, "cannot write '/nowhere/o.swift'"),
    ] as [([String], Int32, String)])
  func whatCannotBeDoneIsSaidWithItsStatus(arguments: [String], status: Int32, message: String) async throws {
    let run = try await ProgramRun.product("stipple-source", arguments)
    #expect(run.status == status)
    #expect(run.errorText.hasPrefix("stipple-source: \(message)"))
    #expect(run.errorText.filter(\.isNewline).count == 1)
    #expect(run.output.isEmpty)
  }
}
