// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Runs `Scripts/bootstrap` where only chosen programs are to be found.
struct BootstrapTests {
  /// The programs of the system that the script calls.
  static let tools = ["sh", "sed", "head", "uname", "id", "env"]
  /// Stand-ins for what it looks for.
  static let ready = ["pdftoppm", "rsvg-convert", "chromium", "Xvfb", "xdotool", "weston", "python3"]

  let folder: TemporaryFolder
  var log: URL { folder.url.appendingPathComponent("log") }

  init() throws {
    folder = try TemporaryFolder()
    for tool in Self.tools {
      let found = try #require(["/bin/", "/usr/bin/"].map { $0 + tool }.first(where: FileManager.default.fileExists))
      try FileManager.default.createSymbolicLink(atPath: path(tool), withDestinationPath: found)
    }
    try add("swift", "echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'")
  }

  private func path(_ program: String) -> String { folder.url.appendingPathComponent(program).path }

  /// Puts a program there.
  private func add(_ program: String, _ script: String) throws {
    try "#!/bin/sh\n\(script)\n".write(toFile: path(program), atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path(program))
  }

  private func addReadyPrograms(but missing: String? = nil) throws {
    for program in Self.ready where program != missing { try add(program, "exit 0") }
  }

  /// An apt-get that writes down what it is asked.
  private func addAptGet(fails: Bool = false) throws {
    try add("apt-get", "echo \"apt-get $*\" >>'\(log.path)'\n\(fails ? "exit 100" : "exit 0")")
  }

  private func bootstrap(_ arguments: String...) async throws -> ProgramRun {
    let script = Checkout.root.appendingPathComponent("Scripts/bootstrap").path
    return try await ProgramRun.run(
      path("sh"), [script] + arguments, environment: ["PATH": folder.url.path], timeLimit: 60)
  }

  @Test func nothingIsInstalledWhereNothingIsMissing() async throws {
    try addReadyPrograms()
    try addAptGet()
    let run = try await bootstrap("--tests")
    #expect(run.status == 0)
    #expect(run.text == "bootstrap: ready, nothing to install\n")
    #expect(!FileManager.default.fileExists(atPath: log.path))
  }

  @Test func onlyWhatIsMissingIsInstalled() async throws {
    try addReadyPrograms(but: "pdftoppm")
    try addAptGet()
    try add("id", "echo 0")
    let run = try await bootstrap("--tests")
    #expect(run.status == 0)
    #expect(run.text.contains("bootstrap: installing: poppler-utils\n"))
    let asked = try String(contentsOf: log, encoding: .utf8)
    #expect(asked.hasSuffix("install --no-install-recommends poppler-utils\n"))
  }

  @Test func buildingWantsNothingOfTheTests() async throws {
    let run = try await bootstrap()
    #expect(run.status == 0)
  }

  @Test func sudoIsUsedByAnyoneButRoot() async throws {
    try addReadyPrograms(but: "chromium")
    try addAptGet()
    try add("id", "echo 1000")
    try add("sudo", "echo sudo >>'\(log.path)'; shift; exec \"$@\"")
    let run = try await bootstrap("--tests")
    #expect(run.status == 0)
    let asked = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    #expect(asked.count { $0 == "sudo" } == 2)
    #expect(asked.last?.hasSuffix("install --no-install-recommends chromium") == true)
  }

  @Test(arguments: [
    ("no apt-get", "there is no apt-get here"),
    ("no sudo", "this is not root, and there is no sudo"),
    ("no network", "apt-get could not install them"),
  ])
  func whereItCannotInstallItNamesThePackagesAndStops(place: String, reason: String) async throws {
    try addReadyPrograms(but: "rsvg-convert")
    if place != "no apt-get" { try addAptGet(fails: place == "no network") }
    try add("id", place == "no sudo" ? "echo 1000" : "echo 0")
    let run = try await bootstrap("--tests")
    #expect(run.status == 69)
    #expect(run.errorText.contains("bootstrap: \(reason)"))
    #expect(run.errorText.hasSuffix(": librsvg2-bin\n"))
  }

  @Test(arguments: [
    ("exit 1", "swift is not on the PATH"),
    ("echo 'Swift version 6.1 (swift-6.1-RELEASE)'", "swift is 6.1, but 6.3 or later is needed"),
    ("echo 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'", "swift is 5.10, but 6.3 or later is needed"),
  ])
  func anOldOrMissingSwiftIsNamed(swift: String, message: String) async throws {
    try add("swift", swift)
    let run = try await bootstrap()
    #expect(run.status == 69)
    #expect(run.errorText.contains(message))
  }

  @Test(arguments: ["Swift version 6.3 (swift-6.3-RELEASE)", "Apple Swift version 7.0-dev", "Swift version 6.10.2"])
  func aNewerSwiftIsTaken(version: String) async throws {
    try add("swift", "echo '\(version)'")
    let run = try await bootstrap()
    #expect(run.status == 0)
  }

  @Test func anUnknownOptionIsRefused() async throws {
    let run = try await bootstrap("--everything")
    #expect(run.status == 64)
    #expect(run.errorText.contains("--everything"))
  }
}
