// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

extension ProgramRun {
  /// The folder of the build's products, where the bundle of the tests lies, too.
  package static var products: URL {
    (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Runs a program of this package as it was built beside the tests.
  package static func product(
    _ name: String, _ arguments: [String], in directory: URL? = nil, environment: [String: String]? = nil
  ) async throws -> ProgramRun {
    // Each takes well under a second; the limit is for machines that do much else.
    try await run(
      products.appending(path: name).path, arguments, in: directory, environment: environment, timeLimit: 60)
  }
}
