// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Runs `Scripts/api-coverage` on lists of a few entries, against the modules that the tests were built with.
struct CoverageTests {
  static let there = entry("UIView.alpha", "there", "view.alpha = 0.5")
  static let override = entry(
    "UIView.layoutSubviews() override", "there", "class V: UIView { override func layoutSubviews() {} }")
  static let absent = entry("UIView.levitate()", "absent: views have weight", "view.levitate()")

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static func entry(_ name: String, _ state: String, _ use: String) -> String {
    ["3", "2.9", "UIKit", name, state, use].joined(separator: "\t")
  }

  private func coverage(_ entries: String..., modules: URL = ProgramRun.products) async throws -> ProgramRun {
    let list = folder.url.appending(path: "list.tsv")
    let lines = ["# a comment", "files\tpercent\tframework\tapi\tstate\tuse"] + entries
    try (lines.joined(separator: "\n") + "\n").write(to: list, atomically: true, encoding: .utf8)
    let script = Checkout.root.appending(path: "Scripts/api-coverage").path
    // One run of the compiler on a few lines.
    return try await ProgramRun.run("sh", [script, "--modules", modules.path, list.path], timeLimit: 120)
  }

  @Test func aTrueListPasses() async throws {
    let run = try await coverage(Self.there, Self.override, Self.absent)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text == "3 of 3 entries are as listed: 2 there, 1 not (1 absent)\n")
  }

  @Test func whatIsListedAndDoesNotCompileIsMissing() async throws {
    let run = try await coverage(Self.there, Self.entry("UIView.halo", "there", "view.halo = 3"))
    #expect(run.status == 1)
    #expect(run.text.contains("missing: UIKit UIView.halo (files: 3)\n    view.halo = 3\n    value of type 'UIView'"))
    #expect(run.text.hasSuffix("1 of 2 entries are as listed: 1 there\n"))
  }

  @Test func whatCompilesAndIsNotListedAsThereIsTold() async throws {
    let run = try await coverage(Self.absent, Self.entry("UIView.tag", "control", "view.tag = 3"))
    #expect(run.status == 1)
    #expect(run.text.contains("there, but listed as \"control\": UIKit UIView.tag\n"))
  }

  @Test func noErrorHidesAnother() async throws {
    let run = try await coverage(
      Self.entry("broken", "there", "let = ((("), Self.entry("unknown type", "there", "let halo: UIHalo? = nil"),
      Self.entry("unknown member", "there", "view.halo = 3"), Self.there)
    #expect(run.status == 1)
    for name in ["broken", "unknown type", "unknown member"] { #expect(run.text.contains("missing: UIKit \(name) (")) }
    #expect(run.text.hasSuffix("1 of 4 entries are as listed: 1 there\n"))
  }

  @Test(arguments: [
    ("UIView.alpha", "6 fields are wanted, not 1"),
    (entry("UIView.alpha", "someday", "view.alpha = 0.5"), "unknown state \"someday\""),
    (entry("UIView.alpha", "absent: ", "view.alpha = 0.5"), "unknown state \"absent: \""),
    (entry("UIView.alpha", "there", ""), "an entry wants a name and a use"),
    (there + "\n" + there, "UIView.alpha is listed twice"),
  ])
  func aBadLineIsNamed(line: String, message: String) async throws {
    let run = try await coverage(line)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains(/list\.tsv:[34]:\s/))
    #expect(run.errorText.hasSuffix(message + "\n"))
  }

  @Test func modulesThatAreNotBuiltAreAskedFor() async throws {
    let run = try await coverage(Self.there, modules: folder.url)
    #expect(run.status == 69)
    #expect(run.errorText.hasSuffix("run: swift build\n"))
  }
}
