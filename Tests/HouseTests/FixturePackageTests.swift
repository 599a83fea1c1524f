// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

/// Builds, runs and tests a package that depends on this one, as somebody else's would.
///
/// What it builds is kept under this package's own `.build`, so only the first run is slow.
@Suite(.serialized)
struct FixturePackageTests {
  static let package = Checkout.root.appendingPathComponent("Tests/Fixtures/TutorialViews").path
  static let scratch = Checkout.root.appendingPathComponent(".build/fixtures/TutorialViews").path

  /// Runs `swift` on the package. A first build takes minutes on two cores that other tests use too.
  private func swift(_ command: String, _ arguments: String...) async throws -> ProgramRun {
    try await ProgramRun.run(
      "swift", [command, "--package-path", Self.package, "--scratch-path", Self.scratch] + arguments,
      timeLimit: 1200)
  }

  @Test func itsOwnTestsPass() async throws {
    let run = try await swift("test")
    #expect(run.status == 0, "\(run.text)\n\(run.errorText)")
    // Swift Testing's own closing line, with the number of tests: none run is no success.
    #expect(run.text.contains(/Test run with [1-9]\d* tests in \d+ suites passed/), "\(run.text)")
    #expect(!run.text.contains("warning:") && !run.errorText.contains("warning:"), "\(run.text)\n\(run.errorText)")
  }

  @Test func itsProgramDrawsViewsMadeAtTopLevel() async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let picture = folder.url.appendingPathComponent("views.png")
    let run = try await swift("run", "TutorialViews", picture.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(run.text == "drew 4 views\n")
    let image = try #require(CGImage(pngData: Data(contentsOf: picture)))
    #expect(image.width == 200)
    #expect(image.height == 120)
  }
}
