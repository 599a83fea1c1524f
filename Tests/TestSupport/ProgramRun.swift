// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What a program printed and how it ended.
package struct ProgramRun: Sendable {
  /// The exit status; 124 if the time limit ended the program.
  package let status: Int32
  /// What it wrote to standard output.
  package let output: Data
  /// What it wrote to standard error.
  package let errorOutput: Data

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  package var errorText: String { String(decoding: errorOutput, as: UTF8.self) }

  /// Runs a program, found by its path or on the PATH, with nothing on standard input, and waits for its end.
  ///
  /// The program and all it starts are ended after the time limit. Output goes through files, so a child that outlives
  /// its parent and keeps a pipe open cannot hold the test up. No thread is blocked meanwhile.
  ///
  /// - Parameters:
  ///   - environment: What the program sees; nil for the environment of the tests.
  ///   - timeLimit: In seconds.
  package static func run(
    _ program: String, _ arguments: [String], in directory: URL? = nil, environment: [String: String]? = nil,
    timeLimit: Int
  ) async throws -> ProgramRun {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let output = folder.url.appendingPathComponent("stdout")
    let errors = folder.url.appendingPathComponent("stderr")
    for file in [output, errors] { try Data().write(to: file) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = ["--kill-after=5", "\(timeLimit)", program] + arguments
    process.currentDirectoryURL = directory
    if let environment { process.environment = environment }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return ProgramRun(
      status: process.terminationStatus, output: try Data(contentsOf: output),
      errorOutput: try Data(contentsOf: errors))
  }
}
