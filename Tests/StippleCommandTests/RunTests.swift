// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// How `stipple run` has an app built and becomes it; a script of the shell stands in for the compiler.
struct RunTests {
  /// A folder with a package, a `swift` that says what it is asked for, and what it says of the package.
  private struct Stand {
    let stipple: Stipple

    init(products: [String] = ["App"], dependencies: [String] = ["UIKit"], build: String = "exit 0") throws {
      stipple = try Stipple()
      let folder = stipple.folder
      for name in ["tools", "app/.build/release"] {
        try FileManager.default.createDirectory(at: folder.url.appending(path: name), withIntermediateDirectories: true)
      }
      try folder.write("", to: "app/Package.swift")
      let quoted = { (names: [String]) in names.map { "\"\($0)\"" }.joined(separator: ", ") }
      let entries = products.map {
        "{\"name\": \"\($0)\", \"targets\": [\"\($0)Target\"], \"type\": {\"executable\": null}}"
      }
      let targets = products.map {
        "{\"name\": \"\($0)Target\", \"target_dependencies\": [\"Part\"], \"product_dependencies\": []}"
      }
      try folder.write(
        """
        {"name": "app", "products": [{"name": "Lib", "targets": ["Part"], "type": {"library": ["automatic"]}}
        \(entries.map { ", " + $0 }.joined())], "targets": [{"name": "Part", "product_dependencies": \
        [\(quoted(dependencies))]}\(targets.map { ", " + $0 }.joined())]}
        """, to: "description.json")
      try program(
        """
        echo "$@" >> '\(folder.url.path)/asked'
        case "$*" in
        *describe*) cat '\(folder.url.path)/description.json' ;;
        *) \(build) ;;
        esac
        """, at: "tools/swift")
    }

    func program(_ text: String, at name: String) throws {
      let url = try stipple.folder.write("#!/bin/sh\n" + text + "\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }

    func run(_ arguments: String...) async throws -> ProgramRun {
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = stipple.folder.url.appending(path: "tools").path + ":/usr/bin:/bin"
      return try await stipple.run(["run"] + arguments, environment: environment)
    }

    /// What the compiler was asked for, a call a line.
    var asked: [String] {
      get throws { String(decoding: try stipple.data("asked"), as: UTF8.self).split(separator: "\n").map(String.init) }
    }
  }

  @Test func theAppIsBuiltAndThenTakesThePlaceOfTheCommand() async throws {
    let stand = try Stand()
    try stand.stipple.folder.write("wait 0\n", to: "s.txt")
    try stand.program("printf '%s|' \"$@\"; pwd; exit 7", at: "app/.build/release/App")
    let run = try await stand.run("app", "--scale", "2", "--headless", "--size=10x20", "--script", "s.txt")
    #expect(run.status == 7)
    #expect(run.errorText == "")
    let folder = stand.stipple.folder.url
    #expect(
      run.text == "--headless|--size|10x20|--scale|2|--script|s.txt|\(folder.resolvingSymlinksInPath().path)\n")
    let places = "--package-path \(folder.path)/app --scratch-path \(folder.path)/app/.build"
    #expect(
      try stand.asked == [
        "package \(places) describe --type json",
        "build -c release --product App \(places) --disable-build-manifest-caching",
      ])
  }

  @Test func whatWasBuiltLastIsRunOnRequest() async throws {
    let stand = try Stand()
    let missing = try await stand.run("app", "--no-build")
    stand.stipple.expectFailure(missing, 66, "no such file or directory; it was never built: leave --no-build out")
    try stand.program("exit 3", at: "app/.build/release/App")
    #expect(try await stand.run("app", "--no-build").status == 3)
    #expect(try stand.asked.allSatisfy { $0.contains("describe") })
  }

  @Test func aSignalEndsTheAppAsIfItWereStartedItself() async throws {
    let stand = try Stand()
    try stand.program("kill -TERM $$; sleep 5", at: "app/.build/release/App")
    let run = try await stand.run("app")
    // The program that limits the time dies of the same signal.
    #expect(run.status == SIGTERM)
  }

  @Test func anAppDoesNotInheritThatBrokenPipesAreIgnored() async throws {
    let stand = try Stand()
    try stand.program("sed -n 's/SigIgn:.//p' /proc/self/status", at: "app/.build/release/App")
    let run = try await stand.run("app")
    let mask = try #require(UInt64(run.text.trimmingCharacters(in: .newlines), radix: 16))
    #expect(mask & (1 << UInt64(SIGPIPE - 1)) == 0)
  }

  @Test func whatTheCompilerSaysIsShownWhereItFails() async throws {
    let stand = try Stand(build: "echo 'main.swift:1:1: error: no'; echo also >&2; exit 1")
    let run = try await stand.run("app")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errorText.contains("main.swift:1:1: error: no\n"))
    #expect(run.errorText.contains("also\n"))
    #expect(run.errorText.hasSuffix("stipple: 'app' does not build; see above\n"))
  }

  @Test func aPackageThatSwiftRefusesIsSaid() async throws {
    let stand = try Stand()
    try stand.program("echo 'error: bad manifest' >&2; exit 1", at: "tools/swift")
    let run = try await stand.run("app")
    #expect(run.status == 65)
    #expect(run.errorText == "error: bad manifest\nstipple: SwiftPM cannot make sense of 'app'; see above\n")
  }

  @Test func aMissingCompilerIsSaid() async throws {
    let stand = try Stand()
    let run = try await stand.stipple.run(["run", "app"], environment: ["PATH": "/nowhere"])
    stand.stipple.expectFailure(run, 69, "cannot run swift: no such file or directory; install Swift from swift.org")
  }

  @Test func aPackageWithoutAnAppIsRefused() async throws {
    let none = try Stand(products: [])
    none.stipple.expectFailure(
      try await none.run("app"), 65, "'app' has no executable; add an .executableTarget to its Package.swift")
    let plain = try Stand(dependencies: ["Yams"])
    plain.stipple.expectFailure(
      try await plain.run("app"), 65, "'App' does not depend on UIKit; add .product(name: \"UIKit\"")
  }

  @Test func oneOfSeveralAppsIsChosenByName() async throws {
    let stand = try Stand(products: ["One", "Two"])
    stand.stipple.expectFailure(
      try await stand.run("app"), 65, "'app' has several apps, One, Two; choose one by --product NAME")
    stand.stipple.expectFailure(
      try await stand.run("app", "--product", "Three"), 65, "'app' has no executable 'Three'; it has One, Two")
    try stand.program("exit 2", at: "app/.build/release/Two")
    #expect(try await stand.run("app", "--product", "Two").status == 2)
  }

  @Test func anExampleIsFoundByItsNameAndBuiltBesideThePackage() async throws {
    let stand = try Stand()
    #expect(try await stand.run("GridDemo", "--product", "none").status == 65)
    let root = Checkout.root.standardizedFileURL.path
    #expect(
      try stand.asked == [
        "package --package-path \(root)/Examples/GridDemo --scratch-path \(root)/.build describe --type json"
      ])
  }
}
