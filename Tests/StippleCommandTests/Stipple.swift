// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Runs the built command in a folder of its own.
struct Stipple {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func callAsFunction(_ arguments: String...) async throws -> ProgramRun {
    try await run(arguments)
  }

  func run(_ arguments: [String], environment: [String: String]? = nil) async throws -> ProgramRun {
    try await ProgramRun.product("stipple", arguments, in: folder.url, environment: environment)
  }

  /// The command at the end of a line of the shell, for redirections; `$stipple` is its path.
  func shell(_ line: String, timeLimit: Int = 60) async throws -> ProgramRun {
    let stipple = ProgramRun.products.appending(path: "stipple").path
    return try await ProgramRun.run(
      "sh", ["-c", "stipple='\(stipple)'; \(line)"], in: folder.url, timeLimit: timeLimit)
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: name))
  }

  /// Expects one line on stderr that begins with the program's name, nothing on stdout, and a status.
  func expectFailure(
    _ run: ProgramRun, _ status: Int32, _ message: String, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(run.status == status, sourceLocation: location)
    #expect(run.errorText.hasPrefix("stipple: "), sourceLocation: location)
    #expect(run.errorText.contains(message), sourceLocation: location)
    #expect(run.errorText.filter(\.isNewline).count == 1, sourceLocation: location)
    #expect(run.output.isEmpty, sourceLocation: location)
  }
}

/// What the first bytes of a picture say.
extension Data {
  /// The sides of a PNG in pixels; nil for anything else.
  var sizeOfPNG: [Int]? {
    let bytes = [UInt8](self)
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 24 else { return nil }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  var isPDF: Bool { starts(with: Data("%PDF-".utf8)) }

  var isSVG: Bool { starts(with: Data("<?xml".utf8)) && String(decoding: self, as: UTF8.self).contains("<svg") }
}
